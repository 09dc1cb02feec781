import type { StatementHeadings, StatementRow } from './columns';

/**
 * Finds the headings of a statement: the first row with words for date, text and amount, or the row with the number
 * `satir` that the person chose. Undefined without one (STATEMENT_HEADINGS). Source: MNY-87.
 */
export function findHeadings(_rows: readonly StatementRow[], _satir?: number): StatementHeadings | undefined {
  throw new Error('Not written yet');
}

/** The key by which a confirmed mapping is remembered: the folded headings. Source: MNY-87. */
export function headingsKey(_basliklar: readonly string[]): string {
  throw new Error('Not written yet');
}
