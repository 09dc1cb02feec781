const SEPARATOR = '###';

/** The two kinds of notes that `not` holds. */
export interface InvoiceNotes {
  /** Notes that the product writes, one per line. */
  readonly automatic: readonly string[];
  /** Notes that the user writes. */
  readonly special: string;
}

/**
 * Joins notes to the wire's `not`: automatic notes, exactly one '###', special notes. A '###' inside a note would be a second
 * one and becomes '##'. Source: INV-31.
 */
export function composeNotes({ automatic, special }: InvoiceNotes): string {
  const joined = withoutSeparator(automatic.join('\n')).replace(/#+$/, '');
  return `${joined}${SEPARATOR}${withoutSeparator(special)}`;
}

function withoutSeparator(text: string): string {
  return text.replace(/#{3,}/g, '##');
}
