import type { SessionStorage, StoredSession } from './SessionStorage';

/** Keeps the session as long as the page lives; nothing is left behind. */
export function createMemorySessionStorage(): SessionStorage {
  let stored: StoredSession | undefined;
  return {
    get: async () => stored,
    set: async (session) => {
      stored = session;
    },
    clear: async () => {
      stored = undefined;
    },
  };
}
