import type { CalculableInvoice } from './CalculableInvoice';
import { currencyOf } from './currencyOf';
import { documentAmounts } from './documentAmounts';
import type { InvoiceSums } from './InvoiceSums';
import { policies as defaults, type Policies } from './policies';
import { readDecimal } from './readDecimal';
import { rescale } from './rounding';
import { times, type Whole } from './Whole';
import { writeKurus } from './writeKurus';

/** TRY equivalents of four totals, two decimals. */
export interface TlKarsiligi {
  readonly urunHizmetToplamTutari: string;
  readonly hesaplananKdv: string;
  readonly vergilerDahilToplamTutar: string;
  readonly odenecekTutar: string;
}

/**
 * The TRY equivalents that are printed on an invoice in a foreign currency: each total times `dovizKur`, not added up again.
 * Undefined for TRY and as long as there is no rate above 0. Source: fiscal-rules §9.
 */
export function tlKarsiligiOf(
  sums: InvoiceSums,
  invoice: CalculableInvoice,
  policies: Policies = defaults,
): TlKarsiligi | undefined {
  const kur = readDecimal(invoice.dovizKur);
  if (currencyOf(invoice) === 'TRY' || kur.digits === 0) return undefined;
  const inTry = (kurus: Whole) => writeKurus(rescale(times(kurus, kur.digits), kur.scale, 0));
  const { vergilerDahilToplamTutar, odenecekTutar } = documentAmounts(sums, invoice, policies);
  return {
    urunHizmetToplamTutari: inTry(sums.urunHizmetToplamTutari),
    hesaplananKdv: inTry(sums.hesaplananKdv),
    vergilerDahilToplamTutar: inTry(vergilerDahilToplamTutar),
    odenecekTutar: inTry(odenecekTutar),
  };
}
