import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as domain from '../src';

test('CAL-12: the example of the README computes what the README says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```js\nimport \{([^}]+)\} from '@kalem\/domain';\n([\s\S]+?)```/.exec(readme);
  const printed: string[] = [];
  const run = new Function('domain', 'console', `const {${code?.[1]}} = domain;${code?.[2]}`);
  run(domain, { log: (...values: readonly unknown[]) => printed.push(values.join(' ')) });
  expect(readme).toContain(`\`${printed[0]}\``);
  expect(printed.slice(1)).toEqual(['error faturaTarih REQUIRED', 'error faturaSaat REQUIRED', 'error vknTckn REQUIRED', 'error aliciUnvan REQUIRED']);
});
