import { createClient } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';

export interface SentCall {
  /** 'POST /user' */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly key: string | null;
  /** The If-Match header: the version that was changed or deleted. */
  readonly version: string | null;
}

/** A network to the server in the page that records calls and can lose them. */
export function openNetwork(server: PageServer) {
  const sent: SentCall[] = [];
  const cuts: { call: string; when: 'before' | 'after' }[] = [];
  return {
    sent,
    client,
    fetch: send,
    calls: () => sent.map(({ call }) => call),
    /** The next such call fails: before it reaches the server, or on the way back. */
    cut: (call: string, when: 'before' | 'after') => void cuts.push({ call, when }),
    /** A user's client over this network. The calls of the sign-in are not recorded. */
    async signIn(account: { email: string; password: string }) {
      const theirs = client();
      await theirs.session.signIn(account);
      sent.length = 0;
      return theirs;
    },
  };

  function client() {
    return createClient({ baseUrl: server.baseUrl, fetch: send, retries: 0 });
  }

  async function send(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api', '')}`;
    const body = await request.clone().text();
    const { headers } = request;
    sent.push({ call, query, body, key: headers.get('Idempotency-Key'), version: headers.get('If-Match') });
    const index = cuts.findIndex((cut) => cut.call === call);
    const [cut] = index < 0 ? [] : cuts.splice(index, 1);
    if (cut?.when === 'before') throw new TypeError('Failed to fetch');
    const answer = await server.fetch(request);
    if (cut) throw new TypeError('Failed to fetch');
    return answer;
  }
}
