import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Unprivileged } from './Unprivileged';

const run = promisify(execFile);

/** Makes the data folder of a new PostgreSQL, unless there is one. It appears under its name when it is whole, so that a kill in between does no harm. */
export async function initialiseCluster(
  cluster: string,
  initdb: string,
  password: string,
  { prefix, options }: Unprivileged,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (options.uid !== undefined) {
      for (const path of [draft, passwordFile]) chownSync(path, options.uid, options.gid ?? options.uid);
    }
    const [command = initdb, ...parameters] = [
      ...prefix,
      initdb,
      '-D',
      draft,
      '-U',
      'kalem',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ];
    await run(command, parameters, options);
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
