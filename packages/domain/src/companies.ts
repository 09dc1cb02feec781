import { foldTr } from './text/letters';

/** What a company or a customer is called by. */
interface Named {
  readonly unvan?: string | undefined;
  readonly ad?: string | undefined;
  readonly soyad?: string | undefined;
}

/** The further fields that a search of companies reads. */
interface SearchedCompany extends Required<Named> {
  readonly vknTckn: string;
  readonly yetkiliAdi: string;
  readonly yetkiliSoyadi: string;
}

/**
 * What a company or a customer is called: its title, or the name of a natural person without one; '' without both.
 * Source: SHL-34.
 */
export function companyName({ unvan = '', ad = '', soyad = '' }: Named): string {
  return unvan || `${ad} ${soyad}`.trim();
}

/** Whether a company matches a search by number, title, name or representative. Source: CMP-08, CMP-27. */
export function matchesCompany(company: SearchedCompany, search: string): boolean {
  const { vknTckn, unvan, ad, soyad, yetkiliAdi, yetkiliSoyadi } = company;
  return foldTr(`${vknTckn} ${unvan} ${ad} ${soyad} ${yetkiliAdi} ${yetkiliSoyadi}`).includes(foldTr(search.trim()));
}
