import type { components } from '@kalem/sdk';

/** An invoice as lists answer it. */
export type ListedInvoice = components['schemas']['InvoiceSummary'];
