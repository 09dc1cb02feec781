import { foldTr, numbersOfMany } from '@kalem/domain';
import type { components, paths } from '@kalem/openapi';
import { and, asc, desc, eq, getTableColumns, gte, like, lte, type SQL, sql } from 'drizzle-orm';
import { patternOf } from '../../db/search';
import { type CollectionFilter, isInState } from '../../ledger/collections';
import type { CompanyTx } from '../../ports/Database';
import { dueDay, invoices } from '../tables';

export type Sort = NonNullable<NonNullable<paths['/fatura']['get']['parameters']['query']>['sirala']>;

export interface InvoiceFilter extends Found {
  readonly sirala?: Sort;
  readonly belgeNumarasi?: string;
  readonly faturaTarih?: string;
  readonly ettn?: string;
  readonly vknTckn?: string;
  readonly alici?: string;
  /** Changed at or after this instant (MNY-11). */
  readonly degisenBeri?: Date;
}

/** The recipient: the number, and also the name for a number that many recipients share. */
export type Recipient = Pick<InvoiceFilter, 'alici'> & { readonly vknTckn: string };

/** Filters by day and due day (first and last included), status and state of the collection. */
export interface Found {
  readonly baslangicTarihi?: string;
  readonly bitisTarihi?: string;
  readonly onayDurumu?: components['schemas']['OnayDurumu'];
  readonly vadeBaslangic?: string;
  readonly vadeBitis?: string;
  readonly collection?: CollectionFilter;
}

const { malHizmetler: _, dokum: __, ...columnsButLines } = getTableColumns(invoices);
/** Every column except the lines and the breakdown, which no list shows. */
export const summaryColumns = columnsButLines;

/** The default order of a list of invoices. */
export const newestFirst = [desc(invoices.faturaTarih), desc(invoices.faturaSaat), desc(invoices.id)];

export const orders: Record<Sort, SQL[]> = {
  '-faturaTarih': newestFirst,
  faturaTarih: [asc(invoices.faturaTarih), asc(invoices.faturaSaat), asc(invoices.id)],
  '-odenecekTutar': [desc(invoices.odenecekTutar), desc(invoices.id)],
  odenecekTutar: [asc(invoices.odenecekTutar), asc(invoices.id)],
  '-vadeTarihi': [desc(dueDay), desc(invoices.id)],
  vadeTarihi: [asc(dueDay), asc(invoices.id)],
};

/** The company's invoices of the filter. */
export function invoicesMatching(
  tx: CompanyTx,
  {
    baslangicTarihi,
    bitisTarihi,
    onayDurumu,
    belgeNumarasi,
    faturaTarih,
    ettn,
    vknTckn,
    alici,
    degisenBeri,
    vadeBaslangic,
    vadeBitis,
    collection,
  }: InvoiceFilter,
): SQL | undefined {
  return and(
    eq(invoices.companyId, tx.companyId),
    baslangicTarihi === undefined ? undefined : gte(invoices.faturaTarih, baslangicTarihi),
    bitisTarihi === undefined ? undefined : lte(invoices.faturaTarih, bitisTarihi),
    onayDurumu === undefined ? undefined : eq(invoices.onayDurumu, onayDurumu),
    belgeNumarasi === undefined ? undefined : eq(invoices.belgeNumarasi, belgeNumarasi),
    faturaTarih === undefined ? undefined : eq(invoices.faturaTarih, faturaTarih),
    ettn === undefined ? undefined : eq(invoices.ettn, ettn),
    vknTckn === undefined ? undefined : isTo({ vknTckn, alici }),
    degisenBeri === undefined ? undefined : gte(invoices.updatedAt, degisenBeri),
    vadeBaslangic === undefined ? undefined : sql`${dueDay} >= ${vadeBaslangic}::date`,
    vadeBitis === undefined ? undefined : sql`${dueDay} <= ${vadeBitis}::date`,
    collection && isInState(tx, collection),
  );
}

/**
 * Matches invoices to a number. For a number that many recipients share, the name must be a line of the search text
 * too.
 */
export function isTo({ vknTckn, alici }: Recipient): SQL | undefined {
  const isNumber = eq(invoices.vknTckn, vknTckn);
  if (alici === undefined || !numbersOfMany.includes(vknTckn)) return isNumber;
  const name = foldTr(alici);
  const isLine = sql`position(E'\n' || ${name} || E'\n' in E'\n' || ${invoices.arama} || E'\n') > 0`;
  // `like` is less exact than `isLine`, but it can use the index.
  return and(isNumber, like(invoices.arama, patternOf(name)), isLine);
}

/**
 * A name for each variant of the statement, so that PostgreSQL plans it once per connection. Short, because PostgreSQL
 * cuts names at 63 characters.
 */
export function nameOf(filter: InvoiceFilter, offset: number): string {
  const {
    baslangicTarihi,
    bitisTarihi,
    onayDurumu,
    belgeNumarasi,
    faturaTarih,
    ettn,
    vknTckn,
    alici,
    degisenBeri,
    vadeBaslangic,
    vadeBitis,
    collection,
    sirala = '-faturaTarih',
  } = filter;
  const isOfMany = vknTckn !== undefined && numbersOfMany.includes(vknTckn);
  const name = isOfMany ? alici : undefined;
  const given = [
    baslangicTarihi,
    bitisTarihi,
    onayDurumu,
    belgeNumarasi,
    faturaTarih,
    ettn,
    vknTckn,
    name,
    degisenBeri,
    vadeBaslangic,
    vadeBitis,
  ];
  const parts = [...given, offset > 0 || undefined];
  return `list_invoices_${parts.map((part) => (part === undefined ? 0 : 1)).join('')}${collection?.tahsilatDurumu ?? ''}${sirala}`;
}
