import type { LineFigures } from './LineFigures';

/** What the lines of one KDV rate, or of one tax, add up to; `lines` tells when the last of them has gone. */
export interface GroupSum {
  lines: number;
  /** KDV base of a rate; 0 for a tax. */
  matrah: bigint;
  tutar: bigint;
}

/**
 * Running sums of calculated lines, in kuruş. Adding and removing one line costs the same with five lines and with five
 * thousand; `totalsOf` turns the sums into the totals of an invoice. Remove a line with the figures it was added with.
 */
export class InvoiceSums {
  fiyat = 0n;
  /** Σ İskonto − Σ Arttırım. */
  iskonto = 0n;
  matrah = 0n;
  kdv = 0n;
  addingTaxes = 0n;
  subtractingTaxes = 0n;
  V9015 = 0n;
  tevkifataTabiTutar = 0n;
  tevkifataTabiKdv = 0n;
  tevkifatLines = 0;
  readonly byRate = new Map<string, GroupSum>();
  readonly byTax = new Map<string, GroupSum>();

  add(line: LineFigures): void {
    this.#accumulate(line, 1, 1n);
  }

  remove(line: LineFigures): void {
    this.#accumulate(line, -1, -1n);
  }

  #accumulate(line: LineFigures, lines: 1 | -1, sign: 1n | -1n): void {
    this.fiyat += sign * line.fiyat;
    this.iskonto += line.arttirim ? -sign * line.iskontoTutari : sign * line.iskontoTutari;
    this.matrah += sign * line.malHizmetTutari;
    this.kdv += sign * line.kdvTutari;
    accumulateGroup(this.byRate, line.kdvOrani, lines, sign * line.kdvMatrahi, sign * line.kdvTutari);
    for (const tax of line.taxes) {
      if (tax.adds) this.addingTaxes += sign * tax.tutar;
      if (tax.subtracts) this.subtractingTaxes += sign * tax.tutar;
      accumulateGroup(this.byTax, tax.code, lines, 0n, sign * tax.tutar);
    }
    if (line.V9015Orani === undefined) return;
    this.V9015 += sign * line.V9015Tutari;
    this.tevkifataTabiTutar += sign * line.malHizmetTutari;
    this.tevkifataTabiKdv += sign * line.kdvTutari;
    this.tevkifatLines += lines;
  }
}

function accumulateGroup(groups: Map<string, GroupSum>, key: string, lines: number, matrah: bigint, tutar: bigint): void {
  const group = groups.get(key);
  if (group === undefined) {
    groups.set(key, { lines, matrah, tutar });
    return;
  }
  group.lines += lines;
  group.matrah += matrah;
  group.tutar += tutar;
  if (group.lines === 0) groups.delete(key);
}
