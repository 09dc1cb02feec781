import type { CalculableInvoice } from './CalculableInvoice';
import type { InvoiceSums } from './InvoiceSums';
import type { Policies } from './policies';
import { minus, plus, type Whole } from './Whole';

/** Document amounts that follow from the sums of the lines, in kuruş. */
export interface DocumentAmounts {
  readonly vergilerToplami: Whole;
  readonly vergilerDahilToplamTutar: Whole;
  readonly odenecekTutar: Whole;
}

/** Source: fiscal-rules §3; contested: OZELMATRAH (§6) and IHRACKAYITLI (§7). */
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
