/** District, province and, abroad, the country: 'ÇANKAYA / ANKARA'. */
export function printPlace({
  ilce,
  il,
  ulke,
}: {
  readonly ilce: string;
  readonly il: string;
  readonly ulke: string;
}): string {
  const abroad = ulke.trim() === 'Türkiye' ? '' : ulke;
  return [ilce, il, abroad]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' / ');
}
