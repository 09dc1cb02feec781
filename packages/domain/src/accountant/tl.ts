import { rescale, times } from '../calculation/arithmetic';
import { type Decimal, readDecimal } from '../calculation/decimal';
import { currencyCode } from '../document/money';
import type { Choices } from './choices';
import type { DraftLine } from './draftLines';

/** The rate of a foreign currency: TL for one unit. */
export interface Exchange {
  readonly kur: Decimal;
}

/** The exchange of an invoice; undefined for one in TL. */
export function exchangeOf(invoice: { readonly paraBirim: string; readonly dovizKur: string }): Exchange | undefined {
  return currencyCode(invoice.paraBirim) === 'TRY' ? undefined : { kur: readDecimal(invoice.dovizKur) };
}

/** An amount in kuruş of a foreign currency in kuruş, rounded half away from zero. */
export function toTlKurus(amount: bigint, { kur }: Exchange): bigint {
  return BigInt(rescale(times(amount, kur.digits), kur.scale, 0));
}

const revenueRoles: ReadonlySet<string> = new Set(['GELIR', 'GELIR_IHRACAT', 'SATISTAN_IADE', 'ALISTAN_IADE']);

/**
 * The lines of an entry in kuruş of TL. Each is rounded by itself, so debits and credits may differ by a few kuruş: one
 * line takes this residue. GELIR: the largest revenue line, else the largest of its side. CARI: the customer's line. A
 * residue above one kuruş a line is no rounding: it stays, and the entry does not balance. Source: ACT-22.
 */
export function closeInTl(
  lines: readonly DraftLine[],
  exchange: Exchange,
  rule: NonNullable<Choices['fxResidue']>,
): bigint[] {
  const amounts = lines.map(({ amount }) => toTlKurus(amount, exchange));
  const signs = lines.map(({ taraf }) => (taraf === 'BORC' ? 1n : -1n));
  const residue = amounts.reduce((sum, amount, index) => sum + amount * (signs[index] ?? 1n), 0n);
  const most = BigInt(lines.filter(({ amount }) => amount !== 0n).length);
  if (residue > most || residue < -most) return amounts;
  const target = rule === 'CARI' ? lines.findIndex(isCari) : revenueLine(lines, amounts);
  return amounts.map((amount, index) => (index === target ? amount - residue * (signs[index] ?? 1n) : amount));
}

function isCari({ rol }: DraftLine): boolean {
  return rol === 'ALICI' || rol === 'SATICI';
}

function revenueLine(lines: readonly DraftLine[], amounts: readonly bigint[]): number {
  const cari = lines.find(isCari);
  const isRevenue = ({ rol, amount }: DraftLine) => revenueRoles.has(rol) && amount !== 0n;
  const isOnItsSide = ({ taraf, amount }: DraftLine) => taraf !== cari?.taraf && amount !== 0n;
  const wanted = lines.some(isRevenue) ? isRevenue : isOnItsSide;
  let largest = -1;
  for (const [index, line] of lines.entries())
    if (wanted(line) && (largest < 0 || (amounts[index] ?? 0n) > (amounts[largest] ?? 0n))) largest = index;
  return largest;
}
