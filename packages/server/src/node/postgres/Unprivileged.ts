import type { SpawnOptions } from 'node:child_process';

/** How to run PostgreSQL, which refuses to run as root. */
export interface Unprivileged {
  /** What stands before the command. */
  readonly prefix: readonly string[];
  readonly options: Pick<SpawnOptions, 'uid' | 'gid'>;
}
