import type { components } from '@kalem/sdk';

type Invoice = components['schemas']['Invoice'];

/** What the invoice form tells its host. */
export type InvoiceFormEvent =
  /** The server has the invoice; `portalDurumu` says whether the portal has it as well. Comes after every save. */
  | { type: 'saved'; invoice: Invoice }
  /** 'Kaydet ve imzala', after `saved`, when the portal has the draft: open the signing dialog with this id. */
  | { type: 'saveAndSign'; faturaId: string; invoice: Invoice }
  /** The form holds something unsaved, or no longer does: ask before leaving it. */
  | { type: 'dirty'; dirty: boolean };
