import type { Steps } from '../../steps';
import type { BankMovement } from '../BankMovement';
import type { AmountColumn, StatementColumns, StatementRow } from './columns';

/** Why a sheet is not taken. Nothing of it is. */
export type StatementFault =
  /** The balances do not fit the amounts at this row. */
  | { readonly kod: 'BALANCES_DO_NOT_FIT'; readonly satir: number }
  /** The column has both 1.234,56 and 1,234.56. The person answers with `sayiBicimi`. */
  | {
      readonly kod: 'NUMBER_STYLE_MIXED';
      readonly sutun: AmountColumn;
      readonly ornekler: readonly [string, string];
      readonly satir: number;
    }
  /** Rows whose day, amount or direction cannot be read, at most the first ten. */
  | {
      readonly kod: 'ROWS_UNREADABLE';
      readonly satirlar: readonly { readonly satir: number; readonly sutun: keyof StatementColumns }[];
    };

/** The movements of a file, oldest first. */
export interface ReadStatement {
  readonly hareketler: readonly BankMovement[];
  /** False: 'Bakiye sütunu yok, eksik satır fark edilemez.' */
  readonly bakiyeVar: boolean;
}

/**
 * Reads the movements below the row `headingRow` (0 without headings). Rows without a day (totals, page ends, repeated
 * headings) and amounts of 0 are left out. With a balance column the balances are checked, in both orders. Run it with
 * `atOnce`, or in pieces. Source: MNY-88, MNY-89.
 */
// eslint-disable-next-line require-yield
export function* readStatementRows(
  _rows: readonly StatementRow[],
  _headingRow: number,
  _columns: StatementColumns,
  _account: { readonly hesap: string; readonly paraBirim: string },
): Steps<ReadStatement | StatementFault> {
  throw new Error('Not written yet');
}
