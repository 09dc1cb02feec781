import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from '../../../scripts/build.mjs';

/** Tests that need several servers. They need Debian packages and take minutes. */
if (!['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].some((path) => existsSync(path))) {
  console.log('Skipped: pgbouncer is not installed (Debian: apt install pgbouncer).');
  process.exit(0);
}
if (!existsSync('/usr/bin/pg_autoctl'))
  console.log(
    'Skipped the failover test: pg_auto_failover is not installed (Debian: apt install pg-auto-failover-cli postgresql-15-auto-failover).',
  );
await build();
console.log('Tests with three servers, and all API tests through pgbouncer in transaction mode');
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project', 'cluster', '--project', 'server-postgres', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, KALEM_TEST_POOLER: '1' } },
);
process.exit(status ?? 1);
