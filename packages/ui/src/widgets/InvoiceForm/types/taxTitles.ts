import { taxTypes } from '@kalem/domain/codes/tax-types';

const titles = new Map(taxTypes.map(({ value, title }) => [value, title]));

/**
 * The short name of a tax, or its code if no list contains it (REF-02). The names come from the law and are Turkish in
 * every language.
 */
export function taxTitle(code: string): string {
  return titles.get(code) ?? code;
}
