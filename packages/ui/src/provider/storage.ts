/**
 * Where drafts and chosen columns are kept on the device. A host may bring its own, for example encrypted or on its
 * server; every call may be asynchronous and may fail.
 */
export interface KalemStorage {
  get(key: string): string | null | Promise<string | null>;
  set(key: string, text: string): void | Promise<void>;
  remove(key: string): void | Promise<void>;
}

/**
 * The browser's localStorage, which outlives a reload and a lost session. On a page that may not use it, the call
 * fails.
 */
export const deviceStorage: KalemStorage = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
};

/** As long as the page lives. */
export function createPageStorage(): KalemStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}

/** The part of a storage that belongs to one user: what one user typed is never shown to another. */
export function storageOf(user: string, storage: KalemStorage): KalemStorage {
  const own = (key: string) => `kalem:${user}:${key}`;
  return {
    get: (key) => storage.get(own(key)),
    set: (key, text) => storage.set(own(key), text),
    remove: (key) => storage.remove(own(key)),
  };
}
