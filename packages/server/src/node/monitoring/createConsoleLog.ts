import type { Log } from '../../ports/Log';

const levels = ['info', 'warn', 'error'] as const;

/** Writes one JSON line per entry to stderr, from level `lowest` on. */
export function createConsoleLog(lowest: (typeof levels)[number]): Log {
  return (level, event, fields = {}) => {
    if (levels.indexOf(level) < levels.indexOf(lowest)) return;
    process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}
