import { minus, plus, type Whole } from './arithmetic';
import type { CalculableInvoice } from './CalculableInvoice';
import type { LineFigures } from './LineFigures';
import type { Policies } from './policies';

/**
 * The sum of the lines of one KDV rate or one tax. `lines` counts them, so that the group is removed with its last
 * line.
 */
interface GroupSum {
  lines: number;
  /** KDV base of a rate; 0 for a tax. */
  matrah: Whole;
  tutar: Whole;
}

/**
 * Running sums of calculated lines, in kuruş. Adding or removing a line takes constant time. `totalsOf` turns the sums
 * into the totals of an invoice. Remove a line with the same figures that were added.
 */
export class InvoiceSums {
  urunHizmetToplamTutari: Whole = 0;
  /** Σ İskonto − Σ Arttırım. */
  iskonto: Whole = 0;
  matrah: Whole = 0;
  hesaplananKdv: Whole = 0;
  addingTaxes: Whole = 0;
  subtractingTaxes: Whole = 0;
  hesaplananV9015: Whole = 0;
  tevkifataTabiIslemTutar: Whole = 0;
  tevkifataTabiIslemKdv: Whole = 0;
  tevkifatLines = 0;
  readonly byRate = new Map<string, GroupSum>();
  readonly byTax = new Map<string, GroupSum>();

  add(line: LineFigures): void {
    this.#accumulate(line, 1);
  }

  remove(line: LineFigures): void {
    this.#accumulate(line, -1);
  }

  #accumulate(line: LineFigures, sign: 1 | -1): void {
    const signed = (amount: Whole) => (sign === 1 ? amount : -amount);
    this.urunHizmetToplamTutari = plus(this.urunHizmetToplamTutari, signed(line.fiyat));
    this.iskonto = plus(this.iskonto, signed(line.arttirim ? -line.iskontoTutari : line.iskontoTutari));
    this.matrah = plus(this.matrah, signed(line.malHizmetTutari));
    this.hesaplananKdv = plus(this.hesaplananKdv, signed(line.kdvTutari));
    addToGroup(this.byRate, line.kdvOrani, sign, signed(line.kdvMatrahi), signed(line.kdvTutari));
    for (const { effect, tutar } of line.taxes) {
      if (effect.adds) this.addingTaxes = plus(this.addingTaxes, signed(tutar));
      if (effect.subtracts) this.subtractingTaxes = plus(this.subtractingTaxes, signed(tutar));
      addToGroup(this.byTax, effect.code, sign, 0, signed(tutar));
    }
    if (!line.V9015Orani) return;
    this.hesaplananV9015 = plus(this.hesaplananV9015, signed(line.V9015Tutari));
    this.tevkifataTabiIslemTutar = plus(this.tevkifataTabiIslemTutar, signed(line.malHizmetTutari));
    this.tevkifataTabiIslemKdv = plus(this.tevkifataTabiIslemKdv, signed(line.kdvTutari));
    this.tevkifatLines += sign;
  }
}

function addToGroup(groups: Map<string, GroupSum>, key: string, lines: number, matrah: Whole, tutar: Whole): void {
  const group = groups.get(key) ?? { lines: 0, matrah: 0, tutar: 0 };
  groups.set(key, group);
  group.lines += lines;
  group.matrah = plus(group.matrah, matrah);
  group.tutar = plus(group.tutar, tutar);
  if (group.lines === 0) groups.delete(key);
}

/** Document amounts derived from the sums of the lines, in kuruş. */
interface DocumentAmounts {
  readonly vergilerToplami: Whole;
  readonly vergilerDahilToplamTutar: Whole;
  readonly odenecekTutar: Whole;
}

/** Source: fiscal-rules 3; contested: OZELMATRAH (fiscal-rules 6) and IHRACKAYITLI (fiscal-rules 7). */
export function documentAmounts(
  sums: InvoiceSums,
  { faturaTip }: CalculableInvoice,
  policies: Policies,
): DocumentAmounts {
  const kdvIncluded = faturaTip === 'OZELMATRAH' && policies.ozelMatrah === 'included';
  const kdvDeferred = faturaTip === 'IHRACKAYITLI' && policies.ihracKayitliKdv === 'deferred';
  const vergilerToplami = plus(sums.hesaplananKdv, sums.addingTaxes);
  const vergilerDahilToplamTutar = minus(plus(sums.matrah, vergilerToplami), kdvIncluded ? sums.hesaplananKdv : 0);
  const uncollected = plus(plus(sums.hesaplananV9015, sums.subtractingTaxes), kdvDeferred ? sums.hesaplananKdv : 0);
  return { vergilerToplami, vergilerDahilToplamTutar, odenecekTutar: minus(vergilerDahilToplamTutar, uncollected) };
}
