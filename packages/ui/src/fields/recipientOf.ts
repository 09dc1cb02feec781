import type { components } from '@kalem/sdk';

/** The recipient's name: a company's title, a person's name. */
export function recipientOf({
  aliciUnvan,
  aliciAdi,
  aliciSoyadi,
}: Pick<components['schemas']['InvoiceSummary'], 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi'>): string {
  return aliciUnvan || `${aliciAdi} ${aliciSoyadi}`.trim();
}
