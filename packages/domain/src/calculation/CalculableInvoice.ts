/** A decimal on the wire: digits with a decimal point (`"83.33333"`). An empty field is absent, null or `''`. */
export type DecimalText = string | null | undefined;

/**
 * The fields of a line that the calculation reads. All are optional, so that a half-typed draft fits as well as a saved
 * line. Further taxes are `V<code>Orani` (percent), `V<code>Tutari` (amount of the line) and `V<code>BirimTutari`
 * (amount per unit), e.g. `V0073Orani`. The bare code (`V4171`) is read as the amount (LIN-02).
 */
export interface CalculableLine {
  /** Quantity. */
  readonly miktar?: DecimalText;
  /** Unit price without KDV, in the invoice's currency. */
  readonly birimFiyat?: DecimalText;
  /** Percent. */
  readonly kdvOrani?: DecimalText;
  /** `ISKONTO` (default) lowers the line, `ARTTIRIM` raises it. */
  readonly iskontoTip?: string | null | undefined;
  /** Percent of the gross line. */
  readonly iskontoOrani?: DecimalText;
  /** Amount of the line; wins over the rate. */
  readonly iskontoTutari?: DecimalText;
  /** Gross unit price given to KDV Ayır. While it is set, net + KDV equals this price (fiscal-rules 8). */
  readonly kdvDahilBirimFiyat?: DecimalText;
  /** Withholding code. Its rate applies unless `V9015Orani` is given. */
  readonly tevkifatKodu?: string | null | undefined;
  /** Base of the KDV on a line of an OZELMATRAH invoice; the net amount when absent. */
  readonly ozelMatrahTutari?: DecimalText;
  readonly [taxField: `V${string}`]: DecimalText;
}

/** The fields of an invoice that the calculation reads, in the wire format; all optional. */
export interface CalculableInvoice {
  /** One of the seven types (INV-04); absent is SATIS. */
  readonly faturaTip?: string | null | undefined;
  /** Code of the currency; absent is TRY. */
  readonly paraBirim?: string | null | undefined;
  /** The customer card's and the portal's name for `paraBirim`; read when `paraBirim` is absent (INV-01). */
  readonly paraBirimi?: string | null | undefined;
  /** TRY for one unit of another currency. */
  readonly dovizKur?: DecimalText;
  /** The lines. */
  readonly malHizmetler?: readonly CalculableLine[] | null | undefined;
}

/** Currency: `paraBirim`, else `paraBirimi`, which a customer card calls it, else TRY (INV-01, INV-08). */
export function currencyOf({ paraBirim, paraBirimi }: CalculableInvoice): string {
  const currency = paraBirim || paraBirimi;
  return typeof currency === 'string' ? currency : 'TRY';
}
