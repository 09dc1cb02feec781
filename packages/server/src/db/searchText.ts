import { foldTr } from '@kalem/domain';

type Searchable = Partial<
  Record<'belgeNumarasi' | 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi' | 'vknTckn' | 'ettn', string | null>
>;

/** What GET /fatura/search looks through: a line for each thing that matches, folded as `foldTr` does (API-65). */
export function searchText({ belgeNumarasi, aliciUnvan, aliciAdi, aliciSoyadi, vknTckn, ettn }: Searchable): string {
  const texts = [belgeNumarasi, aliciUnvan, [aliciAdi, aliciSoyadi].filter(Boolean).join(' '), vknTckn, ettn];
  return texts
    .map((text) => foldTr(text ?? ''))
    .filter(Boolean)
    .join('\n');
}
