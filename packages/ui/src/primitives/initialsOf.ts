/** The first letters of the first two words, in Turkish capitals: 'ışıl çağlayan' → 'IÇ'. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('tr'))
    .join('');
}
