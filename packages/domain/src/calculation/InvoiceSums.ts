import type { LineFigures } from './LineFigures';

/** What the lines of one KDV rate, or of one tax, add up to; `lines` tells when the last of them has gone. */
export interface GroupSum {
  lines: bigint;
  /** KDV base of a rate; 0 for a tax. */
  matrah: bigint;
  tutar: bigint;
}

/**
 * Running sums of calculated lines, in kuruş. Adding and removing one line costs the same with five lines and with five
 * thousand; `totalsOf` turns the sums into the totals of an invoice. Remove a line with the figures it was added with.
 */
export class InvoiceSums {
  urunHizmetToplamTutari = 0n;
  /** Σ İskonto − Σ Arttırım. */
  iskonto = 0n;
  matrah = 0n;
  hesaplananKdv = 0n;
  addingTaxes = 0n;
  subtractingTaxes = 0n;
  hesaplananV9015 = 0n;
  tevkifataTabiIslemTutar = 0n;
  tevkifataTabiIslemKdv = 0n;
  tevkifatLines = 0n;
  readonly byRate = new Map<string, GroupSum>();
  readonly byTax = new Map<string, GroupSum>();

  add(line: LineFigures): void {
    this.#accumulate(line, 1n);
  }

  remove(line: LineFigures): void {
    this.#accumulate(line, -1n);
  }

  #accumulate(line: LineFigures, sign: 1n | -1n): void {
    this.urunHizmetToplamTutari += sign * line.fiyat;
    this.iskonto += line.arttirim ? -sign * line.iskontoTutari : sign * line.iskontoTutari;
    this.matrah += sign * line.malHizmetTutari;
    this.hesaplananKdv += sign * line.kdvTutari;
    addToGroup(this.byRate, line.kdvOrani, sign, line.kdvMatrahi, line.kdvTutari);
    for (const { effect, tutar } of line.taxes) {
      if (effect.adds) this.addingTaxes += sign * tutar;
      if (effect.subtracts) this.subtractingTaxes += sign * tutar;
      addToGroup(this.byTax, effect.code, sign, 0n, tutar);
    }
    if (line.V9015Orani === undefined) return;
    this.hesaplananV9015 += sign * line.V9015Tutari;
    this.tevkifataTabiIslemTutar += sign * line.malHizmetTutari;
    this.tevkifataTabiIslemKdv += sign * line.kdvTutari;
    this.tevkifatLines += sign;
  }
}

function addToGroup(groups: Map<string, GroupSum>, key: string, sign: bigint, matrah: bigint, tutar: bigint): void {
  let group = groups.get(key);
  if (group === undefined) {
    group = { lines: 0n, matrah: 0n, tutar: 0n };
    groups.set(key, group);
  }
  group.lines += sign;
  group.matrah += sign * matrah;
  group.tutar += sign * tutar;
  if (group.lines === 0n) groups.delete(key);
}
