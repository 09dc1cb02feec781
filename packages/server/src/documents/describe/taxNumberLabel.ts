/** Eleven digits are a natural person's TCKN, everything else a VKN. */
export function taxNumberLabel(vknTckn: string): 'TCKN' | 'VKN' {
  return vknTckn.length === 11 ? 'TCKN' : 'VKN';
}
