import { readTevkifatCell } from '../excel/cardColumns';
import { faturaTipOf, isFaturaTip, type FaturaTip } from '../facts/faturaTip';
import { inwardProcessing } from '../facts/reasons';
import { kdvTevkifat, konaklama } from '../facts/taxes';
import type { Invoice, InvoiceDraft, Line } from './Invoice';
import { editLine, isUntouchedLine, newLine, newTaxFields, openSavedLine } from './lines';
import { composeNotes, splitNotes } from './notes';

/** Taxes that a type begins with. Source: INV-13, INV-14. */
const firstTaxes: Partial<Record<FaturaTip, readonly string[]>> = {
  TEVKIFAT: [kdvTevkifat],
  KONAKLAMAVERGISI: [konaklama],
};

/** Changing the type starts over: its own taxes, no returned invoices, one empty line. Source: INV-12 to INV-14. */
export function changeInvoiceType(invoice: InvoiceDraft, faturaTip: FaturaTip): InvoiceDraft {
  const vergiler = [...(firstTaxes[faturaTip] ?? [])];
  return {
    ...invoice,
    faturaTip,
    vergiler,
    iadeFaturalari: [],
    malHizmetler: [newLine(faturaTip, { vergiler, iskonto: invoice.iskonto })],
  };
}

/**
 * Gives a copy whose type was unknown its type: its lines stay, and the taxes that the type begins with come to them.
 * Source: INV-09, INV-13, INV-14.
 */
export function settleInvoiceType(invoice: InvoiceDraft, faturaTip: FaturaTip): InvoiceDraft {
  const typed = {
    ...invoice,
    faturaTip,
    malHizmetler: invoice.malHizmetler.map((line) => ({
      ...openSavedLine(line, faturaTip),
      ...(faturaTip === 'KONAKLAMAVERGISI' && { kdvOrani: '0' }),
    })),
  };
  return (firstTaxes[faturaTip] ?? []).reduce((draft: InvoiceDraft, code) => addTax(draft, code), typed);
}

/**
 * Puts a tax on the invoice and its fields on every line, with this rate in percent where the tax leaves it free;
 * fields that a line has already stay. Source: LIN-11 to LIN-13.
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

/** Takes a tax off the invoice and clears its fields on every line. Source: LIN-13. */
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

/** An invoice that is given back: its number and date, and the rest where its lines are taken over too. */
type ReturnedInvoice = Pick<Invoice, 'belgeNumarasi' | 'faturaTarih'> &
  Partial<Pick<Invoice, 'faturaTip' | 'portalFaturaTip' | 'paraBirim' | 'vergiler' | 'malHizmetler'>>;

/**
 * Names the invoices that an IADE gives back, each once, and takes over the lines and taxes that they bring; lines in
 * which nothing was typed give way. Prices in another currency would be wrong, so those lines stay behind. Source:
 * INV-25.
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

/** Takes a line away; the last one stays. Source: LIN-04. */
export function removeLine(invoice: InvoiceDraft, index: number): InvoiceDraft {
  const { malHizmetler } = invoice;
  return malHizmetler.length === 1 ? invoice : { ...invoice, malHizmetler: malHizmetler.toSpliced(index, 1) };
}

/** A line as the upload of an Excel file answers it. (INV-29) */
interface UploadedLine {
  readonly malHizmet?: string;
  readonly miktar?: string;
  readonly birim?: string;
  readonly birimFiyat?: string;
  readonly iskontoOrani?: string;
  readonly kdvOrani?: string;
  /** A code, or '650/35' with its own rate. */
  readonly tevkifatKodu?: string;
  /** The line code of the buyer's permit; a row that has one becomes a line of reason 702. */
  readonly aliciDibSatirKod?: string;
  /** Goes to the special notes of the invoice. */
  readonly ozelNotlar?: string;
}

/**
 * Appends uploaded lines: untouched empty lines give way to them, their notes join the special notes, one per line.
 * What a row leaves out is as on a new line; what a type demands of its lines holds for these too. Source: INV-28 to
 * INV-30, INV-14, LIN-14.
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

/** The types on which 702 can stand; on any other the code of a permit means nothing. Source: fiscal-rules 12. */
const takesExportReasons: ReadonlySet<string> = new Set(['IHRACKAYITLI', 'IADE']);

function toLine(invoice: InvoiceDraft, { ozelNotlar: _notes, ...uploaded }: UploadedLine): Line {
  const faturaTip = isFaturaTip(invoice.faturaTip) ? invoice.faturaTip : 'SATIS';
  const filled = Object.fromEntries(Object.entries(uploaded).filter(([, value]) => value));
  return editLine(newLine(faturaTip, invoice), changesOfRow(filled, faturaTip), faturaTip);
}

/**
 * How the cells of an uploaded or pasted row change a line: the withholding cell gives code and rate, and the code of a
 * permit sets reason 702. Source: INV-29, A-16.
 */
export function changesOfRow({ tevkifatKodu, ...cells }: Line, faturaTip: FaturaTip): Line {
  return {
    ...(cells.aliciDibSatirKod && takesExportReasons.has(faturaTip) && { istisnaMuafiyetSebebi: inwardProcessing }),
    ...cells,
    ...(tevkifatKodu !== undefined && readTevkifatCell(tevkifatKodu)),
  };
}
