import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@kalem/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCompany } from '../testing/people';
import { type Product, startProduct } from '../testing/startProduct';
import { readPostmaster } from './postgres/readPostmaster';

/** These tests take minutes, so they run only on Linux with `KALEM_OUTAGES=1`. */
const isAsked = process.env['KALEM_OUTAGES'] !== undefined && process.platform === 'linux';
/** A call is answered within 30 s, plus some time on a busy machine. */
const LONGEST_MS = 33_000;
const ITSELF_AGAIN_MS = 10_000;
const PASSWORD = 'Parola1!';

const folder = mkdtempSync(join(tmpdir(), 'kalem-outage-'));
/** A separate disk that can be filled. Undefined where mounting is not allowed. */
const disk = join(folder, 'disk');
mkdirSync(disk);
const hasDisk = isAsked && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]).status === 0;
const dataDir = join(hasDisk ? disk : folder, 'data');
const filler = join(disk, 'filler');

afterAll(() => {
  if (hasDisk) spawnSync('umount', ['-l', disk]);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!isAsked)('a failing database, during sixteen writers and four readers', () => {
  let product: Product;
  let write: (baslik: string) => Promise<Answer>;
  let read: () => Promise<Answer>;
  beforeAll(async () => {
    product = await startProduct(dataDir);
    const baseUrl = `${product.server.url}/api`;
    const client = createClient({ baseUrl });
    const email = 'sahip@ornek.com.tr';
    await client.POST('/user', { body: { email, password: PASSWORD, name: 'Ayşe Yılmaz' } });
    await client.session.signIn({ email, password: PASSWORD });
    const { id } = await openCompany(client);
    const body = new URLSearchParams({ grant_type: 'password', email, password: PASSWORD });
    const tokens = await (await fetch(`${baseUrl}/user/token`, { method: 'POST', body })).json();
    const headers = {
      Authorization: `Bearer ${(tokens as { access_token: string }).access_token}`,
      'Content-Type': 'application/json',
    };
    const url = `${baseUrl}/aciklama?companyId=${id}`;
    read = () => answerOf(() => fetch(url, { headers }));
    write = (baslik) =>
      answerOf(() =>
        fetch(url, {
          method: 'POST',
          headers,
          body: JSON.stringify({ baslik, aciklama: baslik, faturadaGoster: false }),
        }),
      );
  }, 120_000);
  afterAll(() => product.close(), 60_000);

  const outages: Outage[] = [
    { name: 'stopped for 20 s', seconds: 20, begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') },
    { name: 'frozen for 40 s', seconds: 40, begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') },
    { name: 'killed', seconds: 0, begin: () => signal('SIGKILL'), end: () => undefined },
    {
      name: 'its disk full for 20 s',
      seconds: 20,
      begin: () => fill(filler),
      end: () => rmSync(filler),
      needsDisk: true,
    },
  ];

  it.for(outages)(
    'ATK-15, ATK-17, ATK-18: $name: answers 503 with a code and no 500, recovers within 10 s, loses nothing acknowledged',
    { timeout: 240_000 },
    async ({ name, seconds, begin, end, needsDisk = false }, { skip }) => {
      if (needsDisk && !hasDisk) return skip('Nothing may be mounted here');
      const load = startLoad({ write: () => write(crypto.randomUUID()), read });
      await pause(3_000);
      begin();
      await pause(seconds * 1000);
      end();
      const ended = performance.now();
      const isWell = async () => {
        const [{ status }, ready] = await Promise.all([write('yoklama'), fetch(`${product.server.url}/readyz`)]);
        return status === 201 && ready.status === 200;
      };
      await expect.poll(isWell, { timeout: 60_000, interval: 200 }).toBe(true);
      const recovered = performance.now() - ended;
      await pause(3_000);
      const answers = await load.stop();

      const failed = answers.filter(({ status }) => status >= 300);
      const longest = Math.max(...answers.map(({ ms }) => ms));
      console.log(
        `${name}: ${answers.length} answers, ${failed.length} of them 503, the longest after ${(longest / 1000).toFixed(1)} s, well again ${(recovered / 1000).toFixed(1)} s after the end`,
      );
      const kinds = new Set(
        failed.map(({ status, code, retryAfter }) => `${status} ${code} ${retryAfter ? 'later' : ''}`),
      );
      const expected = ['DATABASE_UNAVAILABLE', 'CALL_TOOK_TOO_LONG', 'STORAGE_FULL'].map(
        (code) => `503 ${code} later`,
      );
      expect([...kinds].filter((kind) => !expected.includes(kind))).toEqual([]);
      expect(failed.length).toBeGreaterThan(0);
      expect(longest).toBeLessThan(LONGEST_MS);
      expect(recovered).toBeLessThan(ITSELF_AGAIN_MS);
      const { ids } = await read();
      const lost = answers.flatMap(({ status, id }) =>
        status === 201 && id !== undefined && !ids?.has(id) ? [id] : [],
      );
      expect(lost).toEqual([]);
    },
  );
});

describe.skipIf(!hasDisk)('a full disk', () => {
  const small = join(folder, 'small');
  const mount = (...more: string[]) => spawnSync('mount', ['-t', 'tmpfs', ...more, 'tmpfs', small]);
  const words = `the data folder ${join(small, 'data')} has 0 MB left`;
  beforeAll(() => {
    mkdirSync(small);
    mount('-o', 'size=300m');
  });
  afterAll(() => void spawnSync('umount', ['-l', small]));

  it(
    'ATK-18: a start names the full folder, new or old, and succeeds after there is room',
    { timeout: 240_000 },
    async () => {
      for (const _ of ['new', 'old']) {
        fill(join(small, 'filler'));
        await expect(startProduct(join(small, 'data'))).rejects.toThrow(words);
        rmSync(join(small, 'filler'));
        await (await startProduct(join(small, 'data'))).close();
      }
    },
  );
});

interface Outage {
  readonly name: string;
  readonly seconds: number;
  readonly begin: () => void;
  readonly end: () => void;
  readonly needsDisk?: boolean;
}

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
  /** The id of the written row. */
  readonly id: string | undefined;
  /** The ids that were read. */
  readonly ids: ReadonlySet<string> | undefined;
}

async function answerOf(send: () => Promise<Response>): Promise<Answer> {
  const began = performance.now();
  const response = await send();
  const body = (await response.json()) as { id?: string; code?: string; items?: { id: string }[] };
  return {
    status: response.status,
    ms: performance.now() - began,
    code: body.code,
    retryAfter: response.headers.get('retry-after'),
    id: body.id,
    ids: body.items && new Set(body.items.map(({ id }) => id)),
  };
}

/** Writes and reads until it is stopped. Returns all answers. */
function startLoad({ write, read }: { write: () => Promise<Answer>; read: () => Promise<Answer> }) {
  const answers: Answer[] = [];
  let isOver = false;
  // More calls than connections, so that some wait for one.
  const work = [...Array.from({ length: 16 }, () => write), ...Array.from({ length: 4 }, () => read)].map(
    async (call) => {
      while (!isOver) {
        const { ids: _ids, ...answer } = await call();
        answers.push({ ...answer, ids: undefined });
        await pause(200);
      }
    },
  );
  return {
    async stop() {
      isOver = true;
      await Promise.all(work);
      return answers;
    },
  };
}

/** Sends a signal to PostgreSQL and all its processes. */
function signal(name: NodeJS.Signals): void {
  const postmaster = readPostmaster(join(dataDir, 'postgres'));
  if (!postmaster) throw new Error('There is no PostgreSQL');
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === postmaster.pid)
    .map(Number);
  for (const pid of [postmaster.pid, ...children]) process.kill(pid, name);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // The process has ended in the meantime.
    return undefined;
  }
}

function fill(filler: string): void {
  const file = openSync(filler, 'w');
  const piece = new Uint8Array(64 * 1024);
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}
