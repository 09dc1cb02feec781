import type { components } from '@kalem/openapi';
import type { CompanyOfUser } from '../db/queries/listCompaniesOf';

// What a Go server writes for "no time", and what the documents' clients know.
const NEVER = '0001-01-01T00:00:00Z';

/** A company on the wire, as one of its members sees it (CMP-01, CMP-02). */
export function companyAnswer({ company, member }: CompanyOfUser): components['schemas']['Company'] {
  const { ownerId, deletedAt: _deletedAt, createdAt, paidAt, ...fields } = company;
  const { companyId: _companyId, userId, createdAt: _memberSince, ...permissions } = member;
  return {
    ...fields,
    createdAt: createdAt.toISOString(),
    paidAt: { Valid: paidAt !== null, Time: paidAt?.toISOString() ?? NEVER },
    owner: ownerId === userId,
    permissions,
  };
}
