import { createClient } from '@kalem/sdk';
import { expect, it, vi } from 'vitest';
import { createPasswords } from '../src/adapters/createPasswords';
import { queuePasswords } from '../src/node/threads/queuePasswords';
import type { Passwords } from '../src/ports/Passwords';
import { addMember, mailsTo, type Newcomer, signUpNewcomer, signUpOwner, tokenOf } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const real = createPasswords({ memorySize: 64, iterations: 1 });
/** Hashes that wait for the test, in the order of their start. */
const held: (() => void)[] = [];
let isHolding = false;
const turn = () => (isHolding ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve());
const stepped: Passwords = {
  hash: (password) => turn().then(() => real.hash(password)),
  verify: (password, hash) => turn().then(() => real.verify(password, hash)),
};
const queue = queuePasswords(stepped, { running: 1, waiting: 40, waitingOfOne: 15 });
/** The number of passwords that requested a turn. */
let asked = 0;
const server = await testServer({
  passwords: {
    hash(...password) {
      asked += 1;
      return queue.hash(...password);
    },
    verify(...password) {
      asked += 1;
      return queue.verify(...password);
    },
  },
});

/** Lets the running hash finish. Then the next one starts. */
const step = async () => {
  await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
  held.shift()?.();
};
/** Runs `work` while hashes wait, and then lets all of them finish. */
const holding = async (work: () => Promise<void>) => {
  isHolding = true;
  await work();
  isHolding = false;
  for (const end of held.splice(0)) end();
};
const untilAsked = async (count: number, begin: () => void) => {
  const before = asked;
  begin();
  await vi.waitFor(() => expect(asked).toBe(before + count), { timeout: 20_000 });
};

/** A client with this network address. */
const clientAt = (address: string, signal?: AbortSignal) =>
  createClient({
    baseUrl: server.baseUrl,
    clock: () => server.clock.now().getTime(),
    retries: 0,
    fetch: (request) => server.fetch(signal ? new Request(request, { signal }) : request, { address }),
  });
const signInAt = (address: string, email: string, password: string, signal?: AbortSignal): Promise<number> =>
  clientAt(address, signal)
    .session.signIn({ email, password })
    .then(
      () => 200,
      (error: unknown) => (error as { status: number }).status,
    );
const flood = (address: string, count: number, signal?: AbortSignal) =>
  Array.from({ length: count }, (_, place) => signInAt(address, `yok-${place}@ornek.com.tr`, 'Yanlis1!', signal));
const newcomers = (count: number): Promise<Newcomer[]> =>
  Promise.all(Array.from({ length: count }, () => signUpNewcomer(server)));

it('ATK-62: right sign-ins get 200 in order during a flood from two addresses, and excess tries get 503 at once', async () => {
  const people = await newcomers(10);
  await holding(async () => {
    let wrong: Promise<number>[] = [];
    const refused: number[] = [];
    await untilAsked(60, () => {
      wrong = [...flood('192.0.2.1', 30), ...flood('192.0.2.2', 30)];
      for (const one of wrong) void one.then((status) => refused.push(status));
    });
    // One runs, fifteen of each address wait and 29 are refused, before any hash has finished.
    await vi.waitFor(() => expect(refused).toHaveLength(29));
    expect(new Set(refused)).toEqual(new Set([503]));

    const order: number[] = [];
    const right: Promise<number>[] = [];
    for (const [place, { email, password }] of people.entries())
      await untilAsked(1, () => {
        const answer = signInAt(`198.51.100.${place}`, email, password);
        right.push(answer);
        void answer.then(() => order.push(place));
      });
    // One step for the running hash, one for each of the two addresses, one for each right password.
    for (let count = 0; count < 3; count += 1) await step();
    for (let place = 0; place < people.length; place += 1) {
      await step();
      expect(await right[place]).toBe(200);
    }
    expect(order).toEqual(people.map((_, place) => place));
    expect(refused).toHaveLength(29 + 3);

    isHolding = false;
    held.shift()?.();
    expect((await Promise.all(wrong)).toSorted()).toEqual([
      ...Array.from({ length: 31 }, () => 400),
      ...Array.from({ length: 29 }, () => 503),
    ]);
  });
});

it('ATK-62: a full queue refuses the last of the longest, so that other addresses get a place', async () => {
  const [person] = await newcomers(1);
  await holding(async () => {
    const floods: Promise<number>[] = [];
    await untilAsked(45, () => floods.push(...['1', '2', '3'].flatMap((last) => flood(`192.0.2.${last}`, 15))));
    let right = Promise.resolve(0);
    await untilAsked(1, () => (right = signInAt('198.51.100.1', person?.email ?? '', person?.password ?? '')));
    isHolding = false;
    held.shift()?.();
    expect(await right).toBe(200);
    expect((await Promise.all(floods)).filter((status) => status === 503)).toHaveLength(5);
  });
});

it('ATK-62, ATK-69: addresses of one /48 share a turn, so a flood from them delays the others by one hash', async () => {
  const [person] = await newcomers(1);
  await holding(async () => {
    let wrong: Promise<number>[] = [];
    await untilAsked(30, () => {
      wrong = Array.from({ length: 30 }, (_, home) =>
        signInAt(`2001:db8:7:${home.toString(16)}::/64`, `ev-${home}@ornek.com.tr`, 'Yanlis1!'),
      );
    });
    let right = Promise.resolve(0);
    await untilAsked(1, () => (right = signInAt('198.51.100.1', person?.email ?? '', person?.password ?? '')));
    // The running hash, the turn of the network, the right password.
    for (let count = 0; count < 3; count += 1) await step();
    expect(await right).toBe(200);
    isHolding = false;
    held.shift()?.();
    // One ran at once and fifteen waited.
    expect((await Promise.all(wrong)).filter((status) => status === 503)).toHaveLength(14);
  });
});

it('ATK-62: drops the work of a disconnected caller before it starts', async () => {
  const [person] = await newcomers(1);
  await holding(async () => {
    const hangUp = new AbortController();
    let wrong: Promise<number>[] = [];
    await untilAsked(10, () => (wrong = flood('192.0.2.9', 10, hangUp.signal)));
    hangUp.abort();
    await Promise.all(wrong.slice(1));
    let right = Promise.resolve(0);
    await untilAsked(1, () => (right = signInAt('198.51.100.1', person?.email ?? '', person?.password ?? '')));
    await step();
    await step();
    expect(await right).toBe(200);
    expect(held).toEqual([]);
  });
});

it('ATK-62: registering, a new password, a reset, another address and a hand-over wait in the same queue', async () => {
  const owner = await signUpOwner(server);
  const heir = await addMember(server, owner.companyId, {});
  const token = await tokenOf(server, owner);
  await server.client().POST('/password/reset', { body: { email: owner.email } });
  await server.runJobs();
  const [mail] = await mailsTo(server, owner.email);
  const resetToken = /password\/reset\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  await holding(async () => {
    const address = '192.0.2.20';
    let wrong: Promise<number>[] = [];
    await untilAsked(16, () => (wrong = flood(address, 16)));
    const { POST, PUT } = createClient({
      baseUrl: server.baseUrl,
      retries: 0,
      fetch: (request) => server.fetch(request, { address }),
      auth: { getAccessToken: () => Promise.resolve(token) },
    });
    const { password } = owner;
    const calls = [
      () => POST('/user', { body: { email: 'yeni@ornek.com.tr', password: 'Kalem-2026!', name: 'Ayşe Yılmaz' } }),
      () => PUT('/account/password', { body: { password, new_password: 'Kalem-2026!' } }),
      () => PUT('/password/reset', { body: { token: resetToken, password: 'Kalem-2026!' } }),
      () => PUT('/account/email', { body: { password, email: 'yeni@ornek.com.tr' } }),
      () => PUT('/company/owner', { params: { query: owner.query }, body: { password, id: heir.user.id } }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 503, code: 'SERVER_BUSY' });
    isHolding = false;
    held.shift()?.();
    await Promise.all(wrong);
  });
});
