import type { Invoice } from '../../invoice/Invoice';
import { currencyCode, printMoney } from '../money';
import { qrContent } from '../qr';
import { printedNotes } from '../text';
import { describeHead, describeReasons, describeReturned, type Fact } from './facts';
import { type Column, type DescribedLine, describeLine, usedColumns } from './lines';
import { type DescribedParty, describeRecipient, describeSeller, type Seller } from './parties';
import { describeTlTotals, describeTotals } from './totals';

/**
 * The whole content of an invoice's documents, formatted as Turkish words and numbers. HTML and PDF render the same
 * object, so they differ only in layout.
 */
export interface DescribedInvoice {
  readonly title: string;
  /** The watermark of a document that is not an issued invoice. */
  readonly stamp: 'TASLAK' | 'SİLİNMİŞ' | undefined;
  readonly number: string;
  readonly seller: DescribedParty;
  readonly recipient: DescribedParty;
  readonly facts: readonly Fact[];
  readonly columns: readonly Column[];
  readonly lines: readonly DescribedLine[];
  readonly totals: readonly Fact[];
  readonly payable: Fact;
  /** The totals in TRY; empty for an invoice in TRY. */
  readonly tlTotals: readonly Fact[];
  readonly words: string;
  readonly returned: readonly Fact[];
  readonly reasons: readonly Fact[];
  readonly notes: readonly string[];
  readonly ettn: string;
  /** Content of the QR code; undefined while there is no ETTN. */
  readonly qr: string | undefined;
  /** JPEG data URLs. */
  readonly logo: string | undefined;
  readonly signature: string | undefined;
}

const stamps = { Onaylandi: undefined, Onaylanmadi: 'TASLAK', Silinmis: 'SİLİNMİŞ' } as const;

/** Formats a calculated invoice as its documents print it. Pure. */
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
    facts: describeHead(invoice),
    columns: usedColumns(lines),
    lines,
    totals: describeTotals(invoice),
    payable: { label: 'Ödenecek Tutar', value: printMoney(totals.odenecekTutar, currencyCode(invoice.paraBirim)) },
    tlTotals: describeTlTotals(invoice),
    words,
    returned: describeReturned(invoice),
    reasons: describeReasons(invoice),
    notes: printedNotes(invoice.not).filter((note) => note !== words),
    ettn: invoice.ettn ?? '',
    qr: invoice.ettn === null ? undefined : qrContent(invoice, seller),
    logo: drawableJpeg(seller.logoData),
    signature: drawableJpeg(seller.imzaData),
  };
}

const dataUrl = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;
const START_OF_FRAME = new Set([0xc0, 0xc1, 0xc2]);

/**
 * Returns the data URL of a JPEG, or undefined when it cannot be rendered. An upload is only checked for its first
 * bytes, and a broken logo must not break the company's invoices. Renderable means that the header has a size, in a
 * coding that PDF supports.
 */
export function drawableJpeg(url: string | null): string | undefined {
  const base64 = url === null ? undefined : dataUrl.exec(url)?.[1];
  if (url === null || base64 === undefined || base64.length % 4 !== 0) return undefined;
  return hasFrame(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))) ? url : undefined;
}

/** Walks the segments (FF, marker, length) to the one with height and width. */
function hasFrame(bytes: Uint8Array): boolean {
  const at = (index: number) => bytes[index] ?? 0;
  if (at(0) !== 0xff || at(1) !== 0xd8) return false;
  let position = 2;
  while (position + 9 < bytes.length && at(position) === 0xff) {
    if (START_OF_FRAME.has(at(position + 1))) {
      const [height, width] = [at(position + 5) + at(position + 6), at(position + 7) + at(position + 8)];
      return height > 0 && width > 0;
    }
    position += 2 + at(position + 2) * 256 + at(position + 3);
  }
  return false;
}
