import { buildSync } from 'esbuild';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJpegOutline } from '../../images/jpegOutline';
import { jpegs } from '../../testing/jpegs';
import { createWorkerImages } from './createWorkerImages';

const script = join(
  fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url)),
  `imageWorker-${process.pid}.mjs`,
);
beforeAll(() => {
  buildSync({
    entryPoints: [fileURLToPath(new URL('imageWorker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['kalem-source'],
    external: ['@jsquash/jpeg'],
    outfile: script,
  });
});
afterAll(() => rmSync(script, { force: true }));

const scriptOf = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${code}`)}`,
  );

test('IMG-05: re-encodes several pictures at once in threads, and returns the reason of a refusal', async () => {
  const images = createWorkerImages(pathToFileURL(script));
  const [small, cut, large] = await Promise.allSettled([
    images.renew(await jpegs.of(30, 20)),
    images.renew((await jpegs.of(30, 20)).slice(0, 200)),
    images.renew(await jpegs.of(1500, 300)),
  ]);
  expect(small.status === 'fulfilled' && readJpegOutline(small.value)).toMatchObject({ width: 30, height: 20 });
  expect(cut).toMatchObject({ status: 'rejected', reason: { failure: 'unreadable' } });
  expect(large.status === 'fulfilled' && readJpegOutline(large.value)).toMatchObject({ width: 1200, height: 240 });
});

test('the event loop runs while a picture of 12 million pixels is re-encoded', async () => {
  const picture = await jpegs.of(4000, 3000, (x, y) => [(x * 7) % 256, (y * 3) % 256, (x + y) % 256], {
    quality: 60,
    trellis_multipass: false,
    optimize_coding: false,
  });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await createWorkerImages(pathToFileURL(script)).renew(picture);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
});

test('ends the thread of a picture that never finishes, and starts the next one', async () => {
  const images = createWorkerImages(
    scriptOf('if (workerData[0] === 1) for (;;); parentPort.postMessage({ jpeg: workerData });'),
    { seconds: 0.5 },
  );
  const endless = images.renew(new Uint8Array([1]));
  await expect(endless).rejects.toMatchObject({ failure: 'unreadable' });
  // On a busy machine a thread may take longer than half a second to start.
  await expect
    .poll(() => images.renew(new Uint8Array([2])).catch(() => undefined), { timeout: 20_000 })
    .toEqual(new Uint8Array([2]));
});

test('a thread that crashes or exits fails only its own picture', async () => {
  const images = createWorkerImages(
    scriptOf(
      "if (workerData[0] === 1) throw new Error('Out of memory'); if (workerData[0] === 2) process.exit(0); parentPort.postMessage({ jpeg: workerData });",
    ),
  );
  const [broken, silent, next] = await Promise.allSettled([
    images.renew(new Uint8Array([1])),
    images.renew(new Uint8Array([2])),
    images.renew(new Uint8Array([3])),
  ]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'Out of memory' } });
  expect(silent.status).toBe('rejected');
  expect(next.status).toBe('fulfilled');
});
