import { join } from 'node:path';
import type { NodeConfig } from './NodeConfig';
import { readKeyFile } from './readKeyFile';

/** KALEM_SECRET, else the key file of the data folder, which is made at the first start. */
export function readSecrets({ secrets: [newest, ...older], dataDir }: NodeConfig): [string, ...string[]] {
  return newest === undefined ? [readKeyFile(join(dataDir, 'secret.key'))] : [newest, ...older];
}
