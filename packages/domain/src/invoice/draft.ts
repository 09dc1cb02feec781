import { istanbulNow } from '../dates/days';
import { faturaTipOf } from '../facts/faturaTip';
import type { Invoice, InvoiceDraft, Line } from './Invoice';
import { emptyHeaderTexts, mapHeaderTexts } from './headerTexts';
import { dueDateInNotes, moveDueDate } from './dueDate';
import { newLine, openSavedLine } from './lines';
import { noteParts, withoutDueNotes } from './notes';

/** A new invoice with one empty line: SATIS in TRY, to Türkiye, at the current time in Istanbul. Source: INV-08. */
export function newInvoice({ now }: { readonly now: Date }): InvoiceDraft {
  const { date, time } = istanbulNow(now);
  return {
    faturaTip: 'SATIS',
    faturaTarih: date,
    faturaSaat: time,
    paraBirim: 'TRY',
    dovizKur: '0',
    ...emptyHeaderTexts,
    ulke: 'Türkiye',
    emails: [],
    iskonto: '0',
    iadeFaturalari: [],
    iadeTuru: null,
    vadeTarihi: null,
    vergiler: [],
    malHizmetler: [newLine('SATIS')],
    not: '',
  };
}

/**
 * Converts a saved invoice to the form's state: the writable fields, with opened lines. An invoice from the portal
 * keeps the portal's type. This matters only for copies, because such an invoice cannot be edited (`isEditable`).
 * Without a stored due date, one that the notes name is used. Source: INV-07, INV-09, INV-10, MNY-18, fiscal-rules 2.
 */
export function openInvoice(saved: Invoice): InvoiceDraft {
  const faturaTip = faturaTipOf(saved);
  return {
    ...(faturaTip && { faturaTip }),
    faturaTarih: saved.faturaTarih,
    faturaSaat: saved.faturaSaat,
    paraBirim: saved.paraBirim,
    dovizKur: saved.dovizKur,
    ...mapHeaderTexts((name) => saved[name]),
    emails: [...saved.emails],
    iskonto: saved.iskonto,
    iadeFaturalari: saved.iadeFaturalari.map((row) => ({ ...row })),
    iadeTuru: saved.iadeTuru,
    vadeTarihi: saved.vadeTarihi ?? dueDateInNotes(saved.not, saved.faturaTarih),
    vergiler: [...saved.vergiler],
    malHizmetler: saved.malHizmetler.map((line) => openSavedLine(line, faturaTip)),
    not: isOneText(saved.not) ? withoutDueNotes(saved.not) : saved.not,
    ...(saved.bilinenUyarilar?.length && { bilinenUyarilar: [...saved.bilinenUyarilar] }),
  };
}

/** The portal returns all notes as one text, in which a due date would count as the user's own note. (MNY-18) */
const isOneText = (not: string) => noteParts(not).length === 1;

/**
 * A new invoice with the contents of a saved one, dated now in Istanbul, without its identity and the warnings that
 * were passed. Its due date moves along, and the old one leaves the notes. Source: INV-09, MNY-14, RUL-09.
 */
export function copyInvoice(saved: Invoice, { now }: { readonly now: Date }): InvoiceDraft {
  const { date, time } = istanbulNow(now);
  const { bilinenUyarilar: _passed, ...draft } = openInvoice(saved);
  const malHizmetler = draft.malHizmetler.map(({ id: _id, ...line }) => line);
  const vadeTarihi = moveDueDate(draft.vadeTarihi, draft.faturaTarih, date);
  const not = withoutDueNotes(draft.not ?? '');
  return { ...draft, faturaTarih: date, faturaSaat: time, vadeTarihi, malHizmetler, not };
}

/**
 * Converts a draft to the body of the call. Empty fields of lines and an empty exchange rate are omitted, because the
 * contract allows only decimals there.
 */
export function toWireDraft(draft: InvoiceDraft): InvoiceDraft {
  const { dovizKur, iskonto, ...rest } = draft;
  return {
    ...rest,
    ...(dovizKur && { dovizKur }),
    ...(iskonto && { iskonto }),
    malHizmetler: draft.malHizmetler.map(withoutEmptyFields),
  };
}

function withoutEmptyFields(line: Line): Line {
  return Object.fromEntries(
    Object.entries(line).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  );
}
