import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attemptLimits } from '../src/limits/attemptLimits';

const file = fileURLToPath(new URL('../../../docs/security.md', import.meta.url));
const windowNames = { minute: 'a minute', quarterHour: '15 minutes', hour: 'an hour', day: 'a day' };

/** docs/security.md before and after the update of the table of `attemptLimits`. */
export function limitTable(): { now: string; then: string } {
  const now = readFileSync(file, 'utf8');
  const rows = Object.values(attemptLimits).map(
    ({ what, most, window, per }) => `| ${what} | ${most} in ${windowNames[window]} | ${per} |`,
  );
  const table = ['| What | How many | Per |', '|---|---|---|', ...rows, ''].join('\n');
  const then = now.replace(
    /(<!-- attempts -->\n)[\s\S]*?(<!-- \/attempts -->)/,
    (_, head: string, end: string) => `${head}${table}${end}`,
  );
  return { now, then };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, limitTable().then);
