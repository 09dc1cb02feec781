import { execFile, type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How to run PostgreSQL without root, which it refuses. */
export interface Unprivileged {
  /** The part before the command. */
  readonly prefix: readonly string[];
  readonly options: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/**
 * Creates the data folder of a new PostgreSQL. It is renamed to its final name when complete, so a kill leaves no
 * incomplete folder.
 */
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

const NOBODY = 65534;
const ownNamespace = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * How to run PostgreSQL as an unprivileged user. An ordinary user runs it directly. Root runs it as "nobody" in a user
 * namespace in which the files still belong to root, so even a folder that only root can enter works. Without
 * namespaces, PostgreSQL runs as the real "nobody", which becomes the owner of the data folder.
 */
export function findUnprivileged(folder: string, postgres: string): Unprivileged {
  if (process.getuid?.() !== 0) return { prefix: [], options: {} };
  if (runs([...ownNamespace, postgres, '--version'], {})) return { prefix: ownNamespace, options: {} };

  const nobody = { uid: NOBODY, gid: NOBODY };
  for (const path of [folder, ...everythingIn(join(folder, 'postgres'))]) chownSync(path, NOBODY, NOBODY);
  if (runs([postgres, '--version'], nobody) && runs(['ls', folder], nobody)) return { prefix: [], options: nobody };
  throw new Error(
    `PostgreSQL does not run as root, and neither a user namespace nor the user "nobody" can reach ${folder}. Start Kalem as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/**
 * All files of an existing cluster, because they may belong to another user from an earlier way of running PostgreSQL.
 */
function everythingIn(cluster: string): string[] {
  if (!existsSync(cluster)) return [];
  return [cluster, ...readdirSync(cluster, { recursive: true, encoding: 'utf8' }).map((path) => join(cluster, path))];
}

function runs([command = '', ...parameters]: readonly string[], options: Unprivileged['options']): boolean {
  return spawnSync(command, parameters, { ...options, stdio: 'ignore' }).status === 0;
}
