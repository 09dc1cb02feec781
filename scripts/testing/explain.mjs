import { stripVTControlCharacters } from 'node:util';

/** Known failures outside of tests, most specific first; each is printed in one line. */
const causes = [
  [/ENOSPC|no space left on device|QuotaExceededError/i, 'the disk is full'],
  [
    /(browser|page|target)\b.*\b(crashed|disconnected)|crashed|(browser|context|page).*(has been|was|is) closed/i,
    'the browser crashed',
  ],
  [/ENOMEM|heap out of memory|Cannot allocate memory/i, 'the machine ran out of memory'],
];

/** One line with the cause of a failure: a known cause of the machine, then the error's first line. */
export function explain(message) {
  const text = stripVTControlCharacters(String(message));
  const line = text.split('\n').find((one) => one.trim() !== '') ?? '';
  const [, cause] = causes.find(([pattern]) => pattern.test(text)) ?? [];
  return [cause, line.trim().slice(0, 200)].filter(Boolean).join(': ');
}
