import { databaseAnswers, missingMigrations } from '../../db/migrate';
import type { Database } from '../../ports/Database';

interface Readiness {
  /**
   * The reasons why the server is not ready: `database`, `disk`, `migrations`, `jobs` or `stopping`. Empty when it is
   * ready.
   */
  failing(): Promise<readonly string[]>;
  jobsStarted(): void;
  /** Marks the server as not ready from now on. */
  stopping(): void;
}

/** PostgreSQL needs room for its write-ahead log, which it writes in files of 16 MB. */
const LEAST_FREE = 64 * 1024 * 1024;

/** Whether a load balancer should send calls to this server. */
export function createReadiness(
  db: Database,
  freeBytes: () => Promise<number> = () => Promise.resolve(Infinity),
): Readiness {
  let hasJobs = false;
  let isStopping = false;
  return {
    async failing() {
      if (isStopping) return ['stopping'];
      if (!(await databaseAnswers(db))) return ['database'];
      const missing = await missingMigrations(db).catch(() => 1);
      const isFull = (await freeBytes()) < LEAST_FREE;
      return [...(isFull ? ['disk'] : []), ...(missing > 0 ? ['migrations'] : []), ...(hasJobs ? [] : ['jobs'])];
    },
    jobsStarted: () => void (hasJobs = true),
    stopping: () => void (isStopping = true),
  };
}
