import type { Decimal } from '../calculation/decimal';
import type { FieldChecker } from './FieldChecker';
import type { FaturaTip } from '../facts/faturaTip';

/** A line as its rules see it: its readable figures, and what the invoice says. */
export interface CheckedLine {
  readonly fields: FieldChecker;
  readonly faturaTip: FaturaTip;
  /** YYYY-MM-DD; '' while there is none, and dated rules rest. */
  readonly faturaTarih: string;
  readonly miktar: Decimal | undefined;
  readonly birimFiyat: Decimal | undefined;
  /** Shortest writing; undefined while it is missing or wrong. */
  readonly kdvOrani: string | undefined;
}
