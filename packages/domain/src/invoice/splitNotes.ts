import type { InvoiceNotes } from './composeNotes';

/** Takes `not` apart; a text without '###' is all special notes. Source: INV-31. */
export function splitNotes(not: string): InvoiceNotes {
  const separator = not.indexOf('###');
  if (separator === -1) return { automatic: [], special: not };
  const automatic = not.slice(0, separator);
  return { automatic: automatic === '' ? [] : automatic.split('\n'), special: not.slice(separator + 3) };
}
