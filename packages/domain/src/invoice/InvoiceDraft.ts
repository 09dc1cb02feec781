import type { components } from '@kalem/openapi';

/** A line as the wire carries it; while it is being typed a field may be ''. */
export type Line = components['schemas']['Line'];

/** What can be written of an invoice: the state of the form and the body of a save. */
export type InvoiceDraft = components['schemas']['InvoiceWrite'];

/** An invoice as it is read. */
export type Invoice = components['schemas']['Invoice'];
