const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const plain = /^\d*(?:,\d*)?$/;
const pointed = /^\d*\.\d*$/;

/**
 * Reads a number as people type it into the decimal of the wire: '1.234,56' → '1234.56', '1234,5' → '1234.5', ',5' → '0.5'.
 * Dots stand for thousands when every group is right; a single dot elsewhere ('12.5', as a pasted or keypad number has it) is
 * a decimal point. Undefined when it is no number, '' when nothing was typed. (LIN-16)
 */
export function parseTurkishNumber(typed: string): string | undefined {
  const text = typed.replace(/\s/g, '');
  if (text === '') return '';
  if (grouped.test(text)) return toWire(text.replaceAll('.', '').replace(',', '.'));
  if (plain.test(text)) return toWire(text.replace(',', '.'));
  return pointed.test(text) ? toWire(text) : undefined;
}

function toWire(text: string): string | undefined {
  const [whole = '', fraction = ''] = text.split('.');
  if (whole === '' && fraction === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}
