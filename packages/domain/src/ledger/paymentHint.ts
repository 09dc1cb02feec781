import { divideHalfUp, minus, times, type Whole } from '../calculation/arithmetic';
import { toKurus } from '../calculation/decimal';
import { faturaTipOf } from '../facts/faturaTip';

/** Rates of income tax that a customer withholds from the net, in percent (GVK 94, KVK 15). */
const stopajRates = [20, 17, 15, 10, 5, 3, 2];
/** Percent of the KDV that a customer may withhold. */
const kdvShares = [20, 30, 40, 50, 60, 70, 80, 90, 100];

interface HintedInvoice {
  readonly faturaTip?: string | null;
  readonly portalFaturaTip?: string | null;
  readonly totals: {
    readonly matrah?: string | undefined;
    readonly hesaplananKdv?: string | undefined;
    readonly vergilerDahilToplamTutar?: string | undefined;
    readonly odenecekTutar?: string | undefined;
  };
}

/** Why the amount that a customer paid may differ from the invoice. */
export type PaymentHint = 'TEVKIFAT_KESILMIS' | 'STOPAJ_KESILMIS' | 'TEVKIFAT_ODENMIS';

/**
 * Explains an amount received that is not the payable one; undefined when nothing explains it. For people only: nothing
 * is booked because of it. Source: MNY-44.
 */
export function paymentHint(invoice: HintedInvoice, received: string): PaymentHint | undefined {
  const { matrah = '', hesaplananKdv = '', vergilerDahilToplamTutar = '', odenecekTutar = '' } = invoice.totals;
  const faturaTip = faturaTipOf(invoice);
  const paid = toKurus(received);
  const rest = minus(toKurus(odenecekTutar), paid);
  if (paid <= 0 || rest === 0) return undefined;
  if (rest < 0) {
    const isWhole = faturaTip === 'TEVKIFAT' && paid === toKurus(vergilerDahilToplamTutar);
    return isWhole ? 'TEVKIFAT_ODENMIS' : undefined;
  }
  const isShareOf = (amount: string, rates: readonly number[]) =>
    rates.some((rate) => percentOf(toKurus(amount), rate) === rest);
  if (faturaTip === 'SATIS' && isShareOf(hesaplananKdv, kdvShares)) return 'TEVKIFAT_KESILMIS';
  return isShareOf(matrah, stopajRates) ? 'STOPAJ_KESILMIS' : undefined;
}

function percentOf(amount: Whole, percent: number): Whole {
  return divideHalfUp(times(amount, percent), 100);
}
