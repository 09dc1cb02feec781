import type { components } from '@kalem/sdk';

/** What a company is called: its title, a natural person's name when it has none (SHL-34). */
export function companyName({
  unvan,
  ad,
  soyad,
}: Pick<components['schemas']['Company'], 'unvan' | 'ad' | 'soyad'>): string {
  return unvan || `${ad} ${soyad}`.trim();
}
