import { databaseAnswers, missingMigrations } from '../../db/migrate';
import type { Database } from '../../ports/Database';

interface Readiness {
  /** What keeps the server from taking calls: `database`, `migrations`, `jobs` or `stopping`; empty when it is ready. */
  failing(): Promise<readonly string[]>;
  jobsStarted(): void;
  /** From now on it is not ready. */
  stopping(): void;
}

/** Whether a load balancer should send calls here. */
export function createReadiness(db: Database): Readiness {
  let hasJobs = false;
  let isStopping = false;
  return {
    async failing() {
      if (isStopping) return ['stopping'];
      if (!(await databaseAnswers(db))) return ['database'];
      const missing = await missingMigrations(db).catch(() => 1);
      return [...(missing > 0 ? ['migrations'] : []), ...(hasJobs ? [] : ['jobs'])];
    },
    jobsStarted: () => void (hasJobs = true),
    stopping: () => void (isStopping = true),
  };
}
