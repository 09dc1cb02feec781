import { readTevkifatCell } from '../excel/cardColumns';
import { faturaTipOf, isFaturaTip, type FaturaTip } from '../facts/faturaTip';
import { inwardProcessing } from '../facts/reasons';
import { kdvTevkifat, konaklama } from '../facts/taxes';
import type { Invoice, InvoiceDraft, Line } from './Invoice';
import { editLine, isUntouchedLine, newLine, newTaxFields, openSavedLine } from './lines';
import { composeNotes, splitNotes } from './notes';

/** Taxes that a new invoice of a type has. Source: INV-13, INV-14. */
const firstTaxes: Partial<Record<FaturaTip, readonly string[]>> = {
  TEVKIFAT: [kdvTevkifat],
  KONAKLAMAVERGISI: [konaklama],
};

/** An IADE usually returns what the company bought (MNY-07). */
const firstReturnKind = (faturaTip: FaturaTip): Invoice['iadeTuru'] => (faturaTip === 'IADE' ? 'ALIS_IADESI' : null);

/**
 * Resets the invoice for another type: its initial taxes, no returned invoices, one empty line. Source: INV-12 to
 * INV-14.
 */
export function changeInvoiceType(invoice: InvoiceDraft, faturaTip: FaturaTip): InvoiceDraft {
  const vergiler = [...(firstTaxes[faturaTip] ?? [])];
  return {
    ...invoice,
    faturaTip,
    vergiler,
    iadeFaturalari: [],
    iadeTuru: firstReturnKind(faturaTip),
    malHizmetler: [newLine(faturaTip, { vergiler, iskonto: invoice.iskonto })],
  };
}

/**
 * Sets the type of a copy whose type was unknown. The lines stay, and get the initial taxes of the type. Source:
 * INV-09, INV-13, INV-14.
 */
export function settleInvoiceType(invoice: InvoiceDraft, faturaTip: FaturaTip): InvoiceDraft {
  const typed = {
    ...invoice,
    faturaTip,
    iadeTuru: firstReturnKind(faturaTip),
    malHizmetler: invoice.malHizmetler.map((line) => ({
      ...openSavedLine(line, faturaTip),
      ...(faturaTip === 'KONAKLAMAVERGISI' && { kdvOrani: '0' }),
    })),
  };
  return (firstTaxes[faturaTip] ?? []).reduce((draft: InvoiceDraft, code) => addTax(draft, code), typed);
}

/**
 * Adds a tax to the invoice and its fields to every line, with this rate in percent where the tax has no fixed rate.
 * Existing fields of a line stay. Source: LIN-11 to LIN-13.
 */
export function addTax(invoice: InvoiceDraft, code: string, orani = ''): InvoiceDraft {
  const vergiler = invoice.vergiler ?? [];
  if (vergiler.includes(code)) return invoice;
  const fields = newTaxFields(code);
  const isFree = orani !== '' && fields[`${code}Orani`] === '0';
  const malHizmetler = invoice.malHizmetler.map((line) => ({
    ...fields,
    ...(isFree && { [`${code}Orani`]: orani }),
    ...line,
    kdvDahilBirimFiyat: undefined,
  }));
  return { ...invoice, vergiler: [...vergiler, code], malHizmetler };
}

/** Removes a tax from the invoice and clears its fields on every line. Source: LIN-13. */
export function removeTax(invoice: InvoiceDraft, code: string): InvoiceDraft {
  return {
    ...invoice,
    vergiler: (invoice.vergiler ?? []).filter((other) => other !== code),
    malHizmetler: invoice.malHizmetler.map((line) => withoutTax(line, code)),
  };
}

function withoutTax(line: Line, code: string): Line {
  const isOther = ([field]: [string, unknown]) =>
    !field.startsWith(code) && !(code === kdvTevkifat && field === 'tevkifatKodu');
  const { kdvDahilBirimFiyat: _dropped, ...rest } = Object.fromEntries(Object.entries(line).filter(isOther));
  return rest;
}

/** Makes an invoice a sale without withheld KDV. The lines stay. Source: RUL-11. */
export function makeSale(invoice: InvoiceDraft): InvoiceDraft {
  return { ...removeTax(invoice, kdvTevkifat), faturaTip: 'SATIS' };
}

/** A returned invoice: number and date, and the other fields when its lines are copied too. */
type ReturnedInvoice = Pick<Invoice, 'belgeNumarasi' | 'faturaTarih'> &
  Partial<Pick<Invoice, 'faturaTip' | 'portalFaturaTip' | 'paraBirim' | 'vergiler' | 'malHizmetler'>>;

/**
 * Adds returned invoices to an IADE, each once, and copies their lines and taxes. Untouched lines are replaced. Lines
 * in another currency are not copied, because their prices would be wrong. Source: INV-25.
 */
export function addReturnedInvoices(invoice: InvoiceDraft, returned: readonly ReturnedInvoice[]): InvoiceDraft {
  const { iadeFaturalari = [], vergiler = [], paraBirim = 'TRY' } = invoice;
  const named = iadeFaturalari.filter(({ faturaNumarasi }) => faturaNumarasi);
  const isNew = ({ belgeNumarasi }: ReturnedInvoice) =>
    belgeNumarasi !== null && named.every(({ faturaNumarasi }) => faturaNumarasi !== belgeNumarasi);
  const added = returned.filter(isNew);
  const sources = added.filter((source) => source.malHizmetler && source.paraBirim === paraBirim);
  const lines = sources.flatMap((source) =>
    (source.malHizmetler ?? []).map((line) => openSavedLine(line, faturaTipOf(source))),
  );
  return {
    ...invoice,
    iadeFaturalari: [
      ...named,
      ...added.map(({ belgeNumarasi, faturaTarih }) => ({ faturaNumarasi: belgeNumarasi ?? '', faturaTarih })),
    ],
    vergiler: [...new Set([...vergiler, ...sources.flatMap((source) => source.vergiler ?? [])])],
    malHizmetler: [
      ...invoice.malHizmetler.filter((line) => lines.length === 0 || !isUntouchedLine(line)),
      ...lines.map(({ id: _id, ...line }) => line),
    ],
  };
}

/** Removes a line, except the last one. Source: LIN-04. */
export function removeLine(invoice: InvoiceDraft, index: number): InvoiceDraft {
  const { malHizmetler } = invoice;
  return malHizmetler.length === 1 ? invoice : { ...invoice, malHizmetler: malHizmetler.toSpliced(index, 1) };
}

/** A line that the upload of an Excel file returns. (INV-29) */
interface UploadedLine {
  readonly malHizmet?: string;
  readonly miktar?: string;
  readonly birim?: string;
  readonly birimFiyat?: string;
  readonly iskontoOrani?: string;
  readonly kdvOrani?: string;
  /** A code, or '650/35' with its own rate. */
  readonly tevkifatKodu?: string;
  /** The line code of the buyer's permit. A row with a code becomes a line with reason 702. */
  readonly aliciDibSatirKod?: string;
  /** Added to the special notes of the invoice. */
  readonly ozelNotlar?: string;
}

/**
 * Appends uploaded lines. Untouched lines are replaced, and the notes of the rows are added to the special notes, one
 * per line. Missing values are as on a new line, and the rules of the invoice type apply. Source: INV-28 to INV-30,
 * INV-14, LIN-14.
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

/** The types that accept reason 702. On others the code of a permit is ignored. Source: fiscal-rules 12. */
const takesExportReasons: ReadonlySet<string> = new Set(['IHRACKAYITLI', 'IADE']);

function toLine(invoice: InvoiceDraft, { ozelNotlar: _notes, ...uploaded }: UploadedLine): Line {
  const faturaTip = isFaturaTip(invoice.faturaTip) ? invoice.faturaTip : 'SATIS';
  const filled = Object.fromEntries(Object.entries(uploaded).filter(([, value]) => value));
  return editLine(newLine(faturaTip, invoice), changesOfRow(filled, faturaTip), faturaTip);
}

/**
 * The changes of a line by an uploaded or pasted row: the withholding cell gives code and rate, and the code of a
 * permit sets reason 702. Source: INV-29, A-16.
 */
export function changesOfRow({ tevkifatKodu, ...cells }: Line, faturaTip: FaturaTip): Line {
  return {
    ...(cells.aliciDibSatirKod && takesExportReasons.has(faturaTip) && { istisnaMuafiyetSebebi: inwardProcessing }),
    ...cells,
    ...(tevkifatKodu !== undefined && readTevkifatCell(tevkifatKodu)),
  };
}
