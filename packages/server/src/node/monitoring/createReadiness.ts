import { databaseAnswers, missingMigrations } from '../../db/migrate';
import type { Database } from '../../ports/Database';

interface Readiness {
  /** Why no calls are taken: `database`, `disk`, `migrations`, `jobs` or `stopping`; empty when ready. */
  failing(): Promise<readonly string[]>;
  jobsStarted(): void;
  /** From now on it is not ready. */
  stopping(): void;
}

/** PostgreSQL writes its log ahead in files of 16 MB. */
const LEAST_FREE = 64 * 1024 * 1024;

/** Whether a load balancer should send calls here. */
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
