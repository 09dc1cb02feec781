import type { SigningInvoice } from './SigningInvoice';

/** The recipient's name: a company's title, a person's name. */
export function recipientOf({ aliciUnvan, aliciAdi, aliciSoyadi }: SigningInvoice): string {
  return aliciUnvan || `${aliciAdi} ${aliciSoyadi}`.trim();
}
