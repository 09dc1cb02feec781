import type { components } from '@kalem/openapi';
import { plainName } from '../people/names';
import type { CompanyOfUser } from './statements';

/**
 * A company in the wire format for this caller (CMP-01, CMP-02). `userId` is absent for an API key and a partner
 * session, which own nothing.
 */
export function companyAnswer(
  { company, permissions }: CompanyOfUser,
  userId: string | undefined,
): components['schemas']['Company'] {
  const { ownerId, createdAt, paidAt, provenAt, partnerId, ...others } = company;
  const { deletedAt: _deletedAt, closedAt: _closedAt, partnerRef: _partnerRef, ...fields } = others;
  return {
    ...fields,
    createdAt: createdAt.toISOString(),
    paidAt: { Valid: paidAt !== null, Time: paidAt?.toISOString() ?? never },
    owner: ownerId === userId,
    permissions,
    gibDogrulandi: provenAt !== null,
    ...(partnerId !== null && { partnerLisansi: true }),
  };
}

/** The zero time of Go. The documented clients expect it for "no time". */
export const never = '0001-01-01T00:00:00Z';

interface NamedCompany {
  readonly unvan: string;
  readonly ad: string;
  readonly soyad: string;
}

/** Enough for the legal title of most companies. */
const LONGEST_TITLE = 90;
/** An SMS has room for less. */
export const LONGEST_TITLE_OF_SMS = 60;

/**
 * A company's name for messages: one line, shortened, and without text that becomes a link. Empty when the company has
 * no name.
 */
export function companyTitle({ unvan, ad, soyad }: NamedCompany, longest = LONGEST_TITLE): string {
  return plainName(unvan.trim() || `${ad} ${soyad}`, longest);
}
