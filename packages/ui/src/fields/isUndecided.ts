import type { components } from '@kalem/sdk';

/**
 * True while the portal does not have the invoice, or its state there is unknown. The server resolves that by itself.
 * In its own file, so that the form can import it without the texts of `invoices.ts`.
 */
export function isUndecided({ portalDurumu }: Pick<components['schemas']['InvoiceSummary'], 'portalDurumu'>): boolean {
  return portalDurumu === 'BEKLIYOR' || portalDurumu === 'BELIRSIZ';
}
