import type { components } from '@kalem/sdk';

/** What the dialog shows of an invoice. */
export type SigningInvoice = Pick<
  components['schemas']['InvoiceSummary'],
  | 'id'
  | 'belgeNumarasi'
  | 'faturaTarih'
  | 'paraBirim'
  | 'aliciUnvan'
  | 'aliciAdi'
  | 'aliciSoyadi'
  | 'totals'
  | 'onayDurumu'
  | 'portalDurumu'
>;
