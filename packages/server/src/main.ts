import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from './node/config/readConfig';
import { readyMessage } from './node/readyMessage';
import { startServer } from './node/startServer';

// Replaced by the bundler.
declare const BUILD_HASH: string;

const appFolder = fileURLToPath(new URL('../../reference-app/dist', import.meta.url));

try {
  if (!existsSync(appFolder))
    throw new Error(`The app is not built: run "npm start" at the root, which builds it to ${appFolder}.`);
  const config = readConfig(process.env);
  const server = await startServer(config, {
    appFolder,
    buildHash: BUILD_HASH,
    passwordWorker: new URL('./passwordWorker.js', import.meta.url),
    spreadsheetWorker: new URL('./spreadsheetWorker.js', import.meta.url),
    imageWorker: new URL('./imageWorker.js', import.meta.url),
    pdfWorker: new URL('./pdfWorker.js', import.meta.url),
    portalFileWorker: new URL('./portalFileWorker.js', import.meta.url),
  });
  console.log(readyMessage(config, server));
  stopOnSignals(server.close);
} catch (error) {
  fail(error);
}

function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second signal exits at once. The next start recovers PostgreSQL and ends the open portal sessions.
      if (stopping) process.exit(1);
      stopping = true;
      close().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  console.error(cause instanceof Error ? `${message}\n  (${cause.message})` : message);
  process.exit(1);
}
