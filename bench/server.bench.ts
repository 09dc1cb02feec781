import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { createSecrets } from '../packages/server/src/adapters/createSecrets';
import { createApp, type OutsidePorts } from '../packages/server/src/app';
import { migrate } from '../packages/server/src/db/migrate';
import { sha256 } from '../packages/server/src/db/secretTexts';
import { postgresDatabase } from '../packages/server/src/node/postgres/postgresDatabase';
import { startEmbeddedPostgres } from '../packages/server/src/node/postgres/startEmbeddedPostgres';
import { createWorkerPasswords } from '../packages/server/src/node/threads/createWorkerPasswords';
import type { Log } from '../packages/server/src/ports/Log';
import { benchCards } from './server/benchCards';
import { benchGaps } from './server/benchGaps';
import { benchHome } from './server/benchHome';
import { benchList } from './server/benchList';
import { benchMatching } from './server/benchMatching';
import { benchPages } from './server/benchPages';
import { benchReceivables } from './server/benchReceivables';
import { benchSearch } from './server/benchSearch';
import { benchSignIns } from './server/benchSignIns';
import { benchStart } from './server/benchStart';
import { freePort } from './server/freePort';
import { seedMillion } from './server/seedMillion';

/** `ROWS=100000` uses fewer rows; `PARTS=list,gaps` runs only these parts. */
const ROWS = Number(process.env['ROWS'] ?? 1_000_000);
const TOKEN = 'token-of-the-bench';

const logErrors: Log = (level, event, fields) => {
  if (level === 'error') console.error(event, fields);
};

const folder = mkdtempSync(join(tmpdir(), 'kalem-bench-'));
const began = performance.now();
const postgres = await startEmbeddedPostgres({
  dataDir: folder,
  password: 'bench',
  settings: ['max_wal_size=4GB', 'fsync=off'],
}).catch((error: unknown) => {
  rmSync(folder, { recursive: true, force: true });
  throw error;
});
const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
try {
  const db = postgresDatabase(postgres.connection, console.error);
  await migrate(db);
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { companyId, userId } = await seedMillion(client, ROWS, await sha256(TOKEN));
  console.log(`${ROWS} invoices after ${seconds()} s`);

  const pool = new pg.Pool({ ...postgres.connection, max: 10 });
  const passwords = createWorkerPasswords(pathToFileURL('packages/server/dist/passwordWorker.js'));
  // Listing and signing in use only these ports.
  const ports = {
    db,
    clock: { now: () => new Date() },
    log: logErrors,
    config: { production: true, accessTokenSeconds: 3600, refreshTokenSeconds: 86_400 },
    passwords,
    secrets: await createSecrets(['secret of the bench, 32 characters']),
  } as unknown as OutsidePorts;
  const parts: Record<string, () => Promise<void>> = {
    home: () => benchHome(db, client, companyId),
    pages: () => benchPages(db, client, companyId),
    search: () => benchSearch(db, client, companyId),
    cards: () => benchCards(db, client, companyId),
    list: () => benchList(createApp(ports), pool, companyId, TOKEN, folder),
    signIns: () => benchSignIns(createApp(ports), passwords, client),
    receivables: () => benchReceivables(db, client, companyId, userId),
    matching: () => benchMatching(db, client, companyId, userId),
    gaps: () => benchGaps(db, companyId, userId),
    start: async () => benchStart(join(folder, 'started'), await freePort()),
  };
  for (const part of process.env['PARTS']?.split(',') ?? Object.keys(parts)) await parts[part]?.();
  await Promise.all([passwords.close(), pool.end(), client.end(), db.close()]);
} catch (error) {
  // Print it here: when the database stops, the errors of its open connections would hide this one.
  console.error(error);
  process.exitCode = 1;
  process.once('uncaughtException', () => undefined);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
