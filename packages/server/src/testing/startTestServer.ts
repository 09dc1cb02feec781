import {
  createPortalSimulator,
  type PortalFault,
  type PortalSimulator,
  type PortalSimulatorOptions,
  type PortalSwitches,
} from '@kalem/portal-simulator';
import { createClient, type KalemClient, type Session } from '@kalem/sdk';
import { afterAll, afterEach } from 'vitest';
import { createMemoryJobs } from '../adapters/createMemoryJobs';
import { createRowDocuments } from '../adapters/createRowDocuments';
import { createPasswords } from '../adapters/createPasswords';
import { createRecordedRates } from '../adapters/createRecordedRates';
import { createSecrets } from '../adapters/createSecrets';
import { answerBankPage } from '../adapters/simulatedBank/bankPage';
import { createSimulatedCollection } from '../adapters/simulatedBank/createSimulatedCollection';
import { createSimulatedPayments } from '../adapters/simulatedBank/createSimulatedPayments';
import { type App, createApp, type OutsidePorts } from '../app';
import { createPortalFiles } from '../documents/createPortalFiles';
import { renderHere } from '../documents/render';
import { statementsHere } from '../documents/statements/renderStatement';
import { createImages } from '../images/createImages';
import { jobs as jobList } from '../jobs';
import { listOutbox, type OutboxMessage } from '../messages/outbox';
import { createWebhooks } from '../node/adapters/createWebhooks';
import { readDocumentFonts, readJpegCodec } from '../node/threads/readAssets';
import { createGibPortal } from '../portal/gibPortal';
import type { Clock } from '../ports/Clock';
import type { Payments } from '../ports/Payments';
import type { Config } from '../ports/Ports';
import type { RenderDocument } from '../ports/RenderDocument';
import { createSpreadsheets } from '../spreadsheets/createSpreadsheets';
import { type OpenDatabase, openTestDatabase, type TestDatabase } from './databases';

export interface TestServer {
  /** The base URL of the API, for clients that take `fetch`. */
  readonly baseUrl: string;
  /** Answers a request in the same process. */
  readonly fetch: (request: Request, host?: { address?: string }) => Promise<Response>;
  /** A new SDK client without a session. */
  client(): KalemClient & { session: Session };
  /** Fixed at 3 September 2026, 12:00 in Istanbul, until a test moves it. */
  readonly clock: TestClock;
  readonly simulator: PortalSimulator;
  /** Answers a request to the simulated bank's pages. */
  readonly bank: (request: Request) => Promise<Response>;
  /**
   * Called before each request to the portal with its command, which is `login` or `logout` at sign-in and sign-out. It
   * is awaited.
   */
  onPortalCall: (command: string) => Promise<void>;
  /** Replaces the portal's ZIP of a document, by ETTN. Undefined keeps the portal's own. */
  portalZip: (ettn: string) => Uint8Array<ArrayBuffer> | undefined;
  /** Sets the portal's faults. Replaces the earlier ones. */
  meet(...faults: PortalFault[]): void;
  readonly ports: OutsidePorts;
  readonly db: OpenDatabase;
  /** All log entries. */
  readonly logs: readonly LogEntry[];
  /** Mails and SMS, newest first. Includes the portal's signing SMS. */
  outbox(): Promise<OutboxMessage[]>;
  /** Runs the background jobs that are due by the clock. */
  runJobs(): Promise<void>;
  /** Moves the clock and runs the background jobs, `times` times. */
  settle(times: number, seconds?: number): Promise<void>;
  /** A second server on the same data, portal and clock, with its own queue. It is not started. */
  secondApp(): { readonly app: App; readonly runJobs: () => Promise<void> };
  /** Closes the app and starts it again with the same data and the same portal. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

type Replaceable = 'spreadsheets' | 'images' | 'portalFiles' | 'rates' | 'passwords' | 'documents' | 'webhooks';

/**
 * By default files are read on this thread, rates are recorded ones, passwords have a low cost, documents are in the
 * database, and webhooks are real requests, also to this machine.
 */
interface Options extends Partial<Pick<OutsidePorts, Replaceable>> {
  /** The default is an empty database. The server drops it at its end. */
  readonly database?: TestDatabase;
  /** The default is `TEST_SECRET`. */
  readonly secret?: string;
  readonly portalSwitches?: Partial<PortalSwitches>;
  /** The storage of the simulated portal. The default is in memory. */
  readonly portalStorage?: PortalSimulatorOptions['storage'];
  /** The default is the simulator's own. */
  readonly portalSeed?: PortalSimulatorOptions['seed'];
  readonly config?: Partial<Config>;
  /** The default is the simulated bank. */
  readonly payments?: Payments;
  /** The default is the simulated bank; null for none. */
  readonly bank?: OutsidePorts['bank'] | null;
  /** Adapters for messages. Without them, messages stay in the outbox. */
  readonly messages?: Partial<Pick<OutsidePorts, 'mail' | 'sms'>>;
  /** The default is the real renderer. */
  readonly render?: RenderDocument;
}

/** The `KALEM_SECRET` of test servers. */
export const TEST_SECRET = 'a secret of the tests, forty characters.';

const config: Config = {
  production: false,
  manualSync: true,
  buildHash: 'test',
  publicUrl: 'http://kalem.test',
  accessTokenSeconds: 3600,
  refreshTokenSeconds: 2_592_000,
};

/** An empty PDF, for tests that issue many invoices and read no PDF. Rendering takes as long as issuing. */
export const emptyPdf: RenderDocument = (dosya, invoice, seller) =>
  dosya === 'pdf'
    ? Promise.resolve(new TextEncoder().encode('%PDF-1.7\n%%EOF\n'))
    : renderHere(dosya, invoice, seller, readDocumentFonts);

/** The server of a test file. Removes the portal's injected faults after each test. */
export async function testServer(options: Options = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  const { switches } = server.simulator;
  afterEach(() => {
    server.simulator.setSwitches(switches);
    server.onPortalCall = () => Promise.resolve();
    server.portalZip = () => undefined;
  });
  afterAll(() => server.close());
  return server;
}

/**
 * The whole server in the same process with its own portal simulator. The Vitest project selects the database (see
 * `openTestDatabase`).
 */
export async function startTestServer({
  database: given,
  secret = TEST_SECRET,
  portalSwitches,
  portalStorage,
  portalSeed,
  config: changes,
  messages = {},
  payments,
  bank,
  rates = createRecordedRates(),
  passwords = createPasswords({ memorySize: 64, iterations: 1 }),
  spreadsheets = createSpreadsheets(),
  images = createImages(readJpegCodec),
  portalFiles = createPortalFiles(),
  documents = createRowDocuments(),
  webhooks = createWebhooks({ isOpen: true, timeoutMs: 2000 }),
  render = (dosya, invoice, seller) => renderHere(dosya, invoice, seller, readDocumentFonts),
}: Options = {}): Promise<TestServer> {
  const clock = createTestClock('2026-09-03T12:00:00+03:00');
  const simulator = createPortalSimulator({
    clock,
    ...(portalSwitches && { switches: portalSwitches }),
    ...(portalStorage && { storage: portalStorage }),
    ...(portalSeed && { seed: portalSeed }),
  });
  const database = given ?? (await openTestDatabase());
  const logs: LogEntry[] = [];
  const secrets = await createSecrets([secret]);

  const callPortal = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.clone().text());
    await server.onPortalCall(form.get('cmd') ?? form.get('assoscmd') ?? '');
    const { pathname, searchParams } = new URL(request.url);
    const zip = pathname.endsWith('/download') ? server.portalZip(searchParams.get('ettn') ?? '') : undefined;
    return zip ? new Response(zip, { headers: { 'content-type': 'application/json' } }) : simulator.fetch(request);
  };
  const log: OutsidePorts['log'] = (level, event, fields = {}) => void logs.push({ level, event, fields });
  const start = async (
    db: OpenDatabase,
  ): Promise<{ app: App; ports: OutsidePorts; db: OpenDatabase; runJobs: () => Promise<void> }> => {
    const jobs = createMemoryJobs({ clock, list: jobList, autorun: false });
    const portal = createGibPortal({ fetch: callPortal, baseUrl: 'http://portal.test', login: 'login' });
    const ports = {
      db,
      clock,
      log,
      jobs,
      portal,
      secrets,
      rates,
      spreadsheets,
      images,
      portalFiles,
      mail: messages.mail,
      sms: messages.sms,
      payments: payments ?? createSimulatedPayments({ db, clock, publicUrl: config.publicUrl }),
      bank: bank === null ? undefined : (bank ?? createSimulatedCollection({ db, clock, publicUrl: config.publicUrl })),
      passwords,
      render,
      renderStatement: statementsHere(readDocumentFonts),
      documents,
      webhooks,
      config: { ...config, ...changes },
    };
    const app = createApp(ports);
    await app.start();
    return { app, ports, db, runJobs: jobs.runDue };
  };

  const fetch: TestServer['fetch'] = (request, host) => running.app.fetch(request, host);
  const server: TestServer = {
    onPortalCall: () => Promise.resolve(),
    portalZip: () => undefined,
    baseUrl: `${config.publicUrl}/api`,
    fetch,
    // Without retries, so that a test sees each answer.
    client: () =>
      createClient({ baseUrl: `${config.publicUrl}/api`, fetch, clock: () => clock.now().getTime(), retries: 0 }),
    clock,
    simulator,
    meet: (...faults) => simulator.setSwitches({ faults }),
    bank: (request) => answerBankPage({ db: running.ports.db, clock, publicUrl: config.publicUrl }, request),
    get ports() {
      return running.ports;
    },
    get db() {
      return running.db;
    },
    logs,
    outbox: async () =>
      [...(await listOutbox(running.db.queries)), ...simulator.outbox].sort((a, b) =>
        b.createdAt.localeCompare(a.createdAt),
      ),
    runJobs: () => running.runJobs(),
    async settle(times, seconds = 200) {
      for (let time = 0; time < times; time += 1) {
        clock.advance(seconds);
        await running.runJobs();
      }
    },
    secondApp() {
      const jobs = createMemoryJobs({ clock, list: jobList, autorun: false });
      return { app: createApp({ ...running.ports, jobs }), runJobs: jobs.runDue };
    },
    async restart() {
      await running.app.close();
      running = await start(await database.reopen());
    },
    async close() {
      await running.app.close();
      await database.drop();
      const leaked = privateIn(logs);
      if (leaked.length > 0) throw new Error(`The log holds what it must not: ${leaked.slice(0, 3).join('; ')}`);
    },
  };
  let running = await start(database.db);
  return server;
}

interface TestClock extends Clock {
  set(time: Date | string): void;
  advance(seconds: number): void;
}

/** A clock that is stopped until a test moves it. */
export function createTestClock(start: string): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime();
    },
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}

interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
}

const patterns: Readonly<Record<string, RegExp>> = {
  'a mail address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i,
  'a tax number': /(?<![\w-])\d{10,11}(?![\w-])/,
  'a phone': /(?<![\w-])(?:90)?5\d{9}(?![\w-])/,
  'a card number': /(?<![\w-])\d{16}(?![\w-])/,
  'a password': /Parola1!|"(?:password|parola|sifre|new_password|cvcNumber|smsCode)"/i,
  'a token': /Bearer \S|(?:access|refresh)_token|client_secret|apiSecret/,
};

/**
 * The private data in log entries, which must be empty: mail addresses, tax numbers, phones, cards, passwords, tokens.
 */
export function privateIn(logs: readonly LogEntry[]): string[] {
  return logs.flatMap((entry) => {
    const text = [entry.event, ...Object.values(entry.fields)].join(' ');
    return Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [`${what} in ${text}`] : []));
  });
}
