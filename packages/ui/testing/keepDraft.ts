import type { InvoiceDraft } from '@kalem/domain';
import type { DraftStorage } from '../src/widgets/InvoiceForm/saving/draftStorage';

/** A device with this draft on it; it lives as long as the story. */
export function keepDraft(draft?: InvoiceDraft, savedAt = '2026-11-21T11:05:22Z'): DraftStorage {
  let kept: string | null = draft ? JSON.stringify({ version: 1, savedAt, draft, progress: {} }) : null;
  return {
    read: () => kept,
    write: (_key, text) => {
      kept = text;
    },
    remove: () => {
      kept = null;
    },
  };
}
