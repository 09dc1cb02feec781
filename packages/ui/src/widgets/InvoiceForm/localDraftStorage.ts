import type { DraftStorage } from './DraftStorage';

/** Drafts in the browser's localStorage, which outlives a reload and a lost session. */
export const localDraftStorage: DraftStorage = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
};
