/** A label and what stands beside it. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A party as it is printed. */
export interface DescribedParty {
  readonly name: string;
  readonly address: readonly string[];
  readonly facts: readonly Fact[];
}

export type ColumnKey =
  | 'sira'
  | 'malHizmet'
  | 'miktar'
  | 'birimFiyat'
  | 'iskontoOrani'
  | 'iskontoTutari'
  | 'kdvOrani'
  | 'kdvTutari'
  | 'digerVergiler'
  | 'tutar';

export interface Column {
  readonly key: ColumnKey;
  readonly label: string;
  /** The longest text that must stand on one line of the column: what its width follows. */
  readonly longest: string;
}

/** A line of the invoice as it is printed. */
export interface DescribedLine {
  readonly cells: Readonly<Record<ColumnKey, string>>;
  /** What else the line says (its own taxes, reasons, delivery), under its name. */
  readonly details: readonly string[];
  /** Net amount in hundredths: what is carried from page to page. */
  readonly tutar: bigint;
}

/**
 * Everything that the documents of an invoice show, already in words and Turkish numbers, so that HTML and PDF say the same and
 * differ in layout alone.
 */
export interface DescribedInvoice {
  readonly title: string;
  /** Mark across a document that is no issued invoice. */
  readonly stamp: 'TASLAK' | 'SİLİNMİŞ' | undefined;
  readonly number: string;
  readonly seller: DescribedParty;
  readonly recipient: DescribedParty;
  readonly facts: readonly Fact[];
  readonly columns: readonly Column[];
  readonly lines: readonly DescribedLine[];
  readonly totals: readonly Fact[];
  readonly payable: Fact;
  /** The totals in TRY; empty for an invoice in TRY. */
  readonly tlTotals: readonly Fact[];
  readonly words: string;
  readonly returned: readonly Fact[];
  readonly reasons: readonly Fact[];
  readonly notes: readonly string[];
  readonly ettn: string;
  /** Content of the QR code; undefined until there is an ETTN. */
  readonly qr: string | undefined;
  /** JPEG data URLs. */
  readonly logo: string | undefined;
  readonly signature: string | undefined;
}

/** The facts that say something, in their order. */
export function filledFacts(facts: readonly (readonly [label: string, value: string | undefined])[]): Fact[] {
  return facts.flatMap(([label, value = '']) => (value.trim() === '' ? [] : [{ label, value: value.trim() }]));
}
