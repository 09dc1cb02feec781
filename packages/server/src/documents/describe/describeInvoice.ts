import { formatNumber, toScreenDate } from '@kalem/domain';
import { codeTitles, currencyCode, reasonTitle } from '../titles';
import type { Invoice, Line, Seller } from '../source';
import { qrContent } from '../qr';
import { splitNotes } from '../text';
import {
  type Column,
  type ColumnKey,
  type DescribedInvoice,
  type DescribedLine,
  type Fact,
  filledFacts,
} from './DescribedInvoice';
import { describeLine } from './line';
import { describeRecipient, describeSeller } from './parties';
import { describeTlTotals, describeTotals, printMoney } from './totals';
import { taxSums, tevkifatSums } from '../taxes';

const stamps = { Onaylandi: undefined, Onaylanmadi: 'TASLAK', Silinmis: 'SİLİNMİŞ' } as const;

/** Puts a calculated invoice of a company into the words that its documents print. Pure: the same invoice, the same words. */
export function describeInvoice(invoice: Invoice, seller: Seller): DescribedInvoice {
  const { totals } = invoice;
  const stamp = stamps[invoice.onayDurumu];
  const words = totals.odenecekTutarText ?? '';
  const lines = invoice.malHizmetler.map(describeLine);
  return {
    title: 'e-Arşiv Fatura',
    stamp,
    number: invoice.belgeNumarasi ?? stamp ?? '',
    seller: describeSeller(seller),
    recipient: describeRecipient(invoice),
    facts: describeFacts(invoice),
    columns: usedColumns(lines),
    lines,
    totals: describeTotals(invoice),
    payable: { label: 'Ödenecek Tutar', value: printMoney(totals.odenecekTutar, currencyCode(invoice.paraBirim)) },
    tlTotals: describeTlTotals(invoice),
    words,
    returned: invoice.iadeFaturalari.map(({ faturaNumarasi = '', faturaTarih = '' }) => ({
      label: faturaNumarasi,
      value: toScreenDate(faturaTarih),
    })),
    reasons: describeReasons(invoice.malHizmetler),
    notes: splitNotes(invoice.not).filter((note) => note !== words),
    ettn: invoice.ettn ?? '',
    qr: invoice.ettn === null ? undefined : qrContent(invoice, seller),
    logo: usableJpeg(seller.logoData),
    signature: usableJpeg(seller.imzaData),
  };
}

/** What identifies an invoice: its number, its day and the rest of its head. */
function describeFacts(invoice: Invoice): Fact[] {
  const currency = currencyCode(invoice.paraBirim);
  const foreign = currency !== 'TRY';
  return filledFacts([
    ['Özelleştirme No', 'TR1.2'],
    ['Senaryo', 'EARSIVFATURA'],
    ['Fatura Tipi', codeTitles.invoiceType(invoice.faturaTip ?? '')],
    ['Fatura No', invoice.belgeNumarasi ?? 'TASLAK'],
    ['Fatura Tarihi', toScreenDate(invoice.faturaTarih)],
    ['Fatura Saati', invoice.faturaSaat],
    ['İrsaliye No', invoice.irsaliyeNumarasi],
    ['İrsaliye Tarihi', toScreenDate(invoice.irsaliyeTarihi)],
    ['Para Birimi', foreign ? currency : ''],
    ['Döviz Kuru', foreign ? `1 ${currency} = ${formatNumber(invoice.dovizKur)} TL` : ''],
  ]);
}

/** Why KDV is missing or withheld, each code of the lines once, with its official title. */
function describeReasons(lines: readonly Line[]): Fact[] {
  const codes = [...new Set(taxSums(lines).map((tax) => tax.sebep))].filter(Boolean);
  return [
    ...codes.map((sebep) => ({
      label: /^8/.test(sebep) ? 'Özel Matrah Nedeni' : 'Vergi İstisna Muafiyet Sebebi',
      value: `${sebep} - ${reasonTitle(sebep)}`,
    })),
    ...tevkifatSums(lines).map(({ kod, oran }) => ({
      label: 'KDV Tevkifatı',
      value: `${kod} - ${codeTitles.tevkifat(kod)} (%${formatNumber(oran)})`,
    })),
  ];
}

const columns: readonly Omit<Column, 'longest'>[] = [
  { key: 'sira', label: 'Sıra No' },
  { key: 'malHizmet', label: 'Mal Hizmet' },
  { key: 'miktar', label: 'Miktar' },
  { key: 'birimFiyat', label: 'Birim Fiyat' },
  { key: 'iskontoOrani', label: 'İskonto Oranı' },
  { key: 'iskontoTutari', label: 'İskonto Tutarı' },
  { key: 'kdvOrani', label: 'KDV Oranı' },
  { key: 'kdvTutari', label: 'KDV Tutarı' },
  { key: 'digerVergiler', label: 'Diğer Vergiler' },
  { key: 'tutar', label: 'Mal Hizmet Tutarı' },
];

const LONG_QUANTITY = 16;
const optional: readonly ColumnKey[] = ['iskontoOrani', 'iskontoTutari', 'digerVergiler'];

/** The columns of the line table: a discount or a further tax that no line has takes no room from the names. */
function usedColumns(lines: readonly DescribedLine[]): Column[] {
  return columns
    .filter(({ key }) => !optional.includes(key) || lines.some((line) => line.cells[key] !== ''))
    .map((column) => ({ ...column, longest: longestCell(column, lines) }));
}

function longestCell({ key, label }: Omit<Column, 'longest'>, lines: readonly DescribedLine[]): string {
  return lines.reduce(
    (longest, { cells }) => longer(longest, key === 'miktar' ? quantity(cells[key]) : cells[key]),
    onTwoLines(label),
  );
}

function longer(left: string, right: string): string {
  return right.length > left.length ? right : left;
}

/** A long quantity may stand above its unit. */
function quantity(text: string): string {
  return text.length > LONG_QUANTITY ? text.split(' ').reduce(longer) : text;
}

/** The longer line of a heading that is broken where it takes the least room. */
function onTwoLines(label: string): string {
  const words = label.split(' ');
  const breaks = words.map((_word, index) => longer(words.slice(0, index).join(' '), words.slice(index).join(' ')));
  return breaks.reduce((best, width) => (width.length < best.length ? width : best));
}

const dataUrl = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;
const START_OF_FRAME = new Set([0xc0, 0xc1, 0xc2]);

/**
 * The data URL of a JPEG that can be drawn, or undefined: an upload is only known to begin like one, and a broken logo must not
 * cost the company its invoices. Drawable means that its header names a size, in a coding that PDF knows.
 */
export function usableJpeg(url: string | null): string | undefined {
  const base64 = url === null ? undefined : dataUrl.exec(url)?.[1];
  if (url === null || base64 === undefined || base64.length % 4 !== 0) return undefined;
  return hasFrame(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))) ? url : undefined;
}

/** Walks the segments (FF, marker, length) up to the one that names height and width. */
function hasFrame(bytes: Uint8Array): boolean {
  const at = (index: number) => bytes[index] ?? 0;
  if (at(0) !== 0xff || at(1) !== 0xd8) return false;
  let position = 2;
  while (position + 9 < bytes.length && at(position) === 0xff) {
    if (START_OF_FRAME.has(at(position + 1)))
      return at(position + 5) + at(position + 6) > 0 && at(position + 7) + at(position + 8) > 0;
    position += 2 + at(position + 2) * 256 + at(position + 3);
  }
  return false;
}
