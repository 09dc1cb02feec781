import { writeKurus } from '../calculation/decimal';
import { currencyCode, kurusOf } from '../document/money';
import { isKdvDeferred } from '../document/taxes';
import { otvTevkifat } from '../facts/taxes';
import type { BreakdownRow } from './breakdown';
import type { Choices } from './choices';
import { draftLines, type DraftLine, isExportReason } from './draftLines';
import type { BookedInvoice } from './entryOf';
import { invoiceTypeOf } from './invoiceType';
import { closeInTl, type Exchange, exchangeOf, toTlKurus } from './tl';

/** The fields of an invoice that its breakdown in TL reads. */
export type ExchangedInvoice = Pick<
  BookedInvoice,
  'faturaTip' | 'portalFaturaTip' | 'iadeTuru' | 'paraBirim' | 'dovizKur' | 'totals' | 'dokum'
>;

type Amount = 'matrah' | 'kdvMatrahi' | 'kdv' | 'tevkif' | 'vergi' | 'odenecekPayi';
type TlRow = Record<Amount, bigint>;

/** An amount of a row that is part of a line of the entry; withheld KDV is subtracted. */
interface Part {
  readonly row: number;
  readonly name: Amount;
  readonly sign: 1n | -1n;
}

/**
 * The breakdown of an invoice in TL. Amounts are rounded one by one; then the amounts that make up a line of the entry
 * take the kuruş that are missing to it, withheld KDV first, else the largest amount. So the rows add up to the entry,
 * with its residue (GELIR while the choice is open), and their shares to the payable amount in TL. Undefined without a
 * rate of exchange. Source: ACT-15.
 */
export function breakdownInTl(invoice: ExchangedInvoice, secimler: Choices): readonly BreakdownRow[] | undefined {
  const { dokum } = invoice;
  const exchange = exchangeOf(invoice);
  if (!exchange) return dokum;
  if (exchange.kur.digits === 0) return undefined;
  const rows = dokum.map((row) => inTl(row, exchange));
  const lines = linesOf(invoice, secimler);
  const amounts = closeInTl(lines, exchange, secimler.fxResidue ?? 'GELIR');
  let payable = 0n;
  const [byRate, byCode] = [rowsBy('oran', dokum), rowsBy('kod', dokum)];
  const hasExportLine = lines.some((line) => line.rol === 'GELIR_IHRACAT' && line.amount !== 0n);
  for (const [index, line] of lines.entries()) {
    if (line.rol === 'ALICI' || line.rol === 'SATICI') payable = amounts[index] ?? 0n;
    else distribute(rows, partsOf(line, { dokum, byRate, byCode, hasExportLine }), amounts[index] ?? 0n);
  }
  for (const rate of new Set(dokum.map(({ oran }) => oran))) closeBase(rows, dokum, byRate('KDV', rate), exchange);
  share(rows, dokum, isKdvDeferred({ faturaTip: invoiceTypeOf(invoice) ?? null }), payable);
  return dokum.map((row, index) => ({ ...row, ...writeRow(rows[index]) }));
}

/** The payable amount in kuruş of TL: the stored one of an invoice in TRY, else the sum of the shares. */
export function payableInTl(invoice: ExchangedInvoice, rows: readonly BreakdownRow[]): bigint {
  if (currencyCode(invoice.paraBirim) === 'TRY') return kurusOf(invoice.totals.odenecekTutar);
  return rows.reduce((sum, { odenecekPayi }) => sum + kurusOf(odenecekPayi), 0n);
}

function inTl(row: BreakdownRow, exchange: Exchange): TlRow {
  const tl = (name: Amount) => toTlKurus(kurusOf(row[name]), exchange);
  return {
    matrah: tl('matrah'),
    kdvMatrahi: tl('kdvMatrahi'),
    kdv: tl('kdv'),
    tevkif: tl('tevkif'),
    vergi: tl('vergi'),
    odenecekPayi: 0n,
  };
}

/** The lines of the entry; those of an invoice that is by hand are made likewise. */
function linesOf(invoice: ExchangedInvoice, secimler: Choices): DraftLine[] {
  const kind = invoice.iadeTuru ?? secimler.iadeTuru;
  return draftLines({
    tip: invoiceTypeOf(invoice) ?? 'SATIS',
    iadeTuru: kind === 'SATIS_IADESI' ? kind : 'ALIS_IADESI',
    dokum: invoice.dokum,
    odenecekTutar: invoice.totals.odenecekTutar ?? '0',
    secimler,
  });
}

/** The numbers of the rows of a kind with a rate or code. */
type RowsWith = (satir: BreakdownRow['satir'], key: string | null) => readonly number[];

function rowsBy(name: 'oran' | 'kod', dokum: readonly BreakdownRow[]): RowsWith {
  const numbers = new Map<string, number[]>();
  for (const [index, row] of dokum.entries()) {
    const key = `${row.satir} ${row[name]}`;
    const known = numbers.get(key);
    if (known) known.push(index);
    else numbers.set(key, [index]);
  }
  return (satir, key) => numbers.get(`${satir} ${key}`) ?? [];
}

interface Rows {
  readonly dokum: readonly BreakdownRow[];
  readonly byRate: RowsWith;
  readonly byCode: RowsWith;
  /** Exports have a revenue line for themselves. */
  readonly hasExportLine: boolean;
}

function partsOf({ rol, anahtar }: DraftLine, { dokum, byRate, byCode, hasExportLine }: Rows): Part[] {
  const parts = (name: Amount, rows: readonly number[], sign: Part['sign'] = 1n): Part[] =>
    rows.map((row) => ({ row, name, sign }));
  const isExport = (index: number) => {
    const row = dokum[index];
    return row !== undefined && isExportReason(row);
  };
  const ofRate = byRate('KDV', anahtar);
  switch (rol) {
    case 'GELIR':
      return parts('matrah', hasExportLine ? ofRate.filter((row) => !isExport(row)) : ofRate);
    case 'GELIR_IHRACAT':
      return hasExportLine ? parts('matrah', [...dokum.keys()].filter(isExport)) : [];
    case 'SATISTAN_IADE':
      return parts('matrah', ofRate);
    case 'ALISTAN_IADE':
      return [...parts('matrah', ofRate), ...parts('vergi', byRate('VERGI', anahtar))];
    case 'HESAPLANAN_KDV':
    case 'INDIRILECEK_KDV':
      return [...parts('tevkif', ofRate, -1n), ...parts('kdv', ofRate)];
    case 'VERGI':
    case 'STOPAJ':
      return anahtar === otvTevkifat ? [] : parts('vergi', byCode(rol, anahtar));
    default:
      return [];
  }
}

/** Makes the parts add up to an amount. */
function distribute(rows: readonly TlRow[], parts: readonly Part[], amount: bigint): void {
  const valueOf = ({ row, name }: Part) => rows[row]?.[name] ?? 0n;
  const missing = parts.reduce((rest, part) => rest - part.sign * valueOf(part), amount);
  const withheld = parts.filter((part) => part.name === 'tevkif' && valueOf(part) !== 0n);
  const candidates = withheld.length > 0 ? withheld : parts.filter(({ name }) => name !== 'tevkif');
  const target = largest(candidates, valueOf);
  const row = target && rows[target.row];
  if (row) row[target.name] += target.sign * missing;
}

function largest<Item>(items: readonly Item[], valueOf: (item: Item) => bigint): Item | undefined {
  return items.reduce<Item | undefined>(
    (found, item) => (found === undefined || valueOf(item) > valueOf(found) ? item : found),
    undefined,
  );
}

/** The KDV base of a rate in TL is the printed one: the sum times the rate of exchange. */
function closeBase(
  rows: readonly TlRow[],
  dokum: readonly BreakdownRow[],
  ofRate: readonly number[],
  exchange: Exchange,
): void {
  const parts = ofRate.map((row): Part => ({ row, name: 'kdvMatrahi', sign: 1n }));
  const sum = parts.reduce((total, { row }) => total + kurusOf(dokum[row]?.kdvMatrahi), 0n);
  distribute(rows, parts, toTlKurus(sum, exchange));
}

/** The shares of the payable amount. Deferred KDV is rounded in a separate line, which can leave a kuruş. */
function share(rows: readonly TlRow[], dokum: readonly BreakdownRow[], isDeferred: boolean, payable: bigint): void {
  for (const [index, { satir, kod }] of dokum.entries()) {
    const row = rows[index];
    if (!row) continue;
    const tax = satir === 'STOPAJ' ? -row.vergi : row.vergi;
    const kdv = row.matrah + (isDeferred ? 0n : row.kdv) - row.tevkif;
    if (satir === 'KDV') row.odenecekPayi = kdv;
    else row.odenecekPayi = kod === otvTevkifat ? 0n : tax;
  }
  const rest = rows.reduce((sum, { odenecekPayi }) => sum - odenecekPayi, payable);
  const row = largest(rows, ({ matrah }) => matrah);
  const most = BigInt(rows.length);
  if (row && rest <= most && rest >= -most) row.odenecekPayi += rest;
}

function writeRow(row: TlRow | undefined): Record<Amount, string> {
  const write = (name: Amount) => writeKurus(row?.[name] ?? 0n);
  return {
    matrah: write('matrah'),
    kdvMatrahi: write('kdvMatrahi'),
    kdv: write('kdv'),
    tevkif: write('tevkif'),
    vergi: write('vergi'),
    odenecekPayi: write('odenecekPayi'),
  };
}
