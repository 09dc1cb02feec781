import { createRecordedRates } from '../adapters/createRecordedRates';
import { answerBankPage } from '../adapters/simulatedBank/answerBankPage';
import { createSimulatedPayments } from '../adapters/simulatedBank/createSimulatedPayments';
import { createSecrets } from '../adapters/createSecrets';
import { createTcmbRates } from '../adapters/createTcmbRates';
import { createApp } from '../app';
import { databaseAnswers } from '../db/queries/databaseAnswers';
import { hasCompanyWall } from '../db/queries/hasCompanyWall';
import { listOutbox } from '../db/queries/listOutbox';
import { migrate } from '../db/migrate';
import type { Clock } from '../ports/Clock';
import { seedDemo } from '../services/seedDemo';
import { createConsoleLog } from './createConsoleLog';
import { createHost } from './createHost';
import { createPgBossJobs } from './createPgBossJobs';
import { createWorkerImages } from './createWorkerImages';
import { createWorkerPasswords } from './createWorkerPasswords';
import { createWorkerSpreadsheets } from './createWorkerSpreadsheets';
import { listen } from './listen';
import type { NodeConfig } from './NodeConfig';
import { openDatabase } from './openDatabase';
import { openPortal } from './openPortal';
import { readDocumentFonts } from './readDocumentFonts';
import { readSecrets } from './readSecrets';
import { readStaticFiles } from './readStaticFiles';
import { unwinding } from './unwinding';

export interface Installation {
  /** Folder of the built app. */
  readonly appFolder: string;
  readonly buildHash: string;
  /** The script of the thread that hashes passwords. */
  readonly passwordWorker: URL;
  /** The script of the threads that read spreadsheets. */
  readonly spreadsheetWorker: URL;
  /** The script of the thread of an uploaded picture. */
  readonly imageWorker: URL;
}

export interface RunningServer {
  readonly url: string;
  /** The simulator's address; absent with a real portal. */
  readonly simulatorUrl: string | undefined;
  /** Takes no more requests, lets what runs end, signs out of the portal, and closes the database. */
  close(): Promise<void>;
}

const clock: Clock = { now: () => new Date() };
const noWall = 'Row-level security is off: the database user may not use the role kalem_member. Let an administrator run: create role kalem_member nologin; grant kalem_member to <user>; and start Kalem again.';
const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 2_592_000;

/** Starts everything that one machine needs. When a part does not start, those before it are closed again. */
export function startServer(config: NodeConfig, installation: Installation): Promise<RunningServer> {
  return unwinding(async (onClose) => {
    const log = createConsoleLog(config.logLevel);
    const files = readStaticFiles(installation.appFolder);
    const { db, close } = await openDatabase(config, log);
    onClose(close);
    const secrets = await createSecrets(readSecrets(config));
    await migrate(db);
    if (!(await hasCompanyWall(db.queries))) console.error(noWall);

    const { portal, simulator, simulatorUrl, close: closePortal } = await openPortal(config.portal, config.dataDir);
    onClose(closePortal);
    const passwords = createWorkerPasswords(installation.passwordWorker);
    onClose(passwords.close);

    const rates = createTcmbRates({ fetch, clock });

    const hasBank = !config.production;
    const app = createApp({
      db, clock, log, secrets, passwords, portal,
      spreadsheets: createWorkerSpreadsheets(installation.spreadsheetWorker),
      images: createWorkerImages(installation.imageWorker),
      jobs: createPgBossJobs(db, log),
      rates: config.production ? rates : createRecordedRates(rates),
      mail: undefined,
      sms: undefined,
      payments: hasBank ? createSimulatedPayments({ db, clock, publicUrl: config.publicUrl }) : undefined,
      fonts: readDocumentFonts,
      config: { production: config.production, buildHash: installation.buildHash, publicUrl: config.publicUrl, accessTokenSeconds: ACCESS_SECONDS, refreshTokenSeconds: REFRESH_SECONDS },
    });
    onClose(app.close);
    await app.start();
    if (config.seed && simulator) await seedDemo(app.ports);

    const hasOutbox = simulator !== undefined && !config.production;
    if (!hasOutbox) log('warn', 'mail_and_sms_not_sent', { keptIn: 'outbox' });
    const messages = async () => [...(await listOutbox(db.queries)), ...(simulator?.outbox ?? [])].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    const host = createHost({ app, files, bank: hasBank ? (request) => answerBankPage({ db, publicUrl: config.publicUrl }, request) : undefined, isReady: () => databaseAnswers(db.queries), outbox: hasOutbox ? messages : undefined, openOutbox: config.openOutbox });
    onClose(await listen(host, config.port));
    return { url: config.publicUrl, simulatorUrl };
  });
}
