import type { paymentHint } from '../../ledger/paymentHint';

/** A customer account, as payments show it. */
export interface Debtor {
  readonly borcluId: string;
  /** The name of the recipient. */
  readonly ad: string;
  readonly vknTckn: string;
  /** Of the customer's card. */
  readonly ibans: readonly string[];
}

/**
 * An invoice that a movement may pay: approved, tracked, not void, without an open request, with a rest. One without a
 * rest ('0.00') may be given too: then its number in a text is known as ours. Source: MNY-93.
 */
export interface OpenInvoice extends Debtor {
  readonly faturaId: string;
  readonly belgeNumarasi: string;
  readonly faturaTarih: string;
  readonly vadeTarihi: string | null;
  readonly paraBirim: string;
  readonly kalan: string;
  readonly faturaTip?: string | null;
  readonly portalFaturaTip?: string | null;
  readonly totals: Parameters<typeof paymentHint>[0]['totals'];
  /** The references of its QR codes and requests to pay. */
  readonly tahsilatReferanslari?: readonly string[];
  /** Its objection was accepted: never matched by itself. */
  readonly yalnizOneri?: boolean;
}

/** A payment that was recorded by hand and has no movement yet. Source: MNY-97. */
export interface ManualReceipt extends Debtor {
  readonly tahsilatId: string;
  readonly tarih: string;
  readonly tutar: string;
  readonly paraBirim: string;
  /** The numbers of the invoices that it closes. */
  readonly belgeNumaralari: readonly string[];
}
