import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { readStaticFiles, type StaticFiles } from './readStaticFiles';

const script = 'export const name = "Kalem";';
let files: StaticFiles;
const ask = (path: string, encodings: string) =>
  files(path, new Request(`http://localhost${path}`, { headers: { 'Accept-Encoding': encodings } }));

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-files-'));
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<meta name="admin-host" content="">');
  writeFileSync(join(folder, 'assets/app-1.js'), script);
  writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/old-1.js'), script);
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  files = readStaticFiles(folder, { adminHost: 'admin.kalem.example' });
});

test('sends the Brotli form to browsers that accept it, otherwise gzip or the plain file', async () => {
  const seen = async (encodings: string, path = '/assets/app-1.js') => {
    const answer = ask(path, encodings);
    return [
      answer?.headers.get('content-encoding'),
      Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)),
    ] as const;
  };
  for (const encodings of ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'GZIP, BR'])
    expect(await seen(encodings)).toEqual(['br', brotliCompressSync(script)]);
  expect((await seen('br;q=0, gzip'))[0]).toBe('gzip');
  const [encoding, bytes] = await seen('gzip, deflate');
  expect([encoding, gunzipSync(bytes).toString()]).toEqual(['gzip', script]);
  expect(await seen('identity')).toEqual([null, Buffer.from(script)]);
  // A build without Brotli files.
  expect((await seen('gzip, br', '/assets/old-1.js'))[0]).toBe('gzip');
});

test('caches files with a hash in their name for a year, and pages only after a check', () => {
  expect(ask('/assets/app-1.js', 'br')?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const page = ask('/index.html', 'br');
  expect(page?.headers.get('cache-control')).toBe('no-cache');
  expect(page?.headers.get('vary')).toBe('Accept-Encoding');
});

test('ADM-01: writes the host of admin mode into the page', async () => {
  expect(await ask('/index.html', '')?.text()).toContain('content="admin.kalem.example"');
});

test('answers 304 to a browser that has the file', () => {
  const etag = ask('/assets/app-1.js', 'br')?.headers.get('etag') ?? '';
  const headers = { 'If-None-Match': `"older", ${etag}` };
  expect(files('/assets/app-1.js', new Request('http://localhost/', { headers }))?.status).toBe(304);
});

test("serves neither compressed forms by their own name nor Vite's manifest", () => {
  expect(ask('/assets/app-1.js.br', 'br')).toBeUndefined();
  expect(ask('/.vite/manifest.json', 'br')).toBeUndefined();
});
