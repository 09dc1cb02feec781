const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/**
 * A number of a cell as a decimal of the wire: 0.1 + 0.2 → '0.3', 1e-7 → '0.0000001'. Fifteen digits are what a spreadsheet
 * keeps and shows; what lies behind them is noise of its binary numbers.
 */
export function decimalOfCell(cell: number): string {
  return plain.format(cell);
}
