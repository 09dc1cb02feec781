import { createClient, newIdempotencyKey } from '@kalem/sdk';
import { expect, it } from 'vitest';
import { createSecrets } from '../src/adapters/createSecrets';
import { createApp } from '../src/app';
import { invoiceBody } from '../src/testing/invoices';
import { signUpNewcomer, signUpOwner, tokenOf } from '../src/testing/people';
import { testServer, TEST_SECRET } from '../src/testing/startTestServer';

const server = await testServer();
/** The same server after a start with `KALEM_SECRET=new,old`. */
const later = createApp({
  ...server.ports,
  secrets: await createSecrets(['another secret, forty characters long...', TEST_SECRET]),
});

type Fetch = (request: Request, host?: { address?: string }) => Promise<Response>;
const clientOf = (fetch: Fetch, address?: string) =>
  createClient({
    baseUrl: server.baseUrl,
    clock: () => server.clock.now().getTime(),
    retries: 0,
    fetch: (request) => fetch(request, address === undefined ? {} : { address }),
  });

it('ATK-65: an Idempotency-Key from before a change of KALEM_SECRET returns the same answer', async () => {
  const owner = await signUpOwner(server);
  const token = await tokenOf(server, owner);
  const save = async (fetch: Fetch) => {
    const client = createClient({
      baseUrl: server.baseUrl,
      retries: 0,
      fetch: (request) => fetch(request),
      auth: { getAccessToken: () => Promise.resolve(token) },
    });
    const params = { query: owner.query, header: { 'Idempotency-Key': key } };
    const { data, response } = await client.POST('/fatura', { params, body: invoiceBody() });
    return { id: data.id, replayed: response.headers.get('Idempotent-Replayed') };
  };
  const key = newIdempotencyKey();
  const first = await save(server.fetch);
  expect(await save(later.fetch)).toEqual({ id: first.id, replayed: 'true' });
});

it('ATK-65: an older signed link still opens its document', async () => {
  const { client, query } = await signUpOwner(server);
  const { data: invoice } = await client.POST('/fatura', { params: { query }, body: invoiceBody() });
  const { data: link } = await client.POST('/belge/{ettn}/link', {
    params: { query, path: { ettn: invoice.id } },
    body: { dosya: 'html' },
  });
  expect((await later.fetch(new Request(client.addressOf(link.url)))).status).toBe(200);
});

it('ATK-65: keeps the counts of attempts and the known addresses', async () => {
  const { email, password } = await signUpNewcomer(server);
  const signIn = (fetch: Fetch, address: string, typed: string) =>
    clientOf(fetch, address)
      .session.signIn({ email, password: typed })
      .then(
        () => 200,
        (error: unknown) => (error as { status: number }).status,
      );
  for (let count = 0; count < 6; count += 1) expect(await signIn(server.fetch, '192.0.2.1', 'Yanlis1!')).toBe(400);
  for (let count = 0; count < 4; count += 1) expect(await signIn(later.fetch, '192.0.2.1', 'Yanlis1!')).toBe(400);
  expect(await signIn(later.fetch, '192.0.2.1', password)).toBe(429);

  expect(await signIn(server.fetch, '192.0.2.2', password)).toBe(200);
  for (let count = 0; count < 20; count += 1) expect(await signIn(later.fetch, '192.0.2.2', 'Yanlis1!')).toBe(400);
  expect(await signIn(later.fetch, '192.0.2.2', password)).toBe(200);
});

it('ATK-65: a code that was sent to a phone stays valid', async () => {
  const newcomer = await signUpNewcomer(server);
  const phone = '905321234567';
  await newcomer.client.POST('/account/phone', { body: { phone } });
  const [sms] = (await server.outbox()).filter(({ kind }) => kind === 'sms');
  const code = /\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
  const client = clientOf(later.fetch);
  await client.session.signIn(newcomer);
  const { data } = await client.PUT('/account/phone', { body: { phone, code } });
  expect(data.phone).toBe(phone);
});
