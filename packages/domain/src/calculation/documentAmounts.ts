import type { CalculableInvoice } from './CalculableInvoice';
import type { InvoiceSums } from './InvoiceSums';
import type { Policies } from './policies';

/** Document amounts that follow from the sums of the lines, in kuruş. */
export interface DocumentAmounts {
  readonly vergilerToplami: bigint;
  readonly vergilerDahilToplamTutar: bigint;
  readonly odenecekTutar: bigint;
}

/** Source: fiscal-rules §3; contested: OZELMATRAH (§6) and IHRACKAYITLI (§7). */
export function documentAmounts(sums: InvoiceSums, { faturaTip }: CalculableInvoice, policies: Policies): DocumentAmounts {
  const kdvIncluded = faturaTip === 'OZELMATRAH' && policies.ozelMatrah === 'included';
  const kdvDeferred = faturaTip === 'IHRACKAYITLI' && policies.ihracKayitliKdv === 'deferred';
  const vergilerToplami = sums.hesaplananKdv + sums.addingTaxes;
  const vergilerDahilToplamTutar = sums.matrah + vergilerToplami - (kdvIncluded ? sums.hesaplananKdv : 0n);
  const uncollected = sums.hesaplananV9015 + sums.subtractingTaxes + (kdvDeferred ? sums.hesaplananKdv : 0n);
  return { vergilerToplami, vergilerDahilToplamTutar, odenecekTutar: vergilerDahilToplamTutar - uncollected };
}
