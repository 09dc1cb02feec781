import { readTevkifatCell } from '../excel/cardColumns';
import { isFaturaTip } from '../facts/faturaTip';
import { composeNotes } from './composeNotes';
import { editLine } from './editLine';
import type { InvoiceDraft, Line } from './InvoiceDraft';
import { isUntouchedLine } from './isUntouchedLine';
import { newLine } from './newLine';
import { splitNotes } from './splitNotes';

/** A line as the upload of an Excel file answers it. (INV-29) */
export interface UploadedLine {
  readonly malHizmet?: string;
  readonly miktar?: string;
  readonly birim?: string;
  readonly birimFiyat?: string;
  readonly iskontoOrani?: string;
  readonly kdvOrani?: string;
  /** A code, or '650/35' with its own rate. */
  readonly tevkifatKodu?: string;
  /** Goes to the special notes of the invoice. */
  readonly ozelNotlar?: string;
}

/**
 * Appends uploaded lines: untouched empty lines give way to them, their notes join the special notes, one per line. What a row
 * leaves out is as on a new line; what a type demands of its lines holds for these too. Source: INV-28 to INV-30, INV-14, LIN-14.
 */
export function appendLines(invoice: InvoiceDraft, uploaded: readonly UploadedLine[]): InvoiceDraft {
  if (uploaded.length === 0) return invoice;
  const malHizmetler = [
    ...invoice.malHizmetler.filter((line) => !isUntouchedLine(line)),
    ...uploaded.map((line) => toLine(invoice, line)),
  ];
  const notes = uploaded.map(({ ozelNotlar = '' }) => ozelNotlar).filter((note) => note !== '');
  if (notes.length === 0) return { ...invoice, malHizmetler };
  const { automatic, special } = splitNotes(invoice.not ?? '');
  const joined = [special, ...notes].filter((note) => note !== '').join('\n');
  return { ...invoice, malHizmetler, not: composeNotes({ automatic, special: joined }) };
}

function toLine(invoice: InvoiceDraft, { ozelNotlar: _notes, tevkifatKodu, ...uploaded }: UploadedLine): Line {
  const faturaTip = isFaturaTip(invoice.faturaTip) ? invoice.faturaTip : 'SATIS';
  const filled = Object.fromEntries(Object.entries(uploaded).filter(([, value]) => value));
  return editLine(
    newLine(faturaTip, invoice),
    { ...filled, ...(tevkifatKodu && readTevkifatCell(tevkifatKodu)) },
    faturaTip,
  );
}
