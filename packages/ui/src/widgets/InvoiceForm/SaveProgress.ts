import type { InvoiceDraft } from '@kalem/domain';

/** How far the saving of a draft has come; it is kept with the draft, so that a reload goes on where it was. */
export interface SaveProgress {
  /** The saved invoice that the next save changes; without it the next save makes a new one. */
  readonly target?: SaveTarget | undefined;
  /** A new invoice was sent and no answer came: whether it exists is unknown. */
  readonly attempt?: { readonly key: string; readonly body: InvoiceDraft } | undefined;
}

export interface SaveTarget {
  readonly id: string;
  /** The version that the draft began with; undefined has to be read first. */
  readonly etag: string | undefined;
  /** A change that was sent without an answer: the server may have this version by now. */
  readonly unanswered?: InvoiceDraft | undefined;
}
