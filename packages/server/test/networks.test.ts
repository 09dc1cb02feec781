import { createClient } from '@kalem/sdk';
import { expect, it } from 'vitest';
import { createCallLimit } from '../src/limits/callLimit';
import { signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const clientAt = (address: string) =>
  createClient({
    baseUrl: server.baseUrl,
    clock: () => server.clock.now().getTime(),
    retries: 0,
    fetch: (request) => server.fetch(request, { address }),
  });
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => (error as { status: number }).status,
  );
const signUpAt = (address: string) =>
  statusOf(
    clientAt(address).POST('/user', {
      body: { email: `kisi-${crypto.randomUUID()}@ornek.com.tr`, password: 'Deneme2026!', name: 'Işıl Çağlayan' },
    }),
  );
const signInAt = (address: string, email: string, password: string) =>
  statusOf(clientAt(address).session.signIn({ email, password }));

it.each([
  ['/56', (place: number) => `2001:db8:5:1${place.toString(16).padStart(2, '0')}::/64`, 60],
  ['/48', (place: number) => `2001:db8:48:${(place * 256).toString(16)}::/64`, 90],
])('ATK-69: limits registrations of an IPv6 %s, however many /64s it uses', async (_, address, most) => {
  const statuses: number[] = [];
  for (let place = 0; place <= most; place += 1) statuses.push(await signUpAt(address(place)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(statuses.at(-1)).toBe(429);
  expect(await signUpAt('2001:db8:6:100::/64')).toBe(200);
});

it('ATK-69: guessing from all /64s of a line does not lock the account’s holder out', async () => {
  const { email, password } = await signUpNewcomer(server);
  const statuses: number[] = [];
  for (let place = 0; place < 130; place += 1)
    statuses.push(await signInAt(`2001:db8:7:${(place * 16).toString(16)}::/64`, email, 'Yanlis1!'));
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(30);
  expect(await signInAt('203.0.113.9', email, password)).toBe(200);
});

it('ATK-69: right sign-ins do not use up the limit of their address, and do not reset it', async () => {
  const address = '203.0.113.77';
  const [first, second, third] = await Promise.all(Array.from({ length: 3 }, () => signUpNewcomer(server)));
  const guess = (place: number) => signInAt(address, `yok-${place}@ornek.com.tr`, 'Yanlis1!');
  for (let place = 0; place < 99; place += 1) expect(await guess(place)).toBe(400);
  for (const { email = '', password = '' } of [first, second, third].flatMap((person) => person ?? []))
    expect(await signInAt(address, email, password)).toBe(200);
  expect([await guess(100), await guess(101)]).toEqual([400, 429]);
});

it('ATK-69: counts calls without a session by network too, and each IPv4 address separately', () => {
  const limit = createCallLimit({
    clock: server.clock,
    config: { ...server.ports.config, callsPerMinute: { stranger: 10, known: 10 } },
  });
  for (let place = 0; place < 30; place += 1) limit.stranger(`2001:db8:8:${(place * 256).toString(16)}::/64`);
  expect(() => limit.stranger('2001:db8:8:ff00::/64')).toThrow('Çok fazla istek');
  for (let place = 0; place < 30; place += 1) limit.stranger(`203.0.113.${place}`);
});
