import { accountHolders } from './accountHolders';
import { otherTaxpayers } from './otherTaxpayers';
import type { Taxpayer } from './Taxpayer';

/** Everybody whom the recipient lookup knows. */
export const taxpayers: readonly Taxpayer[] = [...accountHolders, ...otherTaxpayers];
