import { companyName } from '../../companies';
import { invoiceTypeTitle, reasonTitle, taxTitle, tevkifatTitle } from '../../document/titles';
import type { Cell, Column } from '../../excel/sheets';
import type { BreakdownRow } from '../breakdown';
import { breakdownInTl, type ExchangedInvoice } from '../breakdownInTl';
import type { Choices } from '../choices';
import type { DefterDurumu } from '../defterDurumu';
import { invoiceTypeOf } from '../invoiceType';
import { cellText } from './cellText';
import { toDottedDate } from '../../dates/screenDates';

/** An invoice in the sheet of breakdowns: also drafts and deleted ones. */
export interface SheetInvoice extends ExchangedInvoice {
  readonly faturaTarih: string;
  readonly belgeNumarasi: string | null;
  readonly ettn: string | null;
  readonly defterDurumu: DefterDurumu;
  readonly vknTckn: string;
  readonly aliciUnvan: string;
  readonly aliciAdi: string;
  readonly aliciSoyadi: string;
}

/** A row of the sheet: a row of the breakdown, in the invoice's currency and in TL. */
export interface SheetRow {
  readonly invoice: SheetInvoice;
  readonly row: BreakdownRow;
  /** Undefined without a rate of exchange. */
  readonly tl: BreakdownRow | undefined;
}

/** The name of the sheet. */
export const muhasebeSheet = 'Muhasebe';

/** The rows of an invoice. `secimler` are the office's answers, if there is one. */
export function muhasebeRows(invoice: SheetInvoice, secimler: Choices = {}): SheetRow[] {
  const inTl = breakdownInTl(invoice, secimler);
  return invoice.dokum.map((row, index) => ({ invoice, row, tl: inTl?.[index] }));
}

const states = { GECERLI: 'Geçerli', IPTAL: 'İptal', TASLAK: 'Taslak', SILINMIS: 'Silinmiş' } as const;
const kinds = { KDV: 'KDV', VERGI: 'Vergi', STOPAJ: 'Stopaj' } as const;

type Amount = 'matrah' | 'kdvMatrahi' | 'kdv' | 'tevkif' | 'vergi' | 'odenecekPayi';
const amountHeadings: readonly (readonly [Amount, string])[] = [
  ['matrah', 'Matrah'],
  ['kdvMatrahi', 'KDV Matrahı'],
  ['kdv', 'KDV'],
  ['tevkif', 'Tevkif Edilen KDV'],
  ['vergi', 'Vergi Tutarı'],
  ['odenecekPayi', 'Ödenecek Payı'],
];
const withheldHeading: Column<SheetRow> = {
  heading: 'Tevkifat Oranı',
  write: ({ row }) => (row.tevkifatOrani === null ? '' : Number(row.tevkifatOrani)),
};

/** The 26 columns of the sheet; amounts are numbers, empty where the kind of row has none. Source: A-41. */
export const muhasebeColumns: readonly Column<SheetRow>[] = [
  { heading: 'Fatura Tarihi', write: ({ invoice }) => toDottedDate(invoice.faturaTarih) },
  { heading: 'Belge Numarası', write: ({ invoice }) => text(invoice.belgeNumarasi) },
  { heading: 'ETTN', write: ({ invoice }) => text(invoice.ettn) },
  { heading: 'Fatura Tipi', write: ({ invoice }) => typeTitle(invoice) },
  { heading: 'Defter Durumu', write: ({ invoice }) => states[invoice.defterDurumu] },
  { heading: 'Alıcı VKN / TCKN', write: ({ invoice }) => text(invoice.vknTckn) },
  { heading: 'Alıcı', write: ({ invoice }) => text(buyer(invoice)) },
  { heading: 'Para Birimi', write: ({ invoice }) => invoice.paraBirim },
  { heading: 'Döviz Kuru', write: ({ invoice }) => Number(invoice.dovizKur) },
  { heading: 'Satır', write: ({ row }) => kinds[row.satir] },
  { heading: 'Kod', write: ({ row }) => row.kod ?? '' },
  { heading: 'Kod Açıklaması', write: ({ row }) => codeTitle(row) },
  { heading: 'KDV Oranı', write: ({ row }) => (row.oran === null ? '' : Number(row.oran)) },
  ...amountHeadings.flatMap(([name, heading]) => [
    ...(name === 'tevkif' ? [withheldHeading] : []),
    { heading, write: ({ row }: SheetRow) => amountOf(row, row, name) },
  ]),
  ...amountHeadings.map(([name, heading]) => ({
    heading: `${heading} (TL)`,
    write: ({ row, tl }: SheetRow) => (tl ? amountOf(row, tl, name) : ''),
  })),
];

function typeTitle(invoice: SheetInvoice): string {
  return invoiceTypeTitle(invoiceTypeOf(invoice) ?? invoice.portalFaturaTip ?? '');
}

function buyer({ aliciUnvan, aliciAdi, aliciSoyadi }: SheetInvoice): string {
  return companyName({ unvan: aliciUnvan, ad: aliciAdi, soyad: aliciSoyadi });
}

function codeTitle({ satir, kod, tevkifatOrani }: BreakdownRow): string {
  if (kod === null) return '';
  if (satir !== 'KDV') return taxTitle(kod.slice(1));
  return tevkifatOrani === null ? reasonTitle(kod) : tevkifatTitle(kod);
}

function amountOf({ satir, tevkifatOrani }: BreakdownRow, amounts: BreakdownRow, name: Amount): Cell {
  if (name === 'tevkif' && tevkifatOrani === null) return '';
  const isEmpty = satir === 'KDV' ? name === 'vergi' : name !== 'vergi' && name !== 'odenecekPayi';
  return isEmpty ? '' : Number(amounts[name]);
}

function text(value: string | null): string {
  return cellText(value ?? '', 'XLSX');
}
