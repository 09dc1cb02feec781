import type { components } from '@kalem/openapi';

/** The stored data of a signed-in user; expiries in milliseconds since 1970 (SES-02, SES-03). */
export type StoredSession = {
  user: components['schemas']['User'];
  accessToken: string;
  refreshToken: string;
  accessTokenExpiresAt: number;
  refreshTokenExpiresAt: number;
};

/**
 * The storage of the session (SES-05). `subscribe` is called after changes from elsewhere, for example from another
 * tab.
 */
export type SessionStorage = {
  get(): Promise<StoredSession | undefined>;
  set(session: StoredSession): Promise<void>;
  clear(): Promise<void>;
  subscribe?(listener: () => void): () => void;
};

/** Keeps the session in memory until the page is closed. */
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
