import { foldTr, numbersOfMany } from '@kalem/domain';
import { taxOffices } from '@kalem/domain/codes/tax-offices';
import type { components } from '@kalem/openapi';
import { and, desc, eq } from 'drizzle-orm';
import { limitAttempts } from '../db/attempts';
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
  /** Whose portal session asks; the caller's first company with an account when absent. */
  readonly companyId: string | undefined;
  /** Whether the caller may read the customer cards of `companyId`. */
  readonly mayReadCards: boolean;
  readonly vknTckn: string;
}

/**
 * Asks the portal who has a tax number. It tells title, names and tax office only; the address comes from the company's
 * own card, and the kind of company stays empty (API-39). An unknown number is not found, and neither is any when there
 * is no portal session to ask.
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

/** The address of the company's card of that number; of several cards, that of the one which was changed last. */
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
