import type { InvoiceDraft } from '@kalem/domain';
import type { KalemStorage } from '../src/provider/storage';

/** A device with this draft on it; it lives as long as the story. */
export function keepDraft(draft?: InvoiceDraft, savedAt = '2026-11-21T11:05:22Z'): KalemStorage {
  let kept: string | null = draft ? JSON.stringify({ version: 1, savedAt, draft, progress: {} }) : null;
  return {
    get: () => kept,
    set: (_key, text) => {
      kept = text;
    },
    remove: () => {
      kept = null;
    },
  };
}
