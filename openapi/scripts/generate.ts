import { writeFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateAll } from './generateAll';

const folder = fileURLToPath(new URL('..', import.meta.url));
mkdirSync(`${folder}generated`, { recursive: true });
for (const [file, text] of Object.entries(await generateAll())) writeFileSync(folder + file, text);
