/**
 * Where unsaved drafts wait on the device. A host may bring its own, e.g. encrypted or on its server; every call may be
 * asynchronous and may fail.
 */
export interface DraftStorage {
  read(key: string): string | null | Promise<string | null>;
  write(key: string, text: string): void | Promise<void>;
  remove(key: string): void | Promise<void>;
}

/** Drafts in the browser's localStorage, which outlives a reload and a lost session. */
export const localDraftStorage: DraftStorage = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
};
