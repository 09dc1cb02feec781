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
import { createSimulatedPayments } from '../adapters/simulatedBank/createSimulatedPayments';
import { createApp } from '../app';
import { migrate } from '../db/migrate';
import { serverQueries } from '../db/wall';
import { createPortalFiles } from '../documents/createPortalFiles';
import type { LoadDocumentFonts } from '../documents/pdf/renderPdf';
import { renderHere } from '../documents/render';
import { createImages, type LoadJpegCodec } from '../images/createImages';
import { jobs as jobList } from '../jobs';
import { listOutbox, type OutboxMessage } from '../messages/outbox';
import { markAdmin } from '../people/admins';
import { createGibPortal } from '../portal/gibPortal';
import type { Clock } from '../ports/Clock';
import type { Spreadsheets } from '../ports/Spreadsheets';
import type { Webhooks } from '../ports/Webhooks';
import { createSpreadsheets } from '../spreadsheets/readWorkbook';
import { pgliteDatabase } from './pgliteDatabase';

export interface PageServer {
  /** Base address for `createClient({ baseUrl, fetch })`. */
  readonly baseUrl: string;
  /** Answers a request within the page, the simulated bank's pages (`/dev/bank/…`) included; nothing leaves it. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly simulator: PortalSimulator;
  /** The server's time, by which a page has to compute too. */
  readonly clock: Clock;
  /** Mails and SMS, the portal's signing SMS among them, newest first. */
  outbox(): Promise<OutboxMessage[]>;
  /** What the operator's command does: the user is an admin from the next call on. */
  makeAdmin(email: string): Promise<void>;
  /** Called before rows of an Excel file are taken, with the place of the first; it waits. */
  onRows: (from: number) => Promise<void>;
  /** Answers the webhook calls to partners' addresses; 200 by default. No request leaves the page. */
  onWebhook: (request: Request) => Promise<Response>;
  close(): Promise<void>;
}

export interface PageServerOptions {
  /** Default: the time of the page. */
  readonly clock?: Clock;
  readonly portalSwitches?: Partial<PortalSwitches>;
  /** Whether linking downloads the portal's invoices, as on a server. Default false: a story makes its own. */
  readonly sync?: boolean;
}

/** What the page, or the process that makes its image, brings. */
export interface PagePorts {
  /** A database of its own, migrated or not. */
  readonly client: PGlite;
  readonly origin: string;
  readonly fonts: LoadDocumentFonts;
  readonly codec: LoadJpegCodec;
  /** Without one the portal is new, and dated relative to the clock. */
  readonly portal?: PortalStorage;
  /** Whether what waits goes on; false leaves it waiting, as it was when the image was made. Default true. */
  readonly takesUp?: boolean;
}

/** What an image holds sealed, the page opens. Nobody attacks a database that ends with the page. */
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
    // Nobody attacks a database that ends with the page; the real cost would make each story wait.
    passwords: createPasswords({ memorySize: 64, iterations: 1 }),
    render: (dosya, invoice, seller) => renderHere(dosya, invoice, seller, fonts),
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
        ? answerBankPage({ db, publicUrl: origin }, request)
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
    /** Does what is due and ends; the database stays open. */
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

/** Partners' addresses, all of them answered by this. */
function answeredBy(answer: (request: Request) => Promise<Response>): Webhooks {
  return {
    refuses: () => undefined,
    async post({ url, headers, body }) {
      try {
        const response = await answer(new Request(url, { method: 'POST', headers, body }));
        return { status: response.status, text: (await response.text()).slice(0, 500) };
      } catch {
        return { failure: 'ULASILAMADI' };
      }
    },
  };
}

/** Reads files as these do, and tells of each piece of rows beforehand. */
function heard(spreadsheets: Spreadsheets, hear: (from: number) => Promise<void>): Spreadsheets {
  return {
    async open(...given) {
      const opened = await spreadsheets.open(...given);
      return {
        ...opened,
        async rows(sheet, from, count) {
          await hear(from);
          return opened.rows(sheet, from, count);
        },
      };
    },
  };
}
