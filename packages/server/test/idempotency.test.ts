import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies, idempotencyKeys } from '../src/schema';
import { signUpNewcomer, tokenOf } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

let numbers = 2_000_000_000;
const newBody = () => ({ vknTckn: String((numbers += 1)), email: 'bilgi@ornek.com.tr', unvan: 'Örnek' });
const create = (token: string, key: string, body: object) =>
  server.fetch(
    new Request(`${server.baseUrl}/company`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    }),
  );
/** Comes again when told to, as the SDK does. */
const createPatiently = async (token: string, key: string, body: object): Promise<Response> => {
  const response = await create(token, key, body);
  return response.status === 409 && response.headers.has('Retry-After') ? createPatiently(token, key, body) : response;
};
const rowOf = (key: string) => and(eq(idempotencyKeys.key, key));

describe('Idempotency-Key', () => {
  it('API-06: repeating a call answers the first answer, byte for byte, also after a restart', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    const first = await create(token, 'anahtar-0001', body);
    const text = await first.text();
    expect(first.status).toBe(201);

    await server.restart();
    const second = await create(token, 'anahtar-0001', body);
    expect(second.status).toBe(201);
    expect(await second.text()).toBe(text);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await server.db.queries.$count(companies, eq(companies.vknTckn, body.vknTckn))).toBe(1);
  });

  it('API-06: a refusal is an answer too', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    await create(token, 'anahtar-0002', body);
    const refused = await create(token, 'anahtar-0003', body);
    const again = await create(token, 'anahtar-0003', body);
    expect([refused.status, again.status]).toEqual([409, 409]);
    expect(await again.text()).toBe(await refused.text());
  });

  it('API-06: the same key with another body or at another call is a 422', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    await create(token, 'anahtar-0004', body);
    const other = await create(token, 'anahtar-0004', { ...body, unvan: 'Başka' });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('API-06: of fifty at once one runs, and the others wait for its answer', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    const responses = await Promise.all(Array.from({ length: 50 }, () => createPatiently(token, 'anahtar-0005', body)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await server.db.queries.$count(companies, eq(companies.vknTckn, body.vknTckn))).toBe(1);
  });

  it('a key is its user’s own', async () => {
    const [first, second] = await Promise.all([
      signUpNewcomer(server).then((person) => tokenOf(server, person)),
      signUpNewcomer(server).then((person) => tokenOf(server, person)),
    ]);
    const [mine, theirs] = [
      await create(first, 'anahtar-0006', newBody()),
      await create(second, 'anahtar-0006', newBody()),
    ];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(await mine.text()).not.toBe(await theirs.text());
  });

  it('API-06: a repetition of one that goes on running is a 409 that says when to come again', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    await create(token, 'anahtar-0007', body);
    await server.db.queries
      .update(idempotencyKeys)
      .set({ status: null, leaseUntil: sql`now() + interval '5 seconds'` })
      .where(rowOf('anahtar-0007'));
    const response = await create(token, 'anahtar-0007', body);
    expect(response.status).toBe(409);
    expect(response.headers.get('Retry-After')).toBe('2');
  });

  it('a server that died after its work was saved does not block, and its work is not done twice', async () => {
    const person = await signUpNewcomer(server);
    const token = await tokenOf(server, person);
    const body = newBody();
    const first = (await (await create(token, 'anahtar-0008', body)).json()) as { id: string };
    await server.db.queries
      .update(idempotencyKeys)
      .set({ status: null, headers: null, body: null, leaseUntil: sql`now() - interval '1 second'` })
      .where(rowOf('anahtar-0008'));

    const second = await create(token, 'anahtar-0008', body);
    expect(second.status).toBe(201);
    expect(await second.json()).toMatchObject({ id: first.id });
    expect((await person.client.GET('/company')).data.items).toHaveLength(1);
  });

  it('what stands in the database tells nothing of what was sent', async () => {
    const email = 'gizli@ornek.com.tr';
    const send = () =>
      server.fetch(
        new Request(`${server.baseUrl}/user`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'anahtar-0009' },
          body: JSON.stringify({ email, password: 'Parola1!', name: 'Ayşe Yılmaz' }),
        }),
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    const [row] = await server.db.queries.select().from(idempotencyKeys).where(rowOf('anahtar-0009'));
    expect(row?.requestMac).not.toContain('Parola1!');
    expect(row?.scope).toBe('public');
  });
});
