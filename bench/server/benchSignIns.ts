import { availableParallelism } from 'node:os';
import { createClient } from '@kalem/sdk';
import type pg from 'pg';
import type { App } from '../../packages/server/src/app';
import type { Passwords } from '../../packages/server/src/ports/Passwords';

const RIGHT = 300;
const WRONG_OF_ONE = 75;
const PASSWORD = 'Sifre-2026';
/** Number of password hashes for the baseline, as many at once as there are cores. */
const BARE = 40;

type Answer = { status: number; ms: number };

/**
 * S7: 300 correct sign-ins at once, each from another address, while two addresses send 75 wrong ones each. The
 * baseline is the time for as many hashes on the threads alone.
 */
export async function benchSignIns(app: Pick<App, 'fetch'>, passwords: Passwords, client: pg.Client): Promise<void> {
  const hash = await passwords.hash(PASSWORD);
  await client.query(
    `insert into "user" (id, email, name, password_hash, created_at)
     select gen_random_uuid(), 'giris-' || n || '@ornek.test', 'Işıl Çağlayan', $1, now() from generate_series(1, ${RIGHT}) n`,
    [hash],
  );

  const bareBegan = performance.now();
  await Promise.all(Array.from({ length: BARE }, (_, place) => passwords.verify(PASSWORD, hash, askerAt(place))));
  const onePassword = (performance.now() - bareBegan) / BARE;

  const began = performance.now();
  const signInAt = async (address: string, email: string, password: string): Promise<Answer> => {
    const { session } = createClient({
      baseUrl: 'http://localhost/api',
      retries: 0,
      fetch: (request) => app.fetch(request, { address }),
    });
    const status = await session.signIn({ email, password }).then(
      () => 200,
      (error: unknown) => (error as { status?: number }).status ?? 0,
    );
    return { status, ms: performance.now() - began };
  };
  const wrong = ['192.0.2.1', '192.0.2.2'].flatMap((address) =>
    Array.from({ length: WRONG_OF_ONE }, (_, place) => signInAt(address, `yok-${place}@ornek.test`, 'Yanlis1!')),
  );
  const right = Array.from({ length: RIGHT }, (_, place) =>
    signInAt(addressOf(place), `giris-${place + 1}@ornek.test`, PASSWORD),
  );
  const [rights, wrongs] = await Promise.all([Promise.all(right), Promise.all(wrong)]);

  const answered = rights.filter(({ status }) => status === 200);
  const hashed = answered.length + wrongs.filter(({ status }) => status === 400).length;
  const seconds = Math.max(...rights.map(({ ms }) => ms)) / 1000;
  const refused = wrongs.filter(({ status }) => status === 503);
  const refusedWithin = Math.max(0, ...refused.map(({ ms }) => ms));
  const bare = (onePassword * hashed) / 1000;
  console.log(
    `S7 ${answered.length} of ${RIGHT} right sign-ins answered after ${seconds.toFixed(1)} s; ` +
      `${hashed} passwords on ${availableParallelism()} cores alone ${bare.toFixed(1)} s: ${(seconds / bare).toFixed(2)} times`,
  );
  console.log(
    `S7 wrong: ${counted(wrongs)}; the last 503 after ${refusedWithin.toFixed(0)} ms; right: ${counted(rights)}`,
  );
}

const addressOf = (place: number) => `198.51.${100 + Math.floor(place / 200)}.${place % 200}`;
const askerAt = (place: number) => ({ address: addressOf(place), signal: new AbortController().signal });

function counted(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
