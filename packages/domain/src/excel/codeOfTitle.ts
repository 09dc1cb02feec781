import { headingKey } from './headingKey';

interface Coded {
  readonly value: string;
  readonly title: string;
  readonly portalTitle?: string;
}

/** The code that a cell means, who wrote it or its title in whatever spelling: 'c62' and 'ADET' → 'C62'. A text that no entry has comes back as it is, for validation. */
export function codeOfTitle(list: readonly Coded[], typed: string): string {
  const text = typed.trim();
  const key = headingKey(text);
  if (key === '') return text;
  const entry =
    list.find(({ value }) => value === text) ??
    list.find(({ title }) => headingKey(title) === key) ??
    list.find(({ portalTitle = '' }) => headingKey(portalTitle) === key) ??
    list.find(({ value }) => value.toUpperCase() === text.toUpperCase());
  return entry?.value ?? text;
}
