import type { PGlite } from '@electric-sql/pglite';
import {
  createPortalSimulator,
  type PortalSimulator,
  type PortalStorage,
  type PortalSwitches,
} from '@kalem/portal-simulator';
import { createMemoryJobs } from '../adapters/createMemoryJobs';
import { createRowDocuments } from '../adapters/createRowDocuments';
import { createPasswords } from '../adapters/createPasswords';
import { createRecordedRates } from '../adapters/createRecordedRates';
import { createSecrets } from '../adapters/createSecrets';
import { answerBankPage } from '../adapters/simulatedBank/bankPage';
import { createSimulatedCollection } from '../adapters/simulatedBank/createSimulatedCollection';
import { createSimulatedPayments } from '../adapters/simulatedBank/createSimulatedPayments';
import { createApp } from '../app';
import { migrate } from '../db/migrate';
import { serverQueries } from '../db/wall';
import { createPortalFiles } from '../documents/createPortalFiles';
import type { LoadDocumentFonts } from '../documents/pdf/printPdf';
import { renderHere } from '../documents/render';
import { statementsHere } from '../documents/statements/renderStatement';
import { createImages, type LoadJpegCodec } from '../images/createImages';
import { jobs as jobList } from '../jobs';
import { listOutbox, type OutboxMessage } from '../messages/outbox';
import { markAdmin } from '../people/admins';
import { createGibPortal } from '../portal/gibPortal';
import type { Clock } from '../ports/Clock';
import type { Spreadsheet, Spreadsheets } from '../ports/Spreadsheets';
import type { Webhooks } from '../ports/Webhooks';
import { createSpreadsheets } from '../spreadsheets/createSpreadsheets';
import { pgliteDatabase } from './pgliteDatabase';

export interface PageServer {
  /** Base address for `createClient({ baseUrl, fetch })`. */
  readonly baseUrl: string;
  /**
   * Answers a request within the page, including the simulated bank's pages (`/dev/bank/…`). Sends nothing over the
   * network.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly simulator: PortalSimulator;
  /** The server's clock. The page must use the same time. */
  readonly clock: Clock;
  /** Mails and SMS, newest first. Includes the portal's signing SMS. */
  outbox(): Promise<OutboxMessage[]>;
  /** Makes the user an admin from the next call on, like the operator's command. */
  makeAdmin(email: string): Promise<void>;
  /**
   * Called before rows of an Excel file are read, with the position of the first row. It is awaited, so a test can
   * pause the import.
   */
  onRows: (from: number) => Promise<void>;
  /** Answers webhook requests to partners. The default is 200. Sends nothing over the network. */
  onWebhook: (request: Request) => Promise<Response>;
  close(): Promise<void>;
}

export interface PageServerOptions {
  /** The default is the page's time. */
  readonly clock?: Clock;
  readonly portalSwitches?: Partial<PortalSwitches>;
  /**
   * Whether linking downloads the portal's invoices, as on a server. The default is false, because a story creates its
   * own.
   */
  readonly sync?: boolean;
}

/** The parts from the page, or from the process that writes its image. */
export interface PagePorts {
  /** A separate database. It need not be migrated. */
  readonly client: PGlite;
  readonly origin: string;
  readonly fonts: LoadDocumentFonts;
  readonly codec: LoadJpegCodec;
  /** Without a storage the portal is new, with dates relative to the clock. */
  readonly portal?: PortalStorage;
  /** Whether waiting jobs run. False leaves them as they were when the image was written. The default is true. */
  readonly takesUp?: boolean;
}

/**
 * The page must open data that an image contains sealed, so the secret is fixed. Such a database is not worth
 * attacking, because it ends with the page.
 */
const SECRET = 'the secret of every page, of which none is kept';

/** The whole server over PGlite in memory, with the simulated portal and an outbox. */
export async function createPageServer(
  { client, origin, fonts, codec, portal: storage, takesUp = true }: PagePorts,
  { clock = { now: () => new Date() }, portalSwitches, sync = false }: PageServerOptions,
): Promise<PageServer & { rest(): Promise<void> }> {
  const simulator = createPortalSimulator({
    clock,
    ...(portalSwitches && { switches: portalSwitches }),
    ...(storage && { storage }),
  });
  const db = pgliteDatabase(client);
  await migrate(db);

  const log = (level: 'info' | 'warn' | 'error', event: string, fields = {}) => {
    if (level === 'error') console.error(event, fields);
  };
  const jobs = createMemoryJobs({ clock, list: jobList });
  let isTaking = takesUp;
  const app = createApp({
    db,
    clock,
    log,
    jobs: { ...jobs, enqueue: (...job) => (isTaking ? jobs.enqueue(...job) : Promise.resolve()) },
    portal: createGibPortal({
      fetch: (request) => simulator.fetch(request),
      baseUrl: 'http://portal.page',
      login: 'login',
    }),
    secrets: await createSecrets([SECRET]),
    rates: createRecordedRates(),
    spreadsheets: heard(createSpreadsheets(), (from) => server.onRows(from)),
    images: createImages(codec),
    portalFiles: createPortalFiles(),
    documents: createRowDocuments(),
    mail: undefined,
    sms: undefined,
    payments: createSimulatedPayments({ db, clock, publicUrl: origin }),
    bank: createSimulatedCollection({ db, clock, publicUrl: origin }),
    // A cheap hash, because the real cost would slow down each story. The database ends with the page.
    passwords: createPasswords({ memorySize: 64, iterations: 1 }),
    render: (dosya, invoice, seller) => renderHere(dosya, invoice, seller, fonts),
    renderStatement: statementsHere(fonts),
    webhooks: answeredBy((request) => server.onWebhook(request)),
    config: {
      production: false,
      manualSync: !sync,
      buildHash: 'page',
      publicUrl: origin,
      accessTokenSeconds: 3600,
      refreshTokenSeconds: 2_592_000,
    },
  });
  await app.start();
  isTaking = true;

  const server: PageServer & { rest(): Promise<void> } = {
    onRows: () => Promise.resolve(),
    onWebhook: () => Promise.resolve(new Response()),
    baseUrl: `${origin}/api`,
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/dev/bank/')
        ? answerBankPage({ db, clock, publicUrl: origin }, request)
        : app.fetch(request),
    simulator,
    clock,
    outbox: async () =>
      [...(await listOutbox(serverQueries(db, 'messages'))), ...simulator.outbox].sort((a, b) =>
        b.createdAt.localeCompare(a.createdAt),
      ),
    async makeAdmin(email) {
      await markAdmin(db, { email, admin: true, now: clock.now() });
    },
    /** Runs the due jobs and stops. The database stays open. */
    async rest() {
      await jobs.runDue();
      await app.close();
    },
    async close() {
      await app.close();
      await db.close();
    },
  };
  return server;
}

/** Webhooks that this function answers for all partners. */
function answeredBy(answer: (request: Request) => Promise<Response>): Webhooks {
  return {
    refuses: () => undefined,
    async post({ url, headers, body, mostCharacters = 500 }) {
      try {
        const response = await answer(new Request(url, { method: 'POST', headers, body }));
        return { status: response.status, text: (await response.text()).slice(0, mostCharacters) };
      } catch {
        return { failure: 'ULASILAMADI' };
      }
    },
  };
}

/** Reads files with `spreadsheets`, and calls `hear` before each piece of rows. */
function heard(spreadsheets: Spreadsheets, hear: (from: number) => Promise<void>): Spreadsheets {
  const heardRows = ({ rows }: Spreadsheet): Pick<Spreadsheet, 'rows'> => ({
    async rows(sheet, from, count) {
      await hear(from);
      return rows(sheet, from, count);
    },
  });
  return {
    async open(...given) {
      const opened = await spreadsheets.open(...given);
      return { ...opened, ...heardRows(opened) };
    },
    async openStatement(...given) {
      const opened = await spreadsheets.openStatement(...given);
      return { ...opened, ...heardRows(opened) };
    },
  };
}
