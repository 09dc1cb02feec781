import { readFileSync } from 'node:fs';
import { breakingChanges } from './breakingChanges';
import type { Contract } from './Contract';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Contract;
const changes = breakingChanges(read('released/openapi.json'), read('generated/openapi.json'));
console.log(changes.length === 0 ? 'Nothing breaks since the last release.' : changes.join('\n'));
