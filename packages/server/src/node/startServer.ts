import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createRecordedRates } from '../adapters/createRecordedRates';
import { createSecrets } from '../adapters/createSecrets';
import { createTcmbRates } from '../adapters/createTcmbRates';
import { createApp } from '../app';
import { countDeadJobs } from '../db/deadJobs';
import { attemptLimits } from '../limits/attemptLimits';
import { migrate } from '../db/migrate';
import { hasCompanyWall, serverQueries } from '../db/wall';
import { jobs } from '../jobs';
import { listOutbox } from '../messages/outbox';
import type { Clock } from '../ports/Clock';
import { seedDemo } from '../seedDemo';
import { countJobs, createPgBossJobs } from './adapters/createPgBossJobs';
import { createWebhooks } from './adapters/createWebhooks';
import { openPortal } from './adapters/openPortal';
import { openProviders } from './adapters/openProviders';
import type { NodeConfig } from './config/readConfig';
import { readSecrets } from './config/secrets';
import { createHost } from './createHost';
import { listen } from './listen';
import { createConsoleLog } from './monitoring/createConsoleLog';
import { createMetrics } from './monitoring/createMetrics';
import { createReadiness } from './monitoring/createReadiness';
import { openDatabase } from './postgres/openDatabase';
import { readStaticFiles } from './readStaticFiles';
import { createWorkerImages } from './threads/createWorkerImages';
import { createWorkerPasswords } from './threads/createWorkerPasswords';
import { createWorkerPdf } from './threads/createWorkerPdf';
import { createWorkerPortalFiles } from './threads/createWorkerPortalFiles';
import { createWorkerSpreadsheets } from './threads/createWorkerSpreadsheets';

export interface Installation {
  /** The folder of the built app. */
  readonly appFolder: string;
  readonly buildHash: string;
  /** The scripts of the worker threads. */
  readonly passwordWorker: URL;
  readonly spreadsheetWorker: URL;
  readonly imageWorker: URL;
  readonly pdfWorker: URL;
  readonly portalFileWorker: URL;
}

export interface RunningServer {
  readonly url: string;
  /** The simulator's URL. Absent with a real portal. */
  readonly simulatorUrl: string | undefined;
  /** Accepts no more calls, waits for running work, signs out of the portal and closes the database. */
  close(): Promise<void>;
}

const clock: Clock = { now: () => new Date() };
const noWall =
  'Row-level security is off: the database user may not use the role kalem_member. Let an administrator run: create role kalem_member nologin; grant kalem_member to <user>; and start Kalem again.';

/**
 * Starts all parts of a server. When a part fails to start, the started ones are closed again. If the disk of the data
 * folder is nearly full, the error begins with that, because each part reports it differently.
 */
export async function startServer(config: NodeConfig, installation: Installation): Promise<RunningServer> {
  try {
    return await startParts(config, installation);
  } catch (error) {
    const free = config.databaseUrl === undefined ? await freeBytes(config.dataDir).catch(() => Infinity) : Infinity;
    if (free >= NEW_FOLDER) throw error;
    throw new Error(
      `Kalem did not start, and the data folder ${config.dataDir} has ${Math.floor(free / MB)} MB left: make room for ${NEW_FOLDER / MB} MB at least and start Kalem again, or set KALEM_DATA to another folder.`,
      { cause: error },
    );
  }
}

const MB = 1024 * 1024;
/** A new data folder needs half of it. Below the other half, the server reports that it is not ready. */
const NEW_FOLDER = 128 * MB;

function startParts(config: NodeConfig, installation: Installation): Promise<RunningServer> {
  return unwinding(async (onClose) => {
    const log = createConsoleLog(config.logLevel);
    const files = readStaticFiles(installation.appFolder, config);
    const metrics = createMetrics();
    onClose(() => Promise.resolve(metrics.close()));
    const { db, close } = await openDatabase(config, log);
    onClose(close);
    const readiness = createReadiness(
      db,
      config.databaseUrl === undefined ? () => freeBytes(config.dataDir) : undefined,
    );
    const secrets = await createSecrets(readSecrets(config));
    await migrate(db);
    if (!(await hasCompanyWall(db))) console.error(noWall);

    const {
      portal,
      simulator,
      simulatorUrl,
      close: closePortal,
    } = await openPortal(config.portal, config, metrics.portal);
    onClose(closePortal);
    const passwords = createWorkerPasswords(installation.passwordWorker);
    onClose(passwords.close);
    const pdf = createWorkerPdf(installation.pdfWorker);
    onClose(pdf.close);
    const portalFiles = createWorkerPortalFiles(installation.portalFileWorker);
    onClose(portalFiles.close);

    const rates = createTcmbRates({ fetch, clock });
    const providers = openProviders(config, { db, clock, log });
    onClose(() => Promise.resolve(providers.close()));
    const app = createApp({
      db,
      clock,
      log,
      metrics,
      secrets,
      passwords,
      portal,
      spreadsheets: createWorkerSpreadsheets(installation.spreadsheetWorker, { runningOfOne: 1 }),
      images: createWorkerImages(installation.imageWorker),
      portalFiles,
      jobs: createPgBossJobs(db, log, jobs),
      rates: config.production ? rates : createRecordedRates(rates),
      mail: providers.mail,
      sms: providers.sms,
      payments: providers.payments,
      bank: providers.bank,
      documents: providers.documents,
      render: pdf.render,
      renderStatement: pdf.renderStatement,
      webhooks: createWebhooks({ isOpen: !config.production }),
      config: {
        production: config.production,
        buildHash: installation.buildHash,
        publicUrl: config.publicUrl,
        accessTokenSeconds: config.tokenSeconds.access,
        refreshTokenSeconds: config.tokenSeconds.refresh,
        fastLimit: config.fastLimit,
        callsPerMinute: config.callsPerMinute,
        companiesPerDay: attemptLimits.createCompany.most,
      },
    });
    onClose(app.close);
    await app.start();
    readiness.jobsStarted();
    if (config.seed && simulator) await seedDemo(app.ports);

    const hasOutbox = simulator !== undefined && !config.production;
    const messages = async () =>
      [...(await listOutbox(serverQueries(db, 'messages'))), ...(simulator?.outbox ?? [])].sort((a, b) =>
        b.createdAt.localeCompare(a.createdAt),
      );
    const host = createHost({
      app,
      files,
      bank: providers.bankPages,
      failing: readiness.failing,
      metrics: { text: metrics.text, token: config.operations.metricsToken },
      origins: config.operations.origins,
      outbox: hasOutbox ? messages : undefined,
      openOutbox: config.openOutbox,
    });
    metrics.gauge('kalem_pool_connections', 'Connections to PostgreSQL, and who waits for one', () =>
      Object.entries(db.pool()).map(([state, value]) => ({ labels: { state }, value })),
    );
    metrics.gauge('kalem_jobs', 'Jobs in the queue', async () =>
      (await countJobs(serverQueries(db, 'jobs'))).map(({ count, ...labels }) => ({ labels, value: count })),
    );
    metrics.gauge('kalem_dead_jobs', 'Jobs that are not tried again', async () =>
      (await countDeadJobs(serverQueries(db, 'jobs'))).map(({ job, count }) => ({ labels: { job }, value: count })),
    );
    onClose(await listen(host, { port: config.port, hostname: config.hostname }, config.operations.trustedProxies));
    onClose(() => {
      readiness.stopping();
      return pause(config.operations.stopDelaySeconds * 1000);
    });
    return { url: config.publicUrl, simulatorUrl };
  });
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

type Close = () => Promise<void>;

/**
 * Starts parts and closes them in reverse order. `start` registers how to close each part with `onClose`. When a later
 * part fails, the earlier ones are closed. The result closes all parts, even if closing one fails.
 */
async function unwinding<T extends object>(
  start: (onClose: (close: Close) => void) => Promise<T>,
): Promise<T & { close: Close }> {
  const closers: Close[] = [];
  const close = async () => {
    const failures: unknown[] = [];
    for (let last = closers.pop(); last; last = closers.pop())
      await last().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
  };

  try {
    return { ...(await start((closer) => closers.push(closer))), close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
