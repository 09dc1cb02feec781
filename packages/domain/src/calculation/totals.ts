import { kurusInWords } from './amountInWords';
import { rescale, times, type Whole } from './arithmetic';
import { currencyOf, type CalculableInvoice } from './CalculableInvoice';
import { readDecimal, writeKurus } from './decimal';
import { documentAmounts, type InvoiceSums } from './InvoiceSums';
import { policies as defaults, type Policies } from './policies';

/** Totals of an invoice in its own currency, amounts with two decimals (INV-02). */
export interface InvoiceTotals {
  /** Sum of the gross line amounts. */
  readonly urunHizmetToplamTutari: string;
  /** Discounts minus increases, without a sign. `tip` names the larger one. */
  readonly toplamIskonto: string;
  readonly tip: 'İskonto' | 'Arttırım';
  /** Sum of the net line amounts. */
  readonly matrah: string;
  readonly hesaplananKdv: string;
  /** KDV plus every tax that is added to the net amount. */
  readonly vergilerToplami: string;
  /** Net amounts plus taxes. */
  readonly vergilerDahilToplamTutar: string;
  /** The payable amount: the total with taxes minus withheld amounts, and on IHRACKAYITLI minus the deferred KDV. */
  readonly odenecekTutar: string;
  /** The payable amount in words. */
  readonly odenecekTutarText: string;
  /** The sum of each further tax in use, by code. */
  readonly vergiToplamlar: Record<string, string>;
  /** Base and KDV of each rate, lowest rate first. */
  readonly kdvToplamlar: { oran: string; matrah: string; tutar: string }[];
  /** Withheld KDV. This field and the next two exist only when a line withholds. */
  readonly hesaplananV9015?: string;
  readonly tevkifataTabiIslemTutar?: string;
  readonly tevkifataTabiIslemKdv?: string;
}

/**
 * The totals of running sums. They add rounded line figures and are never computed from other totals (fiscal-rules 3).
 */
export function totalsOf(sums: InvoiceSums, invoice: CalculableInvoice, policies: Policies = defaults): InvoiceTotals {
  const document = documentAmounts(sums, invoice, policies);
  return {
    urunHizmetToplamTutari: writeKurus(sums.urunHizmetToplamTutari),
    toplamIskonto: writeKurus(sums.iskonto < 0 ? -sums.iskonto : sums.iskonto),
    tip: sums.iskonto < 0 ? 'Arttırım' : 'İskonto',
    matrah: writeKurus(sums.matrah),
    hesaplananKdv: writeKurus(sums.hesaplananKdv),
    vergilerToplami: writeKurus(document.vergilerToplami),
    vergilerDahilToplamTutar: writeKurus(document.vergilerDahilToplamTutar),
    odenecekTutar: writeKurus(document.odenecekTutar),
    odenecekTutarText: kurusInWords(document.odenecekTutar, currencyOf(invoice)),
    vergiToplamlar: Object.fromEntries(
      [...sums.byTax].sort(byNumber).map(([code, { tutar }]) => [code, writeKurus(tutar)]),
    ),
    kdvToplamlar: [...sums.byRate]
      .sort(byNumber)
      .map(([oran, { matrah, tutar }]) => ({ oran, matrah: writeKurus(matrah), tutar: writeKurus(tutar) })),
    ...(sums.tevkifatLines > 0 && {
      hesaplananV9015: writeKurus(sums.hesaplananV9015),
      tevkifataTabiIslemTutar: writeKurus(sums.tevkifataTabiIslemTutar),
      tevkifataTabiIslemKdv: writeKurus(sums.tevkifataTabiIslemKdv),
    }),
  };
}

/** Orders by rate, or by the digits of a tax code. The number affects only the order, no amount. */
function byNumber([left]: [string, unknown], [right]: [string, unknown]): number {
  return Number(left.replace('V', '')) - Number(right.replace('V', ''));
}

/** TRY equivalents of four totals, two decimals. */
export interface TlKarsiligi {
  readonly urunHizmetToplamTutari: string;
  readonly hesaplananKdv: string;
  readonly vergilerDahilToplamTutar: string;
  readonly odenecekTutar: string;
}

/**
 * The TRY equivalents that are printed on an invoice in a foreign currency: each total times `dovizKur`, not summed
 * again. Undefined for TRY and while there is no rate above 0. Source: fiscal-rules 9.
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

/**
 * An amount of a foreign-currency invoice in TRY: amount × `dovizKur` with two decimals, for figures that are only
 * printed. A text that is no decimal counts as 0. Source: fiscal-rules 9.
 */
export function toTl(amount: string, dovizKur: string): string {
  const [tutar, kur] = [readDecimal(amount), readDecimal(dovizKur)];
  return writeKurus(rescale(times(tutar.digits, kur.digits), tutar.scale + kur.scale, 2));
}
