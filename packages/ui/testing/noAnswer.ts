import { createClient, type KalemClient, type Session } from '@kalem/sdk';

interface OutOfReach {
  readonly client: KalemClient & { session: Session };
  readonly companyId: string;
}

const baseUrl = 'https://api.example.test';
const companyId = 'c1';

/** A server that never answers. */
export function noAnswer(): OutOfReach {
  return { client: createClient({ baseUrl, fetch: () => new Promise(() => undefined) }), companyId };
}

/** A server that cannot be reached. */
export function noConnection(): OutOfReach {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  return { client: createClient({ baseUrl, retries: 0, fetch }), companyId };
}
