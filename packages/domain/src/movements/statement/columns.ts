import type { SheetCell } from '../../excel/sheetXml';

/** A row of a statement: its number in the sheet, and its cells. */
export interface StatementRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** The columns of amounts. Each has its own number style. */
export type AmountColumn = 'tutar' | 'borc' | 'alacak' | 'bakiye';

/** The decimal separator of a column of texts: 1.234,56 or 1,234.56. */
export type NumberStyle = 'VIRGUL' | 'NOKTA';

/**
 * Where a statement has what, by the index of the column from 0. Amounts are one signed column (`tutar`), one column
 * with B or A beside it (`tutar` and `yon`), or two (`borc` and `alacak`). Source: MNY-88.
 */
export interface StatementColumns {
  readonly tarih: number;
  readonly saat?: number;
  /** Joined by blanks in this order. */
  readonly metin: readonly number[];
  readonly tutar?: number;
  readonly yon?: number;
  readonly borc?: number;
  readonly alacak?: number;
  readonly bakiye?: number;
  readonly karsiAd?: number;
  readonly karsiVkn?: number;
  readonly karsiIban?: number;
  readonly kanal?: number;
  readonly referans?: number;
  /** What the person answered for a column whose style is mixed. */
  readonly sayiBicimi?: Partial<Readonly<Record<AmountColumn, NumberStyle>>>;
}

/** The heading row of a statement, with a proposal for the person to confirm. */
export interface StatementHeadings {
  /** Its row number in the sheet. */
  readonly satir: number;
  readonly basliklar: readonly string[];
  /** The only IBAN above the headings. */
  readonly hesap?: string;
  /** The proposed columns. Without `tarih`, `metin` or an amount the person has to choose them. */
  readonly sutunlar: Partial<StatementColumns>;
  /** The first five rows below, as texts. */
  readonly ornekler: readonly (readonly string[])[];
}
