import { readFileSync } from 'node:fs';

/** Whether a process runs. One that nobody has reaped yet (state Z) is dead, although it still takes signals. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
