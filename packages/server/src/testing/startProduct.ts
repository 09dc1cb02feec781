import { buildSync } from 'esbuild';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type NodeConfig, readConfig } from '../node/config/readConfig';
import { type Installation, type RunningServer, startServer } from '../node/startServer';

/** A product started like `npm start`, with its own data folder and ports. */
export interface Product {
  readonly server: RunningServer;
  readonly config: NodeConfig;
  readonly installation: Installation;
  close(): Promise<void>;
}

/** Starts a product on `dataDir` without the demo data. */
export async function startProduct(dataDir: string): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-product-'));
  const installation = makeInstallation(folder);
  const config = readConfig({
    PORT: String(await freePort()),
    PORTAL_PORT: String(await freePort()),
    KALEM_DATA: dataDir,
    KALEM_SEED: '0',
  });
  const server = await startServer({ ...config, callsPerMinute: { stranger: 100_000, known: 100_000 } }, installation);
  return {
    server,
    config,
    installation,
    async close() {
      await server.close();
      removeInstallation(installation);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The output of the build, with a simple page instead of the app. */
export function makeInstallation(folder: string): Installation {
  const appFolder = join(folder, 'app');
  mkdirSync(join(appFolder, 'assets'), { recursive: true });
  writeFileSync(
    join(appFolder, 'index.html'),
    '<!doctype html><meta name="admin-host" content="admin.localhost" /><title>Kalem</title>',
  );
  writeFileSync(join(appFolder, 'assets', 'main-abc.js'), 'export {};'.repeat(200));
  return {
    appFolder,
    buildHash: 'abc',
    passwordWorker: buildWorker('passwordWorker'),
    spreadsheetWorker: buildWorker('spreadsheetWorker'),
    imageWorker: buildWorker('imageWorker'),
    pdfWorker: new URL('../node/threads/pdfWorker.js', import.meta.url),
    portalFileWorker: buildWorker('portalFileWorker'),
  };
}

export function removeInstallation(installation: Installation): void {
  const { passwordWorker, spreadsheetWorker, imageWorker, portalFileWorker } = installation;
  for (const worker of [passwordWorker, spreadsheetWorker, imageWorker, portalFileWorker])
    rmSync(fileURLToPath(worker), { force: true });
}

const givenPorts = new Set<number>();

/** A free port. Never returns the same port twice in this process. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  if (givenPorts.has(port)) return freePort();
  givenPorts.add(port);
  return port;
}

/** Builds the script of a worker thread. The caller must remove it. */
export function buildWorker(name: string): URL {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  const outfile = join(cache, `${name}-${crypto.randomUUID()}.mjs`);
  buildSync({
    entryPoints: [fileURLToPath(new URL(`../node/threads/${name}.ts`, import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['kalem-source'],
    external: ['hash-wasm', 'xlsx', '@jsquash/jpeg'],
    outfile,
  });
  return pathToFileURL(outfile);
}
