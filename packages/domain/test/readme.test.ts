import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as index from '../src';
import * as checks from '../src/checks';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('CAL-12: the example of the README computes the figures in the README', () => {
  const [, example = ''] = /```js\n([\s\S]+?)```/.exec(readme) ?? [];
  const code = example.replace(/^import \{([^}]+)\} from '(.+)';$/gm, "const {$1} = entries['$2'];");
  const printed: string[] = [];
  const run = new Function('entries', 'console', code);
  run(
    { '@kalem/domain': index, '@kalem/domain/checks': checks },
    { log: (...values: readonly unknown[]) => printed.push(values.join(' ')) },
  );
  expect(readme).toContain(`\`${printed[0]}\``);
  expect(printed.slice(1)).toEqual([
    'error faturaTarih REQUIRED',
    'error faturaSaat REQUIRED',
    'error vknTckn REQUIRED',
    'error aliciUnvan REQUIRED',
  ]);
});

test('CAL-09 CAL-11 LIN-09 LIN-14 LIN-16 INV-29 PAY-03: every code line of the README returns its documented result', async () => {
  const [, example = ''] = [...readme.matchAll(/```js\n([\s\S]+?)```/g)].map(([, code = '']) => code);
  const entries = [...example.matchAll(/^import \{[^}]+\} from '@kalem\/domain(.*)';$/gm)].map(
    ([, entry]) => entry || '/index',
  );
  const scope = Object.assign(
    {},
    ...(await Promise.all(entries.map((entry) => import(/* @vite-ignore */ `../src${entry}.ts`)))),
  );
  const setUp = /^const .+$/m.exec(example)?.[0];
  const lines = [...example.matchAll(/^(.+); \/\/ (.+)$/gm)];
  expect(lines).toHaveLength(14);
  for (const [, code, result] of lines) {
    const run = new Function(...Object.keys(scope), `${setUp}; return [${code}, ${result}];`);
    const [actual, said] = run(...Object.values(scope));
    expect(actual, code).toEqual(said);
  }
});
