import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const rows = readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]{3}-\d\d) \|/gm);
const ids = [...rows].map((match) => match[1]);
const tests = ['openapi', 'packages', 'e2e', 'scripts']
  .flatMap(filesOf)
  .filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file) && !file.endsWith('citations.test.ts'));
const named = new Set(tests.flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]{3}-\d\d\b/g) ?? []));
const missing = ids.filter((id) => !named.has(id));

console.log(missing.join(' '));
console.log(`${ids.length - missing.length} of ${ids.length} requirements are named by a test.`);

function filesOf(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => filesOf(join(place, name)));
}
