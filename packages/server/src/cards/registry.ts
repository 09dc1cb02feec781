import { foldTr, numbersOfMany } from '@kalem/domain';
import { taxOffices } from '@kalem/domain/codes/tax-offices';
import type { components } from '@kalem/openapi';
import { and, desc, eq } from 'drizzle-orm';
import { limitAttempts } from '../limits/attempts';
import { readCompany } from '../db/wall';
import { answerInTurn } from '../portal/turn';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';
import { firstLinkedCompany } from '../companies/statements';
import { customers } from './tables';

type Address = components['schemas']['RegistryEntry']['adresBilgileri'][number];

interface Lookup {
  readonly userId: string;
  /** The company whose portal session is used. By default the caller's first company with an account. */
  readonly companyId: string | undefined;
  /** Whether the caller may read the customer cards of `companyId`. */
  readonly mayReadCards: boolean;
  readonly vknTckn: string;
}

/**
 * Looks up a tax number in the portal's registry. It returns only title, names and tax office. The address comes from
 * the company's own card, and the kind of company stays empty (API-39). Not found is returned for an unknown number,
 * and when there is no portal session.
 */
export async function lookUpTaxpayer(
  ports: Ports,
  { userId, companyId, mayReadCards, vknTckn }: Lookup,
): Promise<components['schemas']['RegistryEntry']> {
  await limitAttempts(ports, 'registry', userId);
  const asker = companyId ?? (await firstLinkedCompany(ports.db, userId));
  if (asker === undefined) return notFound;
  const answer = await answerInTurn(ports, asker, ({ session }) => session.lookup(vknTckn));
  if (!answer.ok && answer.failure.kind === 'unlinked') return notFound;
  if (!answer.ok) throw portalProblems.of(answer.failure);
  if (answer.value === null) return notFound;
  const hasCard = companyId !== undefined && mayReadCards && !numbersOfMany.includes(vknTckn);
  return {
    ...notFound,
    ...answer.value,
    bulundu: true,
    adresBilgileri: hasCard ? await readCompany(ports.db, companyId, (tx) => cardAddress(tx, vknTckn)) : [],
    vergiDairesiKodu: taxOfficeCode(answer.value.vergiDairesi),
  };
}

/** The address of the company's card with that number. Of several cards, the one changed last. */
async function cardAddress(tx: CompanyTx, vknTckn: string): Promise<Address[]> {
  const rows = await tx
    .select({ ilAdi: customers.il, ilceAdi: customers.ilce, caddeSokak: customers.adres })
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.vknTckn, vknTckn)))
    .orderBy(desc(customers.updatedAt))
    .limit(1);
  const known = rows.filter((row) => Object.values(row).some(Boolean));
  return known.map((row) => ({ koy: '', mahalleSemt: '', beldeBucak: '', disKapiNo: '', icKapiNo: '', ...row }));
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
 * The six-digit code of the tax office in the portal's text, with or without the kind of office. '' when none or
 * several match (API-39).
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
