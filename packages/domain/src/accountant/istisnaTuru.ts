/** The kind of an exemption: full, partial, other. */
export type IstisnaTuru = 'TAM' | 'KISMI' | 'DIGER';

/** Partial exemptions begin with 2, full ones with 3. Those of other taxes are neither. */
export function istisnaTuruOf(kod: string): IstisnaTuru {
  if (kod.startsWith('2')) return 'KISMI';
  return kod.startsWith('3') ? 'TAM' : 'DIGER';
}
