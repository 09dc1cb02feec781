import type { CalculableInvoice } from './CalculableInvoice';
import type { InvoiceSums } from './InvoiceSums';
import { policies as defaults, type Policies } from './policies';

/** Document amounts that follow from the sums of the lines, in kuruş. */
export interface DocumentAmounts {
  readonly vergilerToplami: bigint;
  readonly vergilerDahilToplamTutar: bigint;
  readonly odenecekTutar: bigint;
}

/** Source: fiscal-rules §3; contested: OZELMATRAH (§6) and IHRACKAYITLI (§7). */
export function documentAmounts(sums: InvoiceSums, { faturaTip }: CalculableInvoice, policies: Policies = defaults): DocumentAmounts {
  const kdvIncluded = faturaTip === 'OZELMATRAH' && policies.ozelMatrah === 'included';
  const kdvDeferred = faturaTip === 'IHRACKAYITLI' && policies.ihracKayitliKdv === 'deferred';
  const vergilerToplami = sums.kdv + sums.addingTaxes;
  const vergilerDahilToplamTutar = sums.matrah + vergilerToplami - (kdvIncluded ? sums.kdv : 0n);
  const uncollected = sums.V9015 + sums.subtractingTaxes + (kdvDeferred ? sums.kdv : 0n);
  return { vergilerToplami, vergilerDahilToplamTutar, odenecekTutar: vergilerDahilToplamTutar - uncollected };
}
