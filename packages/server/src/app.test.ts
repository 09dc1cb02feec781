import { build } from 'esbuild';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('imports no module of Node, so that the app also runs in a page', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('app.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['kalem-source', 'browser', 'import'],
    // pdfmake has its own build for the browser. It is loaded only when a PDF is made.
    external: ['pdfmake', ...builtinModules, 'node:*'],
    logLevel: 'silent',
  });
  const imports = Object.entries(metafile.inputs).flatMap(([file, input]) =>
    input.imports.filter(({ external }) => external).map(({ path }) => `${file} → ${path}`),
  );
  expect(imports.filter((found) => !found.endsWith('→ pdfmake'))).toEqual([]);
});
