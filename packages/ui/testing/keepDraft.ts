import type { InvoiceDraft } from '@kalem/domain';
import type { KalemStorage } from '../src/provider/storage';

/** A storage with this draft. It lives as long as the story. */
export function keepDraft(draft?: InvoiceDraft, savedAt = '2026-11-21T11:05:22Z'): KalemStorage {
  let first = draft ? JSON.stringify({ version: 1, savedAt, draft, progress: {} }) : null;
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? (key.includes(':invoice-draft:') ? first : null),
    set: (key, text) => void kept.set(key, text),
    remove: (key) => {
      first = null;
      kept.delete(key);
    },
  };
}
