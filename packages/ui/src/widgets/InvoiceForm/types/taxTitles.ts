import { taxTypes } from '@kalem/domain/codes/tax-types';

const titles = new Map(taxTypes.map(({ value, title }) => [value, title]));

/**
 * The short name of a tax; one that no list knows is called by its code (REF-02). The names are the law's in every
 * language.
 */
export function taxTitle(code: string): string {
  return titles.get(code) ?? code;
}
