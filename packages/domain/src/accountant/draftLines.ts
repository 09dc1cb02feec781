import { isKdvDeferred } from '../document/taxes';
import { kurusOf } from '../document/money';
import type { FaturaTip } from '../facts/faturaTip';
import type { BreakdownRow } from './breakdown';
import type { Choices } from './choices';
import type { EntryLine } from './Entry';
import type { Role } from './ledgerMap';

/** A line before it has a code: its amount is in kuruş of the invoice's currency and may be 0 or below. */
export interface DraftLine extends Pick<EntryLine, 'rol' | 'anahtar' | 'taraf'> {
  readonly amount: bigint;
}

/** What the lines of an entry are made from. */
export interface DraftSource {
  readonly tip: FaturaTip;
  /** What an IADE returns. */
  readonly iadeTuru: 'ALIS_IADESI' | 'SATIS_IADESI' | undefined;
  readonly dokum: readonly BreakdownRow[];
  readonly odenecekTutar: string;
  readonly secimler: Choices;
}

/** One line for each role and key, debits first. Source: ACT-17, ACT-18, ACT-19. */
export function draftLines(source: DraftSource): DraftLine[] {
  if (source.tip !== 'IADE') return saleLines(source);
  return source.iadeTuru === 'SATIS_IADESI' ? returnedSaleLines(source) : returnedPurchaseLines(source);
}

function saleLines({ tip, dokum, odenecekTutar, secimler }: DraftSource): DraftLine[] {
  const kdvRows = rowsOf(dokum, 'KDV');
  const deferred = isKdvDeferred({ faturaTip: tip }) ? sum(kdvRows, ({ kdv }) => kurusOf(kdv)) : 0n;
  const isExport = (row: BreakdownRow) => tip === 'ISTISNA' && isExportReason(row) && secimler.ihracatGeliri === 'AYRI';
  const exports = kdvRows.filter(isExport);
  return [
    line('BORC', 'ALICI', kurusOf(odenecekTutar)),
    line('BORC', 'DIGER_KDV', deferred),
    ...byKey(rowsOf(dokum, 'STOPAJ'), 'kod', ({ vergi }) => kurusOf(vergi), 'BORC', 'STOPAJ'),
    ...byKey(
      kdvRows.filter((row) => !isExport(row)),
      'oran',
      ({ matrah }) => kurusOf(matrah),
      'ALACAK',
      'GELIR',
    ),
    line(
      'ALACAK',
      'GELIR_IHRACAT',
      sum(exports, ({ matrah }) => kurusOf(matrah)),
    ),
    ...byKey(kdvRows, 'oran', kdvToPay, 'ALACAK', 'HESAPLANAN_KDV'),
    ...byKey(rowsOf(dokum, 'VERGI'), 'kod', taxToPay, 'ALACAK', 'VERGI'),
  ];
}

function returnedPurchaseLines({ dokum, odenecekTutar, secimler }: DraftSource): DraftLine[] {
  const goods = [...rowsOf(dokum, 'KDV'), ...rowsOf(dokum, 'VERGI')];
  const kdvRole = secimler.iadeKdv === 'INDIRILECEK' ? 'INDIRILECEK_KDV' : 'HESAPLANAN_KDV';
  return [
    line('BORC', 'SATICI', kurusOf(odenecekTutar)),
    ...byKey(goods, 'oran', (row) => kurusOf(row.matrah) + kurusOf(row.vergi), 'ALACAK', 'ALISTAN_IADE'),
    ...byKey(rowsOf(dokum, 'KDV'), 'oran', kdvToPay, 'ALACAK', kdvRole),
  ];
}

function returnedSaleLines({ dokum, odenecekTutar }: DraftSource): DraftLine[] {
  return [
    ...byKey(rowsOf(dokum, 'KDV'), 'oran', ({ matrah }) => kurusOf(matrah), 'BORC', 'SATISTAN_IADE'),
    ...byKey(rowsOf(dokum, 'KDV'), 'oran', kdvToPay, 'BORC', 'INDIRILECEK_KDV'),
    ...byKey(rowsOf(dokum, 'VERGI'), 'kod', taxToPay, 'BORC', 'VERGI'),
    line('ALACAK', 'ALICI', kurusOf(odenecekTutar)),
  ];
}

/** Whether a row is an export of goods (301) or services (302). */
export function isExportReason({ satir, kod }: BreakdownRow): boolean {
  return satir === 'KDV' && (kod === '301' || kod === '302');
}

/** The rows of one kind. */
export function rowsOf(dokum: readonly BreakdownRow[], satir: BreakdownRow['satir']): BreakdownRow[] {
  return dokum.filter((row) => row.satir === satir);
}

function kdvToPay({ kdv, tevkif }: BreakdownRow): bigint {
  return kurusOf(kdv) - kurusOf(tevkif);
}

/** V4171 is added and withheld, so nothing of it is owed. */
function taxToPay({ odenecekPayi }: BreakdownRow): bigint {
  return kurusOf(odenecekPayi);
}

function line(taraf: DraftLine['taraf'], rol: Role, amount: bigint): DraftLine {
  return { taraf, rol, anahtar: null, amount };
}

function byKey(
  rows: readonly BreakdownRow[],
  key: 'kod' | 'oran',
  amountOf: (row: BreakdownRow) => bigint,
  taraf: DraftLine['taraf'],
  rol: Role,
): DraftLine[] {
  const amounts = new Map<string | null, bigint>();
  for (const row of rows) amounts.set(row[key], (amounts.get(row[key]) ?? 0n) + amountOf(row));
  return [...amounts].map(([anahtar, amount]) => ({ taraf, rol, anahtar, amount }));
}

function sum(rows: readonly BreakdownRow[], amountOf: (row: BreakdownRow) => bigint): bigint {
  return rows.reduce((total, row) => total + amountOf(row), 0n);
}
