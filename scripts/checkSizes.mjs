import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const [name] = process.argv.slice(2);
const folder = `packages/${name}`;
if (!existsSync(`${folder}/.size-limit.json`)) process.exit(0);
const { status } = spawnSync(resolve('node_modules/.bin/size-limit'), [], { cwd: folder, stdio: 'inherit' });
process.exit(status ?? 1);
