import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createApp, type OutsidePorts } from '../packages/server/src/app';
import { migrate } from '../packages/server/src/db/migrate';
import { sha256 } from '../packages/server/src/db/secretTexts';
import { postgresDatabase } from '../packages/server/src/node/postgres/postgresDatabase';
import { startEmbeddedPostgres } from '../packages/server/src/node/postgres/startEmbeddedPostgres';
import { benchCards } from './server/benchCards';
import { benchGaps } from './server/benchGaps';
import { benchHome } from './server/benchHome';
import { benchList } from './server/benchList';
import { benchPages } from './server/benchPages';
import { benchSearch } from './server/benchSearch';
import { benchStart } from './server/benchStart';
import { freePort } from './server/freePort';
import { seedMillion } from './server/seedMillion';

/** Fewer with ROWS, for a first look. */
const ROWS = Number(process.env['ROWS'] ?? 1_000_000);
const TOKEN = 'token-of-the-bench';

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

  await benchHome(db, client, companyId);
  await benchPages(db, client, companyId);
  await benchSearch(db, client, companyId);
  await benchCards(db, client, companyId);
  const pool = new pg.Pool({ ...postgres.connection, max: 10 });
  // Listing asks for these alone.
  const ports = {
    db,
    clock: { now: () => new Date() },
    log: () => undefined,
    config: { production: true },
  } as unknown as OutsidePorts;
  await benchList(createApp(ports), pool, companyId, TOKEN, folder);
  await benchGaps(db, companyId, userId);
  await benchStart(join(folder, 'started'), await freePort());
  await Promise.all([pool.end(), client.end(), db.close()]);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
