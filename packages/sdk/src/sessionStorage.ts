import type { components } from '@kalem/openapi';

/** What a signed-in user leaves in the storage; expiries in milliseconds since 1970 (SES-02, SES-03). */
export type StoredSession = {
  user: components['schemas']['User'];
  accessToken: string;
  refreshToken: string;
  accessTokenExpiresAt: number;
  refreshTokenExpiresAt: number;
};

/** Where the session is kept (SES-05). `subscribe` is called on changes made elsewhere, for example in another tab. */
export type SessionStorage = {
  get(): Promise<StoredSession | undefined>;
  set(session: StoredSession): Promise<void>;
  clear(): Promise<void>;
  subscribe?(listener: () => void): () => void;
};

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
