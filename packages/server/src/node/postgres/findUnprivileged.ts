import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Unprivileged } from './Unprivileged';

const NOBODY = 65534;
const ownNamespace = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * An ordinary user runs PostgreSQL as it is. Root becomes "nobody" in a user namespace of its own, where the files stay root's, so that a
 * folder that only root may enter works too; where namespaces are forbidden it really becomes nobody and hands the data folder over.
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

/** A cluster that another way of running left here belongs to somebody else. */
function everythingIn(cluster: string): string[] {
  if (!existsSync(cluster)) return [];
  return [cluster, ...readdirSync(cluster, { recursive: true, encoding: 'utf8' }).map((path) => join(cluster, path))];
}

function runs([command = '', ...parameters]: readonly string[], options: Unprivileged['options']): boolean {
  return spawnSync(command, parameters, { ...options, stdio: 'ignore' }).status === 0;
}
