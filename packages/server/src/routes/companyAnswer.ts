import type { components } from '@kalem/openapi';
import type { CompanyOfUser } from '../db/queries/listCompaniesOf';
import { never } from './never';

/** A company on the wire, as the one who looks sees it (CMP-01, CMP-02). `userId` is absent for an API key, which owns nothing. */
export function companyAnswer(
  { company, permissions }: CompanyOfUser,
  userId: string | undefined,
): components['schemas']['Company'] {
  const { ownerId, deletedAt: _deletedAt, createdAt, paidAt, ...fields } = company;
  return {
    ...fields,
    createdAt: createdAt.toISOString(),
    paidAt: { Valid: paidAt !== null, Time: paidAt?.toISOString() ?? never },
    owner: ownerId === userId,
    permissions,
  };
}
