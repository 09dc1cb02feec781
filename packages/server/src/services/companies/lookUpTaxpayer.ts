import type { components } from '@kalem/openapi';
import { firstLinkedCompany } from '../../db/queries/firstLinkedCompany';
import type { Ports } from '../../Ports';
import * as portalProblems from '../../problems/portalProblems';
import * as requestProblems from '../../problems/requestProblems';
import { taxOfficeCode } from './taxOfficeCode';

interface Lookup {
  readonly userId: string;
  /** Whose portal session asks; the caller's first company with an account when absent. */
  readonly companyId: string | undefined;
  readonly vknTckn: string;
}

/**
 * Asks the portal who has a tax number. It tells title, names and tax office only; address and kind of company stay empty (API-39).
 * 404 for an unknown number, and when there is no portal session to ask.
 */
export async function lookUpTaxpayer(
  { db, accounts }: Ports,
  { userId, companyId, vknTckn }: Lookup,
): Promise<components['schemas']['RegistryEntry']> {
  const asker = companyId ?? (await firstLinkedCompany(db.queries, userId));
  if (asker === undefined) throw requestProblems.notFound();
  const answer = await accounts.use(asker, (session) => session.lookup(vknTckn));
  if (!answer.ok)
    throw answer.failure.kind === 'unlinked' ? requestProblems.notFound() : portalProblems.of(answer.failure);
  if (answer.value === null) throw requestProblems.notFound();
  return {
    ...answer.value,
    vergiDairesiKodu: taxOfficeCode(answer.value.vergiDairesi),
    sirketinTuru: '',
    tckn: '',
    adresBilgileri: [],
  };
}
