import { readDecimal } from '../calculation/decimal';
import type { InvoiceDraft, Line } from './InvoiceDraft';
import { isUntouchedLine } from './isUntouchedLine';

/** What of a customer card goes on an invoice. */
export interface InvoicedCustomer {
  readonly vknTckn?: string | null | undefined;
  readonly unvan?: string | null | undefined;
  readonly ad?: string | null | undefined;
  readonly soyad?: string | null | undefined;
  readonly vergiDairesi?: string | null | undefined;
  readonly adres?: string | null | undefined;
  readonly ilce?: string | null | undefined;
  readonly il?: string | null | undefined;
  readonly ulke?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly iskonto?: string | null | undefined;
}

/**
 * Puts a customer on an invoice: the recipient is replaced whole, the mail address becomes the invoice's, and the discount the
 * default of its lines, those included in which nothing is written yet. Source: INV-22, INV-23.
 */
export function applyCustomer(invoice: InvoiceDraft, customer: InvoicedCustomer): InvoiceDraft {
  const iskonto = customer.iskonto || '0';
  return {
    ...invoice,
    vknTckn: customer.vknTckn ?? '',
    aliciUnvan: customer.unvan ?? '',
    aliciAdi: customer.ad ?? '',
    aliciSoyadi: customer.soyad ?? '',
    vergiDairesi: customer.vergiDairesi ?? '',
    adres: customer.adres ?? '',
    ilce: customer.ilce ?? '',
    il: customer.il ?? '',
    ulke: customer.ulke || 'Türkiye',
    emails: customer.email ? [customer.email] : [],
    iskonto,
    malHizmetler: invoice.malHizmetler.map((line) => (isUntouchedLine(line) ? withIskonto(line, iskonto) : line)),
  };
}

function withIskonto({ iskontoOrani: _old, ...line }: Line, iskonto: string): Line {
  return readDecimal(iskonto).digits > 0 ? { ...line, iskontoOrani: iskonto } : line;
}
