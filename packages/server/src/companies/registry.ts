import { foldTr } from '@kalem/domain';
import { taxOffices } from '@kalem/domain/codes/tax-offices';
import type { components } from '@kalem/openapi';
import { limitAttempts } from '../db/attempts';
import { serverQueries } from '../db/wall';
import { answerInTurn } from '../portal/turn';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';
import { firstLinkedCompany } from './statements';

interface Lookup {
  readonly userId: string;
  /** Whose portal session asks; the caller's first company with an account when absent. */
  readonly companyId: string | undefined;
  readonly vknTckn: string;
}

/** More than anybody writes invoices, and too few to go through all numbers. */
const MOST_PER_HOUR = 300;

/**
 * Asks the portal who has a tax number. It tells title, names and tax office only; address and kind of company stay
 * empty (API-39). An unknown number is not found, and neither is any when there is no portal session to ask.
 */
export async function lookUpTaxpayer(
  ports: Ports,
  { userId, companyId, vknTckn }: Lookup,
): Promise<components['schemas']['RegistryEntry']> {
  await limitAttempts(ports, { purpose: 'registry', subject: userId, most: MOST_PER_HOUR, window: 'hour' });
  const asker = companyId ?? (await firstLinkedCompany(serverQueries(ports.db, 'caller'), userId));
  if (asker === undefined) return notFound;
  const answer = await answerInTurn(ports, asker, ({ session }) => session.lookup(vknTckn));
  if (!answer.ok && answer.failure.kind === 'unlinked') return notFound;
  if (!answer.ok) throw portalProblems.of(answer.failure);
  if (answer.value === null) return notFound;
  return {
    ...notFound,
    ...answer.value,
    bulundu: true,
    vergiDairesiKodu: taxOfficeCode(answer.value.vergiDairesi),
  };
}

const notFound: components['schemas']['RegistryEntry'] = {
  bulundu: false,
  unvan: '',
  ad: '',
  soyad: '',
  vergiDairesi: '',
  vergiDairesiKodu: '',
  sirketinTuru: '',
  tckn: '',
  adresBilgileri: [],
};

const KINDS = / (vergi dairesi( mudurlugu| baskanligi)?|malmudurlugu)$/;

const offices = taxOffices.map(({ value, title }) => ({ value, title: foldTr(title), name: nameOf(foldTr(title)) }));

/**
 * Six digits of the one tax office that the portal's text names, with or without the kind of office; '' when none or
 * several do (API-39).
 */
function taxOfficeCode(vergiDairesi: string): string {
  const text = foldTr(vergiDairesi);
  const byTitle = offices.filter(({ title }) => title === text);
  const named = byTitle.length > 0 ? byTitle : offices.filter(({ name }) => name === nameOf(text));
  const [only, ...others] = named;
  return only && others.length === 0 ? only.value : '';
}

function nameOf(title: string): string {
  return title.replace(KINDS, '');
}
