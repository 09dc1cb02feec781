import { writeKurus } from '../../calculation/decimal';
import { companyName } from '../../companies';
import { kurusOf } from '../../document/money';
import { isKdvDeferred } from '../../document/taxes';
import { joinFilled } from '../../text/joinFilled';
import type { BreakdownRow } from '../breakdown';
import { rowsOf } from '../draftLines';
import type { BookedInvoice } from '../entryOf';
import { cellText, csvAmount } from './cellText';
import { toDottedDate } from '../../dates/screenDates';
import type { ListedInvoice } from './listedInvoice';

/** Rows of a file, the headings included. */
export const LISTE_MOST_ROWS = 400;

/** The rates with columns. Until July 2023 8 and 18 were in place of 1 and 10. */
const ratesOf = { yeni: ['0', '1', '10', '20'], eski: ['0', '8', '18', '20'] } as const;

/** The 15 headings of a list, for today's rates or the former ones. */
export function lucaListeHeadings(oranlar: keyof typeof ratesOf): readonly string[] {
  const [, low, middle, high] = ratesOf[oranlar];
  const ofRates = [low, middle, high].flatMap((rate) => [`Matrah ${rate}`, `KDV ${rate}`]);
  const head = ['Evrak Tarihi', 'Evrak No', 'VKN/TCKN', 'Unvan', 'Açıklama', 'Matrah 0'];
  return [...head, ...ofRates, 'Diğer Vergiler', 'Tevkifat', 'Ödenecek'];
}

/** A row of a list, and the file that it belongs to. */
interface ListeRow {
  /** Part of the file's name: one file for each type, returns by their kind, invoices with former rates apart. */
  readonly dosya: string;
  readonly oranlar: keyof typeof ratesOf;
  readonly cells: readonly string[];
}

/**
 * The row of an invoice in TL: Matrah + KDV + Diğer Vergiler − Tevkifat = Ödenecek. Undefined for one that has no place
 * in the list: stopaj, deferred KDV, a rate without a column.
 */
export function lucaListeRow(
  invoice: BookedInvoice,
  { tip, iadeTuru, rows }: Omit<ListedInvoice, 'sonuc'>,
): ListeRow | undefined {
  const kdvRows = rowsOf(rows, 'KDV');
  const hasDeferred = isKdvDeferred({ faturaTip: tip }) && kdvRows.some(({ kdv }) => kurusOf(kdv) !== 0n);
  const fits = (name: keyof typeof ratesOf) =>
    kdvRows.every(({ oran }) => (ratesOf[name] as readonly (string | null)[]).includes(oran));
  const oranlar = (['yeni', 'eski'] as const).find(fits);
  if (rowsOf(rows, 'STOPAJ').length > 0 || hasDeferred || !oranlar) return undefined;
  const unvan = companyName({ unvan: invoice.aliciUnvan, ad: invoice.aliciAdi, soyad: invoice.aliciSoyadi });
  const sum = (of: readonly BreakdownRow[], name: 'matrah' | 'kdv' | 'tevkif' | 'odenecekPayi') =>
    csvAmount(writeKurus(of.reduce((total, row) => total + kurusOf(row[name]), 0n)));
  const ofRate = (rate: string) => kdvRows.filter(({ oran }) => oran === rate);
  const [zero, ...taxed] = ratesOf[oranlar];
  const cells = [
    toDottedDate(invoice.faturaTarih),
    invoice.belgeNumarasi,
    invoice.vknTckn,
    unvan,
    joinFilled([invoice.belgeNumarasi, unvan], ' '),
    sum(ofRate(zero), 'matrah'),
    ...taxed.flatMap((rate) => [sum(ofRate(rate), 'matrah'), sum(ofRate(rate), 'kdv')]),
    sum(rowsOf(rows, 'VERGI'), 'odenecekPayi'),
    sum(kdvRows, 'tevkif'),
    sum(rows, 'odenecekPayi'),
  ];
  const kind = { ALIS_IADESI: 'alistan-iade', SATIS_IADESI: 'satistan-iade' } as const;
  const type = iadeTuru ? kind[iadeTuru] : tip.toLowerCase();
  return {
    dosya: oranlar === 'eski' ? `${type}-8-18` : type,
    oranlar,
    cells: cells.map((cell, index) => (index < 5 ? cellText(cell, 'CSV') : cell)),
  };
}
