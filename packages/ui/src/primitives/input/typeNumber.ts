import { parseTurkishNumber } from '@kalem/domain';
import type { Locale } from '../../provider/texts';

/** A number as it stands in its field while it is typed. */
export interface TypedNumber {
  readonly text: string;
  readonly caret: number;
  /** A dot was typed and fewer than three digits stand behind it: it may mean thousands or the decimals. */
  readonly isOpen: boolean;
}

/** What the browser tells about an edit: the text and caret after it, and how it was made. */
export interface NumberEdit {
  readonly text: string;
  readonly caret: number;
  /** `inputType` of the input event. */
  readonly inputType: string;
  /** What was typed, if one thing was. */
  readonly data: string | null;
}

const everyThirdDigit = /\B(?=(?:\d{3})+$)/g;
const GROUP = 3;

/**
 * A number while it is typed: '1234,56789' shows '1.234,56789' (LIN-16), and so does '1.234,56789', for a typed dot
 * with three digits behind it means thousands; with fewer it is the decimal mark of a foreign keypad. The caret stays
 * at its digit. English readers have dot and comma the other way round. What is no number stays as it is, for the form
 * to refuse: nothing is left out of it, or another number would stand there (USE-04).
 */
export function typeNumber(before: TypedNumber, edit: NumberEdit, locale: Locale): TypedNumber {
  if (locale === 'tr') return typeTurkish(before, edit);
  const typed = typeTurkish(
    { ...before, text: swap(before.text) },
    { ...edit, text: swap(edit.text), data: edit.data && swap(edit.data) },
  );
  return { ...typed, text: swap(typed.text) };
}

/** The decimal of the wire in what was typed, '' when nothing was; what is no number comes back as it stands there. */
export function readTyped({ text, isOpen }: TypedNumber, locale: Locale): string {
  const turkish = locale === 'tr' ? text : swap(text);
  if (!isOpen) return parseTurkishNumber(turkish) ?? text;
  const mark = turkish.lastIndexOf('.');
  const fraction = turkish.slice(mark + 1);
  const whole = turkish.slice(0, mark).replaceAll('.', '') || '0';
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function typeTurkish(before: TypedNumber, edit: NumberEdit): TypedNumber {
  const isPasted = edit.inputType.startsWith('insertFrom') && !isFigureInside(before, edit);
  if (isPasted || !(before.isOpen || written.test(before.text))) return typeWhole(edit);
  if (/[^\d.,\s]/.test(edit.text)) return leaveAsIs(edit);
  // A dot that may be the decimal mark is followed by no other mark.
  if (before.isOpen && (edit.data === '.' || edit.data === ',')) return leaveAsIs(edit);
  const mark = findOpenMark(before, edit);
  const [whole, fraction] = [edit.text.slice(0, mark), edit.text.slice(mark + 1)].map(digitsOf);
  if (mark === -1 || whole === undefined || fraction === undefined || fraction.length >= GROUP) return typeClosed(edit);
  const text = `${group(whole) || '0'}.${fraction}`;
  return { text, caret: placeCaret(text, edit, text.lastIndexOf('.')), isOpen: true };
}

/** As these functions write a number; any other text is there because it is not a number. */
const written = /^(?:\d{1,3}(?:\.\d{3})*)?(?:,\d*)?$/;

function leaveAsIs({ text, caret }: NumberEdit): TypedNumber {
  return { text, caret, isOpen: false };
}

/** Whether digits alone were pasted beside what stood there: they are as good as typed. */
function isFigureInside(before: TypedNumber, { text, caret }: NumberEdit): boolean {
  const behind = text.length - caret;
  const added = text.length - before.text.length;
  const isBeside = before.text !== '' && added > 0 && before.text.endsWith(text.slice(caret));
  const start = caret - added;
  return isBeside && before.text.length - behind === start && /^\d+$/.test(text.slice(start, caret));
}

/** Where the dot stands whose meaning is open: the one just typed, or the last one of those that were. */
function findOpenMark(before: TypedNumber, { text, caret, data }: NumberEdit): number {
  if (data === ',' || text.includes(',')) return -1;
  if (data === '.') return caret - 1;
  return before.isOpen ? text.lastIndexOf('.') : -1;
}

/** Every dot is one of thousands, the first comma the decimal mark. */
function typeClosed(edit: NumberEdit): TypedNumber {
  const [whole = '', fraction, ...more] = edit.text.split(',');
  if (more.length > 0 || fraction?.includes('.')) return leaveAsIs(edit);
  const shown = group(digitsOf(whole));
  const text = fraction === undefined ? shown : `${shown || '0'},${digitsOf(fraction)}`;
  return { text, caret: placeCaret(text, edit, -1), isOpen: false };
}

/** A text that is read as a whole, pasted or corrected: it may be written the Turkish way or with a decimal point. */
function typeWhole(edit: NumberEdit): TypedNumber {
  const wire = readPasted(edit.text);
  if (wire === undefined) return leaveAsIs(edit);
  const { text } = typeClosed({ ...edit, text: wire.replace('.', ','), caret: 0 });
  return { text, caret: text.length, isOpen: false };
}

/** The decimal of the wire in a text from elsewhere, which may name a currency; undefined when it is no number. */
export function readPasted(text: string): string | undefined {
  return parseTurkishNumber(text.replace(/[₺$€£%\s]|(?:TL|TRY|USD|EUR|GBP)\s*$/g, ''));
}

function group(whole: string): string {
  return whole.replace(/^0+(?=\d)/, '').replace(everyThirdDigit, '.');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * The place that has as many digits and marks to its right as the caret had; dots of thousands do not count, `mark` is
 * the one that does. Backspace passes over a dot, whatever else ends behind it.
 */
function placeCaret(text: string, { text: typed, caret: at, inputType }: NumberEdit, mark: number): number {
  const after = typed
    .slice(at)
    .replace(mark === -1 ? /[^\d,]/g : /[^\d,.]/g, '')
    .replace(/\.(?=.*\.)/g, '').length;
  let caret = text.length;
  for (let passed = 0; passed < after && caret > 0; caret--)
    if (text[caret - 1] !== '.' || caret - 1 === mark) passed++;
  const isBehindDot = text[caret - 1] === '.' && caret - 1 !== mark;
  return isBehindDot && inputType === 'deleteContentBackward' ? caret - 1 : caret;
}

function swap(text: string): string {
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}
