import { parseTurkishNumber } from '@kalem/domain';
import type { Locale } from '../../provider/texts';

/** The text of a number field during typing. */
export interface TypedNumber {
  readonly text: string;
  readonly caret: number;
  /** True when a typed dot has fewer than three digits after it: it may separate thousands or decimals. */
  readonly isOpen: boolean;
}

/** An edit as the browser reports it: text and caret after it, and its kind. */
export interface NumberEdit {
  readonly text: string;
  readonly caret: number;
  /** `inputType` of the input event. */
  readonly inputType: string;
  /** The typed character; null for other edits. */
  readonly data: string | null;
}

const everyThirdDigit = /\B(?=(?:\d{3})+$)/g;
const GROUP = 3;

/**
 * Formats a number during typing: '1234,56789' shows '1.234,56789' (LIN-16). A typed dot with three digits after it
 * separates thousands; with fewer digits it is the decimal mark of a foreign number pad. The caret stays at its digit.
 * In English dot and comma are swapped. Text that is no number is kept, so that the form can reject it: dropping
 * characters would leave a different number (USE-04).
 */
export function typeNumber(before: TypedNumber, edit: NumberEdit, locale: Locale): TypedNumber {
  if (locale === 'tr') return typeTurkish(before, edit);
  const typed = typeTurkish(
    { ...before, text: swap(before.text) },
    { ...edit, text: swap(edit.text), data: edit.data && swap(edit.data) },
  );
  return { ...typed, text: swap(typed.text) };
}

/**
 * Returns the wire's decimal string of a typed text; '' for an empty text. Text that is no number is returned
 * unchanged.
 */
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
  // After a dot that may be the decimal mark, a further mark makes the text unreadable.
  if (before.isOpen && (edit.data === '.' || edit.data === ',')) return leaveAsIs(edit);
  const mark = findOpenMark(before, edit);
  const [whole, fraction] = [edit.text.slice(0, mark), edit.text.slice(mark + 1)].map(digitsOf);
  if (mark === -1 || whole === undefined || fraction === undefined || fraction.length >= GROUP) return typeClosed(edit);
  const text = `${group(whole) || '0'}.${fraction}`;
  return { text, caret: placeCaret(text, edit, text.lastIndexOf('.')), isOpen: true };
}

/** The format that these functions write. Any other text in the field is no number. */
const written = /^(?:\d{1,3}(?:\.\d{3})*)?(?:,\d*)?$/;

function leaveAsIs({ text, caret }: NumberEdit): TypedNumber {
  return { text, caret, isOpen: false };
}

/** True when only digits were pasted into existing text. They are treated as typed. */
function isFigureInside(before: TypedNumber, { text, caret }: NumberEdit): boolean {
  const behind = text.length - caret;
  const added = text.length - before.text.length;
  const isBeside = before.text !== '' && added > 0 && before.text.endsWith(text.slice(caret));
  const start = caret - added;
  return isBeside && before.text.length - behind === start && /^\d+$/.test(text.slice(start, caret));
}

/** The position of the dot whose meaning is open: the one just typed, else the last of the earlier ones. */
function findOpenMark(before: TypedNumber, { text, caret, data }: NumberEdit): number {
  if (data === ',' || text.includes(',')) return -1;
  if (data === '.') return caret - 1;
  return before.isOpen ? text.lastIndexOf('.') : -1;
}

/** All dots separate thousands; the first comma is the decimal mark. */
function typeClosed(edit: NumberEdit): TypedNumber {
  const [whole = '', fraction, ...more] = edit.text.split(',');
  if (more.length > 0 || fraction?.includes('.')) return leaveAsIs(edit);
  const shown = group(digitsOf(whole));
  const text = fraction === undefined ? shown : `${shown || '0'},${digitsOf(fraction)}`;
  return { text, caret: placeCaret(text, edit, -1), isOpen: false };
}

/** Reads a pasted or corrected text as a whole, in Turkish notation or with a decimal point. */
function typeWhole(edit: NumberEdit): TypedNumber {
  const wire = readPasted(edit.text);
  if (wire === undefined) return leaveAsIs(edit);
  const { text } = typeClosed({ ...edit, text: wire.replace('.', ','), caret: 0 });
  return { text, caret: text.length, isOpen: false };
}

/** Reads a decimal from pasted text, which may contain a currency. Undefined when it is no number. */
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
 * Returns the caret position with the same number of digits and marks to its right as before. Dots of thousands do not
 * count; `mark` is the dot that counts. Backspace skips a dot of thousands.
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
