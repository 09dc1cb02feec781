import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NodeConfig } from './readConfig';

/** KALEM_SECRET, or the key file of the data folder. */
export function readSecrets({ secrets: [newest, ...older], dataDir }: NodeConfig): [string, ...string[]] {
  return newest === undefined ? [readKeyFile(join(dataDir, 'secret.key'))] : [newest, ...older];
}

/** Reads the key from a file that only its owner may read. Creates it at the first start. */
export function readKeyFile(path: string): string {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    makeKeyFile(path);
  }
  const key = readFileSync(path, 'utf8').trim();
  if (key.length < 32)
    throw new Error(
      `${path} holds no key any more. Put the file back from a backup: what was encrypted with it cannot be read otherwise.`,
    );
  return key;
}

/**
 * Creates the key file. Deletes it when the key cannot be written (full disk), because an empty file would look like a
 * lost key.
 */
function makeKeyFile(path: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, randomBytes(32).toString('hex'));
  } catch (error) {
    rmSync(path);
    throw error;
  } finally {
    closeSync(file);
  }
}
