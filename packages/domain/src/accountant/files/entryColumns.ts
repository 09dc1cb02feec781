import type { Cell, Column } from '../../excel/sheets';
import type { Entry, EntryLine } from '../Entry';
import type { LedgerCodes } from '../ledgerMap';
import type { FisDuzeni } from '../vouchers';
import { cellText } from './cellText';
import { toDottedDate } from '../../dates/screenDates';

/** A line of an entry in its voucher. */
export interface VoucherLine {
  readonly fisNo: number;
  readonly fisDuzeni: FisDuzeni;
  readonly kayit: Entry;
  readonly satir: EntryLine;
}

/** The name of the sheet of Luca's vouchers. */
export const lucaBilancoSheet = 'Fiş Aktarım Şablon';

/**
 * The 14 columns of Luca's vouchers. Codes and days are text, amounts are numbers and always TL, the other side is
 * empty.
 */
export const lucaBilancoColumns: readonly Column<VoucherLine>[] = [
  { heading: 'Fiş No', write: ({ fisNo }) => fisNo },
  { heading: 'Fiş Tarihi', write: ({ kayit }) => lucaDay(kayit.tarih) },
  { heading: 'Fiş Açıklama', write: voucherText },
  { heading: 'Hesap Kodu', write: ({ satir }) => satir.kod ?? '' },
  { heading: 'Evrak No', write: ({ kayit }) => text(kayit.belgeNumarasi) },
  { heading: 'Evrak Tarihi', write: ({ kayit }) => lucaDay(kayit.tarih) },
  { heading: 'Detay Açıklama', write: ({ kayit }) => text(kayit.aciklama) },
  { heading: 'Borç', write: debit },
  { heading: 'Alacak', write: credit },
  { heading: 'Miktar', write: () => '' },
  { heading: 'Belge Türü', write: () => 'EA' },
  { heading: 'Para Birimi', write: (line) => lucaCurrency(line).paraBirim },
  { heading: 'Kur', write: (line) => lucaCurrency(line).kur },
  { heading: 'Döviz Tutar', write: (line) => lucaCurrency(line).tutar },
];

/** Contested: one source has a date cell. No pilot accountant has imported it yet. */
function lucaDay(day: string): string {
  return toDottedDate(day);
}

/** Contested: one source leaves Borç and Alacak in the currency. No pilot accountant has imported it yet. */
function lucaCurrency({ kayit, satir }: VoucherLine): { paraBirim: Cell; kur: Cell; tutar: Cell } {
  if (kayit.dovizKur === null || satir.dovizTutar === null) return { paraBirim: '', kur: '', tutar: '' };
  return { paraBirim: kayit.paraBirim, kur: Number(kayit.dovizKur), tutar: Number(satir.dovizTutar) };
}

/** The name of the sheet of vouchers for other programs. */
export const fislerSheet = 'Fişler';

/** The 19 columns of vouchers for other programs: what e-Defter needs of a line. */
export function fislerColumns(codes: Pick<LedgerCodes, 'inChart'>): readonly Column<VoucherLine>[] {
  return [
    { heading: 'Fiş No', write: ({ fisNo }) => fisNo },
    { heading: 'Fiş Tarihi', write: ({ kayit }) => toDottedDate(kayit.tarih) },
    { heading: 'Hesap Kodu', write: ({ satir }) => satir.kod ?? '' },
    { heading: 'Hesap Adı', write: ({ satir }) => text(codes.inChart(satir.kod ?? '')?.ad ?? '') },
    { heading: 'Borç', write: debit },
    { heading: 'Alacak', write: credit },
    { heading: 'Belge Türü', write: () => 'e-Arşiv Fatura' },
    { heading: 'Belge No', write: ({ kayit }) => text(kayit.belgeNumarasi) },
    { heading: 'Belge Tarihi', write: ({ kayit }) => toDottedDate(kayit.tarih) },
    // Entries of invoices do not know how they are paid.
    { heading: 'Ödeme Şekli', write: () => '' },
    { heading: 'Açıklama', write: ({ kayit }) => text(kayit.aciklama) },
    { heading: 'VKN / TCKN', write: ({ kayit }) => text(kayit.vknTckn) },
    { heading: 'Unvan', write: ({ kayit }) => text(kayit.unvan) },
    { heading: 'KDV Oranı', write: ({ satir }) => (isTaxKey(satir) ? '' : Number(satir.anahtar)) },
    { heading: 'Vergi Kodu', write: ({ satir }) => (isTax(satir) ? (satir.anahtar ?? '') : '') },
    { heading: 'Para Birimi', write: ({ kayit }) => kayit.paraBirim },
    { heading: 'Kur', write: ({ kayit }) => (kayit.dovizKur === null ? '' : Number(kayit.dovizKur)) },
    { heading: 'Döviz Tutarı', write: ({ satir }) => (satir.dovizTutar === null ? '' : Number(satir.dovizTutar)) },
    { heading: 'ETTN', write: ({ kayit }) => kayit.ettn },
  ];
}

function isTax({ rol }: EntryLine): boolean {
  return rol === 'VERGI' || rol === 'STOPAJ';
}

function isTaxKey(line: EntryLine): boolean {
  return line.anahtar === null || isTax(line);
}

/** A voucher of a day has entries of several invoices. */
function voucherText({ fisDuzeni, kayit }: VoucherLine): string {
  return fisDuzeni === 'GUN' ? `${toDottedDate(kayit.tarih)} e-Arşiv faturaları` : text(kayit.aciklama);
}

function debit({ satir }: VoucherLine): Cell {
  return satir.taraf === 'BORC' ? Number(satir.tutar) : '';
}

function credit({ satir }: VoucherLine): Cell {
  return satir.taraf === 'ALACAK' ? Number(satir.tutar) : '';
}

function text(value: string): string {
  return cellText(value, 'XLSX');
}
