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

export interface NumberRules {
  /** Most decimals. */
  readonly places: number;
  /** Most digits before them. */
  readonly digits: number;
  readonly locale: Locale;
}

const everyThirdDigit = /\B(?=(?:\d{3})+$)/g;
const GROUP = 3;

/**
 * A number while it is typed: '1234,56789' shows '1.234,56789' (LIN-16), and so does '1.234,56789', for a typed dot
 * with three digits behind it means thousands; with fewer it is the decimal mark of a foreign keypad. The caret stays
 * at its digit. English readers have dot and comma the other way round.
 */
export function typeNumber(before: TypedNumber, edit: NumberEdit, rules: NumberRules): TypedNumber {
  if (rules.locale === 'tr') return typeTurkish(before, edit, rules);
  const typed = typeTurkish(
    { ...before, text: swap(before.text) },
    { ...edit, text: swap(edit.text), data: edit.data && swap(edit.data) },
    rules,
  );
  return { ...typed, text: swap(typed.text) };
}

/** The decimal of the wire in what was typed; '' when nothing was. */
export function readTyped({ text, isOpen }: TypedNumber, locale: Locale): string {
  const turkish = locale === 'tr' ? text : swap(text);
  if (!isOpen) return parseTurkishNumber(turkish) ?? turkish;
  const mark = turkish.lastIndexOf('.');
  const fraction = turkish.slice(mark + 1);
  const whole = turkish.slice(0, mark).replaceAll('.', '') || '0';
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function typeTurkish(before: TypedNumber, edit: NumberEdit, rules: NumberRules): TypedNumber {
  if (edit.inputType.startsWith('insertFrom')) return typePasted(edit, rules);
  const mark = findOpenMark(before, edit);
  const [whole, fraction] = [edit.text.slice(0, mark), edit.text.slice(mark + 1)].map(digitsOf);
  if (mark === -1 || whole === undefined || fraction === undefined || fraction.length >= GROUP)
    return typeClosed(edit, rules);
  const text = `${group(whole, rules) || '0'}.${fraction.slice(0, rules.places)}`;
  return { text, caret: placeCaret(text, edit, text.lastIndexOf('.')), isOpen: true };
}

/** Where the dot stands whose meaning is open: the one just typed, or the last one of those that were. */
function findOpenMark(before: TypedNumber, { text, caret, data }: NumberEdit): number {
  if (data === ',' || text.includes(',')) return -1;
  if (data === '.') return caret - 1;
  return before.isOpen ? text.lastIndexOf('.') : -1;
}

/** Every dot is one of thousands, the first comma the decimal mark. */
function typeClosed(edit: NumberEdit, rules: NumberRules): TypedNumber {
  const [whole = '', ...fractions] = edit.text.split(',');
  const shown = group(digitsOf(whole), rules);
  const hasFraction = fractions.length > 0 && rules.places > 0;
  const text = hasFraction ? `${shown || '0'},${digitsOf(fractions.join('')).slice(0, rules.places)}` : shown;
  return { text, caret: placeCaret(text, edit, -1), isOpen: false };
}

/** A whole number was pasted or dropped: it may be written the Turkish way or with a decimal point. */
function typePasted({ text: pasted }: NumberEdit, rules: NumberRules): TypedNumber {
  const wire = parseTurkishNumber(pasted.replace(/[^\d.,]/g, ''));
  const { text } = typeClosed({ text: wire?.replace('.', ',') ?? pasted, caret: 0, inputType: '', data: null }, rules);
  return { text, caret: text.length, isOpen: false };
}

function group(whole: string, { digits }: NumberRules): string {
  return whole
    .replace(/^0+(?=\d)/, '')
    .slice(0, digits)
    .replace(everyThirdDigit, '.');
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
