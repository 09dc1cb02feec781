/**
 * Stores drafts and chosen columns. A host may pass its own, for example encrypted or on its server. Every call may be
 * asynchronous and may fail.
 */
export interface KalemStorage {
  get(key: string): string | null | Promise<string | null>;
  set(key: string, text: string): void | Promise<void>;
  remove(key: string): void | Promise<void>;
}

/**
 * The browser's localStorage. It survives a reload and the end of the session. Where it is blocked, the call throws.
 */
export const deviceStorage: KalemStorage = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
};

/** A storage in memory, lost on reload. */
export function createPageStorage(): KalemStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}

/** The part of a storage that belongs to one user, so that users never see each other's drafts. */
export function storageOf(user: string, storage: KalemStorage): KalemStorage {
  const own = (key: string) => `kalem:${user}:${key}`;
  return {
    get: (key) => storage.get(own(key)),
    set: (key, text) => storage.set(own(key), text),
    remove: (key) => storage.remove(own(key)),
  };
}
