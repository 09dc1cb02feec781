import type { ListedInvoice } from './ListedInvoice';

/** The recipient's name: a company's title, a person's name. */
export function recipientOf({ aliciUnvan, aliciAdi, aliciSoyadi }: ListedInvoice): string {
  return aliciUnvan || `${aliciAdi} ${aliciSoyadi}`.trim();
}
