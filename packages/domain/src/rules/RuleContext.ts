import type { InvoiceDraft } from '../invoice/Invoice';

/** What the rules know beside the invoice. A rule whose part is missing finds nothing. Source: RUL-05. */
export interface RuleContext {
  /** Today in Istanbul, YYYY-MM-DD. */
  readonly today?: string;
  /** The company that issues the invoice. */
  readonly company?: {
    readonly vknTckn: string;
    readonly unvan: string;
    readonly ad: string;
    readonly soyad: string;
  };
  /** The operations of other invoices of the same day to the same buyer. */
  readonly sameDay?: readonly Operation[];
  /** Other invoices that were saved in the last ten minutes. */
  readonly recent?: readonly RecentInvoice[];
  /** The last prices for the buyer. */
  readonly lastPrices?: readonly LastPrice[];
  /** Who is a registered payer of e-Fatura. Undefined when it is not known. */
  readonly taxpayer?: { readonly buyer?: boolean; readonly company?: boolean };
  /** The months that were handed over to the accountant, YYYY-MM. */
  readonly handedOver?: readonly string[];
}

/** The lines of one withholding code on an invoice. */
interface Operation {
  readonly tevkifatKodu: string;
  /** With KDV, in TL. */
  readonly tutar: string;
}

/** A stored invoice that may be the same as the checked one. */
export interface RecentInvoice extends Pick<
  InvoiceDraft,
  'vknTckn' | 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi' | 'paraBirim' | 'malHizmetler'
> {
  readonly faturaTip?: string | null;
  /** When it was saved in Istanbul, HH:mm. */
  readonly saat: string;
  readonly odenecekTutar: string;
}

interface LastPrice {
  readonly malHizmet: string;
  readonly birim: string;
  readonly paraBirim: string;
  readonly birimFiyat: string;
  /** YYYY-MM-DD */
  readonly faturaTarih: string;
}
