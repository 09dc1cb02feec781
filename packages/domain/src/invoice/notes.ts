import { exportRegistrationCodes } from '../codes/invoice-types';
import { dueNote, isDueNote } from './dueDate';

/** Note of an export-registered delivery by KDV Kanunu 11/1-c, codes 701 and 704. Source: INV-33, fiscal-rules 7. */
const withoutKdvNote =
  '701 - 3065 sayılı Katma Değer Vergisi Kanununun 11/1-c maddesi hükmüne göre ihraç edilmek şartıyla teslim edildiğinden Katma Değer Vergisi tahsil edilmemiştir.';

/** The inputs of the automatic notes: type, lines and total of the invoice, and the company's ready notes. */
interface ReadyNotes {
  readonly faturaTip?: string | null | undefined;
  readonly malHizmetler?: readonly { readonly istisnaMuafiyetSebebi?: string | null | undefined }[];
  /** The payable amount in words. */
  readonly odenecekTutarText: string;
  readonly faturaTarih?: string | undefined;
  /** The due date, when the notes are to name it. */
  readonly vadeTarihi?: string | null | undefined;
  readonly bankalar?: readonly { readonly bankaAdi: string; readonly iban: string; readonly faturadaGoster: boolean }[];
  readonly aciklamalar?: readonly { readonly aciklama: string; readonly faturadaGoster: boolean }[];
}

/**
 * The automatic notes in order: total in words, fixed notes, due date, banks, explanations. Source: INV-32 to INV-34,
 * MNY-17.
 */
export function automaticNotes({
  faturaTip,
  malHizmetler = [],
  odenecekTutarText,
  faturaTarih = '',
  vadeTarihi = null,
  bankalar = [],
  aciklamalar = [],
}: ReadyNotes): readonly string[] {
  return [
    odenecekTutarText,
    ...(faturaTip === 'IHRACKAYITLI' ? exportNotes(malHizmetler) : []),
    dueNote({ faturaTarih, vadeTarihi }),
    ...bankalar.filter(({ faturadaGoster }) => faturadaGoster).map(({ bankaAdi, iban }) => `${bankaAdi} IBAN: ${iban}`),
    ...aciklamalar.filter(({ faturadaGoster }) => faturadaGoster).map(({ aciklama }) => aciklama),
  ].filter((note) => note !== '');
}

/**
 * The note of each reason code on the lines of an export-registered delivery, once. Source: INV-33 as amended by A-15.
 */
function exportNotes(lines: NonNullable<ReadyNotes['malHizmetler']>): readonly string[] {
  const codes = new Set(lines.map(({ istisnaMuafiyetSebebi }) => istisnaMuafiyetSebebi));
  const titled = exportRegistrationCodes.filter(
    ({ value }) => codes.has(value) && (value === '702' || value === '703'),
  );
  return [
    ...(codes.has('701') || codes.has('704') ? [withoutKdvNote] : []),
    ...titled.map(({ value, title }) => `${value} - ${title}`),
  ];
}

const SEPARATOR = '###';

/** The two parts of `not`. */
interface InvoiceNotes {
  /** Notes that the product writes, one per line. */
  readonly automatic: readonly string[];
  /** Notes that the user writes. */
  readonly special: string;
}

/**
 * Joins notes to `not` of the wire: automatic notes, exactly one '###', special notes. A '###' inside a note would be a
 * second separator, so it becomes '##'. Source: INV-31.
 */
export function composeNotes({ automatic, special }: InvoiceNotes): string {
  const joined = withoutSeparator(automatic.join('\n')).replace(/#+$/, '');
  return `${joined}${SEPARATOR}${withoutSeparator(special)}`;
}

function withoutSeparator(text: string): string {
  return text.replace(/#{3,}/g, '##');
}

/** Splits `not`. A text without '###' is all special notes. Source: INV-31. */
export function splitNotes(not: string): InvoiceNotes {
  const separator = not.indexOf(SEPARATOR);
  if (separator === -1) return { automatic: [], special: not };
  const automatic = not.slice(0, separator);
  return { automatic: automatic === '' ? [] : automatic.split('\n'), special: not.slice(separator + SEPARATOR.length) };
}

const fixedNote = /^70[1-4] - /;

/**
 * The banks and explanations among the automatic notes, without the total, the notes of codes and the due date. Source:
 * INV-32.
 */
export function readyNotesOf(not: string): readonly string[] {
  const isReady = (note: string) =>
    note.trim() !== '' && !note.startsWith('YALNIZ ') && !fixedNote.test(note) && !isDueNote(note);
  return [...new Set(splitNotes(not).automatic.filter(isReady))];
}

/** The notes without the lines that name a due date, for an invoice that gets another one. Source: MNY-14. */
export function withoutDueNotes(not: string): string {
  const kept = (text: string) =>
    text
      .split('\n')
      .filter((line) => !isDueNote(line.trim()))
      .join('\n');
  return noteParts(not).map(kept).join(SEPARATOR);
}

/** Both parts of `not` as a list of texts, for callers that treat them alike. Source: INV-31. */
export function noteParts(not: string): string[] {
  return not.split(SEPARATOR);
}
