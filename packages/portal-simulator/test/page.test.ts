import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the handler needs nothing of Node, so that it runs in a browser page', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  expect(Object.keys(metafile.inputs).some((path) => path.endsWith('createPortalSimulator.ts'))).toBe(true);
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('src/node/'))).toEqual([]);
});
