import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../src/testing/startProduct';
import { DUMP_SECRET, fillDemo } from './fillDemo';

// DATABASE_URL=<an empty database> npm run dump -- <release> [main.js of its build]
// Needs a pg_dump that is not older than the PostgreSQL of the database.
const [release, main = 'packages/server/dist/main.js'] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
if (!release || !databaseUrl)
  throw new Error(
    'Usage: DATABASE_URL=<an empty database> npm run dump -- before-0.3.0 [packages/server/dist/main.js]',
  );

const folder = mkdtempSync(join(tmpdir(), 'kalem-dump-'));
const port = await freePort();
const server = spawn(process.execPath, [main], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    PORTAL_PORT: String(await freePort()),
    KALEM_DATA: folder,
    KALEM_SECRET: DUMP_SECRET,
  },
});
try {
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  await fillDemo(url);
} finally {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(folder, { recursive: true });
}
const sql = dumpOf(databaseUrl);
const file = fileURLToPath(new URL(`${release}.sql.gz`, import.meta.url));
writeFileSync(file, gzipSync(sql, { level: 9 }));
console.log(`${file}: ${sql.length} characters of SQL`);

async function untilReady(url: string): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(200);
  }
  throw new Error(`The server ended with ${server.exitCode}`);
}

/**
 * The database as statements. Without the lines that only psql understands, and without settings: behind a pooler, the
 * test would leave them to other tests.
 */
function dumpOf(url: string): string {
  const options = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-comments'];
  const { status, stdout, stderr } = spawnSync('pg_dump', [...options, url], {
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`);
  return stdout.replaceAll(/^(?:\\|SET |SELECT pg_catalog\.set_config).*\n/gm, '');
}
