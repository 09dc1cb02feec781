import type { components } from '@kalem/sdk';

/**
 * The portal does not have the invoice yet, or nobody knows whether it has: the server settles that by itself. The form
 * asks it at once and needs none of the texts in `invoices.ts`.
 */
export function isUndecided({ portalDurumu }: Pick<components['schemas']['InvoiceSummary'], 'portalDurumu'>): boolean {
  return portalDurumu === 'BEKLIYOR' || portalDurumu === 'BELIRSIZ';
}
