import type { LineFigures } from '../calculation/LineFigures';
import { isCalendarDate } from '../dates/days';
import { firstDocumentDay } from '../dates/periods';
import { faturaTipOf, type FaturaTip } from '../facts/faturaTip';
import type { FieldChecker } from '../validation/FieldChecker';
import type { RuleContext } from './RuleContext';

/** The input of the rules. */
export interface CheckedInvoice {
  readonly fields: FieldChecker;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly figures: readonly LineFigures[];
  /** The amount to pay in the currency of the invoice, two decimals. */
  readonly odenecekTutar: string;
  readonly context: RuleContext;
  readonly faturaTip: FaturaTip;
  /** YYYY-MM-DD; undefined without a valid date. */
  readonly day: string | undefined;
  readonly vknTckn: string;
  /** A person who is no taxpayer: the number of final consumers, or a TCKN without a tax office. */
  readonly isConsumer: boolean;
  /** An invoice without a country is domestic. */
  readonly isDomestic: boolean;
}

/** The number of final consumers. */
export const FINAL_CONSUMER = '11111111111';

export function checkedInvoice(
  fields: FieldChecker,
  lines: readonly unknown[],
  { figures, odenecekTutar }: Pick<CheckedInvoice, 'figures' | 'odenecekTutar'>,
  context: RuleContext,
): CheckedInvoice {
  const faturaTarih = fields.value('faturaTarih');
  const vknTckn = plain(fields.value('vknTckn'));
  const isPerson = vknTckn.length === 11;
  return {
    ...{ fields, figures, odenecekTutar, context, vknTckn },
    lines: lines.map((line) => Object(line) as Readonly<Record<string, unknown>>),
    faturaTip: faturaTipOf({ faturaTip: plain(fields.value('faturaTip')) }) ?? 'SATIS',
    day: isCalendarDate(faturaTarih) && faturaTarih >= firstDocumentDay ? faturaTarih : undefined,
    isConsumer: vknTckn === FINAL_CONSUMER || (isPerson && plain(fields.value('vergiDairesi')) === ''),
    isDomestic: ['', 'Türkiye'].includes(plain(fields.value('ulke'))),
  };
}

/** A trimmed text; '' for another value. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
