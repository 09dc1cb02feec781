import type { Log } from '../../ports/Log';

const levels = ['info', 'warn', 'error'] as const;

/** One JSON line per entry on the error output, from `lowest` on. */
export function createConsoleLog(lowest: (typeof levels)[number]): Log {
  return (level, event, fields = {}) => {
    if (levels.indexOf(level) < levels.indexOf(lowest)) return;
    process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}
