import { parseTurkishNumber } from '@kalem/domain';

const WHOLE_DIGITS = 15;
const everyThirdDigit = /\B(?=(?:\d{3})+$)/g;

export interface TypedNumber {
  readonly text: string;
  readonly caret: number;
}

/** What the browser tells about an edit: the text and caret after it, and how it was made. */
export interface NumberEdit {
  readonly text: string;
  readonly caret: number;
  /** `inputType` of the input event. */
  readonly inputType: string;
  /** What was typed or pasted, if one thing was. */
  readonly data: string | null;
}

/**
 * The text of a number while it is typed: dots for thousands come by themselves, a typed dot is the comma of the keypad,
 * decimals beyond `decimals` are not taken. '1234,56789' shows '1.234,56789' (LIN-16). The caret stays at its digit.
 */
export function typeNumber(edit: NumberEdit, decimals: number): TypedNumber {
  if (edit.inputType.startsWith('insertFrom')) return typePasted(edit, decimals);
  const raw = edit.data === '.' ? replaceTypedDot(edit) : edit.text;
  const after = significant(raw.slice(edit.caret)).length;
  const text = format(significant(raw), decimals);
  return { text, caret: caretBefore(text, after, edit.inputType) };
}

/** A whole number was pasted or dropped: it may be written the Turkish way or with a decimal point. */
function typePasted(edit: NumberEdit, decimals: number): TypedNumber {
  const wire = parseTurkishNumber(edit.text.replace(/[^\d.,]/g, ''));
  const text = format(wire === undefined ? significant(edit.text) : wire.replace('.', ','), decimals);
  return { text, caret: text.length };
}

function replaceTypedDot({ text, caret }: NumberEdit): string {
  return `${text.slice(0, caret - 1)},${text.slice(caret)}`;
}

/** Digits, and the first comma. */
function significant(text: string): string {
  const kept = text.replace(/[^\d,]/g, '');
  const comma = kept.indexOf(',');
  return comma === -1 ? kept : kept.slice(0, comma + 1) + kept.slice(comma + 1).replaceAll(',', '');
}

function format(text: string, decimals: number): string {
  const [typed = '', fraction] = text.split(',');
  const whole = typed.replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS);
  const shown = whole.replace(everyThirdDigit, '.');
  if (fraction === undefined || decimals === 0) return shown;
  return `${shown === '' ? '0' : shown},${fraction.slice(0, decimals)}`;
}

/** The place that has as many digits to its right as before; deleting forward steps over a dot, everything else stays left of it. */
function caretBefore(text: string, after: number, inputType: string): number {
  let caret = text.length;
  for (let passed = 0; passed < after && caret > 0; caret--) if (text[caret - 1] !== '.') passed++;
  const overDot = inputType === 'deleteContentBackward' && text[caret - 1] === '.';
  return overDot ? caret - 1 : caret;
}
