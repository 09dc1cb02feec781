import { foldTr } from './text/letters';

/** The name fields of a company or a customer. */
interface Named {
  readonly unvan?: string | undefined;
  readonly ad?: string | undefined;
  readonly soyad?: string | undefined;
}

/** The other fields that the company search reads. */
interface SearchedCompany extends Required<Named> {
  readonly vknTckn: string;
  readonly yetkiliAdi: string;
  readonly yetkiliSoyadi: string;
}

/** The name of a company or a customer: the title, else first and last name, else ''. Source: SHL-34. */
export function companyName({ unvan = '', ad = '', soyad = '' }: Named): string {
  return unvan || `${ad} ${soyad}`.trim();
}

/** Whether a company matches a search by number, title, name or representative. Source: CMP-08, CMP-27. */
export function matchesCompany(company: SearchedCompany, search: string): boolean {
  const { vknTckn, unvan, ad, soyad, yetkiliAdi, yetkiliSoyadi } = company;
  return foldTr(`${vknTckn} ${unvan} ${ad} ${soyad} ${yetkiliAdi} ${yetkiliSoyadi}`).includes(foldTr(search.trim()));
}
