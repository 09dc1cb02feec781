import type { ListedInvoice } from './ListedInvoice';

/** What can be done with one invoice of the list. */
export interface RowCommands {
  preview: (invoice: ListedInvoice) => void;
  /** The ZIP that the portal signed. */
  download: (invoice: ListedInvoice) => void;
  downloadPdf: (invoice: ListedInvoice) => void;
  edit: (invoice: ListedInvoice) => void;
  copy: (invoice: ListedInvoice) => void;
  delete: (invoice: ListedInvoice) => void;
}
