import { writeKurus } from '../calculation/decimal';
import { isZero, kurusOf } from '../document/money';
import { isKdvDeferred, lineTevkifat, otherTaxes, shortestDecimal } from '../document/taxes';
import { readReason } from '../facts/reasons';
import { taxEffect, type TaxCode } from '../facts/taxes';
import type { Line } from '../invoice/Invoice';
import { atOnce, type Steps } from '../steps';
import { invoiceTypeOf, type TypedInvoice } from './invoiceType';

/**
 * A row of an invoice's breakdown. Amounts are decimals with two places, in the invoice's currency; rates are percent
 * in their shortest form. An amount that the kind of row does not have is '0.00'.
 */
export interface BreakdownRow {
  /** KDV: the goods and services of one rate and code. VERGI: a tax that is added. STOPAJ: a tax that is kept back. */
  readonly satir: 'KDV' | 'VERGI' | 'STOPAJ';
  /**
   * Of a KDV row the withholding code, else the code of the özel matrah, else that of the exemption or export
   * registration, else null. A withholding code and an özel matrah may be equal (801): the first has a `tevkifatOrani`.
   * Of the other rows the tax code, with V.
   */
  readonly kod: string | null;
  /** KDV rate of the lines. Null on STOPAJ. */
  readonly oran: string | null;
  /** Net amount of the lines. */
  readonly matrah: string;
  /** Base of the KDV: net amount or özel matrah, plus the taxes that bear KDV. */
  readonly kdvMatrahi: string;
  /** KDV before withholding. */
  readonly kdv: string;
  /** Share of the KDV that the buyer withholds; null without withholding. */
  readonly tevkifatOrani: string | null;
  /** Withheld KDV. */
  readonly tevkif: string;
  /** Amount of the tax, above 0 on STOPAJ too. */
  readonly vergi: string;
  /** What the row adds to odenecekTutar; below zero on STOPAJ. */
  readonly odenecekPayi: string;
}

/** The fields of an invoice that its breakdown reads. */
export interface BrokenDownInvoice extends TypedInvoice {
  readonly malHizmetler: readonly Line[];
}

/**
 * Takes an invoice apart by KDV rate, code and tax (`dokum` on the wire). Everything for the accountant is made from
 * these rows. Reads the stored, calculated amounts of the lines and never the totals, so the rows of a valid invoice
 * add up to its totals, and those of an invoice with edited totals do not.
 *
 * The KDV rows come first, by rate and code, then the taxes by code and KDV rate, then the taxes that are kept back.
 * Source: ACT-10, ACT-11, fiscal-rules 3 and 4.
 */
export function breakdownOf(invoice: BrokenDownInvoice): BreakdownRow[] {
  return atOnce(breakdownInSteps(invoice));
}

/** `breakdownOf`, one line a step. */
export function* breakdownInSteps(invoice: BrokenDownInvoice): Steps<BreakdownRow[]> {
  const groups = new Map<string, Group>();
  const isDeferred = isKdvDeferred({ faturaTip: invoiceTypeOf(invoice) ?? null });
  for (const line of invoice.malHizmetler) {
    addKdv(groups, line, isDeferred);
    for (const { kod, tutar } of otherTaxes(line)) addTax(groups, line, `V${kod}`, kurusOf(tutar));
    yield;
  }
  return [...groups.values()].sort(byKindRateAndCode).map(writeGroup);
}

const amounts = ['matrah', 'kdvMatrahi', 'kdv', 'tevkif', 'vergi', 'odenecekPayi'] as const;

type Keys = Pick<BreakdownRow, 'satir' | 'kod' | 'oran' | 'tevkifatOrani'>;
type Sums = Readonly<Record<(typeof amounts)[number], bigint>>;
type Group = Keys & Sums;

const noSums: Sums = { matrah: 0n, kdvMatrahi: 0n, kdv: 0n, tevkif: 0n, vergi: 0n, odenecekPayi: 0n };

function addKdv(groups: Map<string, Group>, line: Line, isDeferred: boolean): void {
  // The portal writes a rate of 0 on lines without withholding.
  const tevkifat = isZero(line.V9015Orani) ? undefined : lineTevkifat(line);
  const [matrah, kdv, tevkif] = [line.malHizmetTutari, line.kdvTutari, tevkifat?.tutar].map(kurusOf) as [
    bigint,
    bigint,
    bigint,
  ];
  const keys: Keys = {
    satir: 'KDV',
    kod: (tevkifat?.kod ?? line.ozelMatrahNedeni) || readReason(line.istisnaMuafiyetSebebi ?? '') || null,
    oran: rateOf(line),
    tevkifatOrani: tevkifat ? shortestDecimal(tevkifat.oran) : null,
  };
  add(groups, keys, {
    ...noSums,
    matrah,
    kdvMatrahi: kdvMatrahiOf(line),
    kdv,
    tevkif,
    odenecekPayi: matrah + (isDeferred ? 0n : kdv) - tevkif,
  });
}

/** Lines of the portal have no `kdvMatrahi`. */
function kdvMatrahiOf(line: Line): bigint {
  if (line.kdvMatrahi) return kurusOf(line.kdvMatrahi);
  const bearing = otherTaxes(line).filter(({ kod }) => taxEffect(`V${kod}`).bearsKdv);
  const base = kurusOf(line.ozelMatrahTutari || line.malHizmetTutari);
  return bearing.reduce((sum, { tutar }) => sum + kurusOf(tutar), base);
}

function addTax(groups: Map<string, Group>, line: Line, kod: TaxCode, vergi: bigint): void {
  const { adds, subtracts } = taxEffect(kod);
  const odenecekPayi = (adds ? vergi : 0n) - (subtracts ? vergi : 0n);
  const satir = adds ? 'VERGI' : 'STOPAJ';
  const keys: Keys = { satir, kod, oran: adds ? rateOf(line) : null, tevkifatOrani: null };
  add(groups, keys, { ...noSums, vergi, odenecekPayi });
}

function rateOf({ kdvOrani }: Line): string {
  return shortestDecimal(kdvOrani || '0');
}

function add(groups: Map<string, Group>, keys: Keys, sums: Sums): void {
  const key = Object.values(keys).join(' ');
  const group = groups.get(key) ?? { ...keys, ...noSums };
  const added = amounts.map((name) => [name, group[name] + sums[name]] as const);
  groups.set(key, { ...group, ...(Object.fromEntries(added) as Sums) });
}

/** Whether any row has an amount. */
export function hasAmounts(dokum: readonly BreakdownRow[]): boolean {
  return dokum.some((row) => [row.matrah, row.kdvMatrahi, row.kdv, row.vergi].some((amount) => kurusOf(amount) !== 0n));
}

const kinds = ['KDV', 'VERGI', 'STOPAJ'];

function byKindRateAndCode(left: Group, right: Group): number {
  const byKind = kinds.indexOf(left.satir) - kinds.indexOf(right.satir);
  const byRate = Number(left.oran ?? 0) - Number(right.oran ?? 0);
  const byCode = compareTexts(left.kod ?? '', right.kod ?? '');
  const first = left.satir === 'KDV' ? byRate || byCode : byCode || byRate;
  return byKind || first || Number(left.tevkifatOrani ?? 0) - Number(right.tevkifatOrani ?? 0);
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function writeGroup({ satir, kod, oran, tevkifatOrani, ...sums }: Group): BreakdownRow {
  return {
    satir,
    kod,
    oran,
    matrah: writeKurus(sums.matrah),
    kdvMatrahi: writeKurus(sums.kdvMatrahi),
    kdv: writeKurus(sums.kdv),
    tevkifatOrani,
    tevkif: writeKurus(sums.tevkif),
    vergi: writeKurus(sums.vergi),
    odenecekPayi: writeKurus(sums.odenecekPayi),
  };
}
