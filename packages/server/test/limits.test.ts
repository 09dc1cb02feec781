import { expect, it } from 'vitest';
import { signUpOwner, tokenOf } from '../src/testing/people';
import { startTestServer, testServer } from '../src/testing/startTestServer';

const server = await testServer({ config: { requestsPerMinute: { stranger: 5, known: 8 } } });

const ask = (path: string, address?: string, token?: string) =>
  server.fetch(
    new Request(`${server.baseUrl}${path}`, {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    }),
    address === undefined ? {} : { address },
  );
const statuses = async (count: number, call: () => Promise<Response>) => {
  const answers: Response[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await call());
  return answers;
};
const newToken = async () => {
  const token = await tokenOf(server, await signUpOwner(server));
  server.clock.advance(60);
  return token;
};

it('ERR-05: a stranger’s address is limited, with Retry-After, until the minute is over; another address is not', async () => {
  const answers = await statuses(6, () => ask('/hash', '203.0.113.7'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  const last = answers.at(-1);
  expect(await last?.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.',
  });
  expect((await ask('/hash', '203.0.113.8')).status).toBe(200);
  server.clock.advance(Number(last?.headers.get('Retry-After')));
  expect((await ask('/hash', '203.0.113.7')).status).toBe(200);
});

it('ERR-05: wrong tokens count as a stranger’s calls; callers on this machine cannot be told apart and are not limited', async () => {
  const answers = await statuses(6, () => ask('/company', '203.0.113.9', 'uydurma'));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await statuses(12, () => ask('/hash'))).every(({ status }) => status === 200)).toBe(true);
});

it('ERR-05: a user is limited from wherever the calls come, and another user is not', async () => {
  const [token, other] = [await newToken(), await newToken()];
  let address = 0;
  const answers = await statuses(9, () => ask('/company', `198.51.100.${(address += 1)}`, token));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(8).fill(200), 429]);
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask('/company', '198.51.100.1', other)).status).toBe(200);
});

it('ERR-05: sign-ups, and wrong passwords, of one address end in 429 with Retry-After on every server together', async () => {
  const own = await startTestServer();
  const signUp = (name: number) =>
    own.fetch(
      new Request(`${own.baseUrl}/user`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `kisi${name}@ornek.com.tr`, password: 'Parola1!', name: 'Ali Veli' }),
      }),
      { address: '203.0.113.20' },
    );
  const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => signUp(index)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  await own.close();
});
