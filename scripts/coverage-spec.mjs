import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const requirements = process.env.KALEM_REQUIREMENTS ?? '../shared/spec/requirements.md';
if (!existsSync(requirements)) {
  console.error(`No requirements at ${requirements}: set KALEM_REQUIREMENTS to the file.`);
  process.exit(1);
}

const ids = [...readFileSync(requirements, 'utf8').matchAll(/^\| ([A-Z]{3}-\d\d) \|/gm)].map((match) => match[1]);
const tests = ['openapi', 'packages', 'e2e', 'scripts']
  .flatMap(filesOf)
  .filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file));
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
