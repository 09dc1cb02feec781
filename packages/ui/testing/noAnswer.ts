import { createClient, type KalemClient, type Session } from '@kalem/sdk';

interface OutOfReach {
  readonly client: KalemClient & { session: Session };
  readonly companyId: string;
}

const baseUrl = 'https://api.example.test';
const companyId = 'c1';

/** A server that takes its time: nothing has come yet. */
export function noAnswer(): OutOfReach {
  return { client: createClient({ baseUrl, fetch: () => new Promise(() => undefined) }), companyId };
}

/** No way to a server. */
export function noConnection(): OutOfReach {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  return { client: createClient({ baseUrl, retries: 0, fetch }), companyId };
}
