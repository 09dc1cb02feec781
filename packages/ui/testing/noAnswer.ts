import { createClient, type KalemClient } from '@kalem/sdk';

interface OutOfReach {
  readonly client: KalemClient;
  readonly companyId: string;
}

const auth = { getAccessToken: () => Promise.resolve('token') };
const baseUrl = 'https://api.example.test';
const companyId = 'c1';

/** A server that takes its time: nothing has come yet. */
export function noAnswer(): OutOfReach {
  return { client: createClient({ baseUrl, auth, fetch: () => new Promise(() => undefined) }), companyId };
}

/** No way to a server. */
export function noConnection(): OutOfReach {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  return { client: createClient({ baseUrl, auth, retries: 0, fetch }), companyId };
}
