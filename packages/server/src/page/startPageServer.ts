import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPortalSimulator, type PortalSimulator, type PortalSwitches } from '@kalem/portal-simulator';
import { createMemoryJobs } from '../adapters/createMemoryJobs';
import { createPasswords } from '../adapters/createPasswords';
import { createRecordedRates } from '../adapters/createRecordedRates';
import { createSecrets } from '../adapters/createSecrets';
import { answerBankPage } from '../adapters/simulatedBank/bankPage';
import { createSimulatedPayments } from '../adapters/simulatedBank/createSimulatedPayments';
import { createApp } from '../app';
import { migrate } from '../db/migrate';
import { renderPdf } from '../documents/pdf/renderPdf';
import { createImages } from '../images/createImages';
import { listOutbox, type OutboxMessage } from '../messages/outbox';
import { createGibPortal } from '../portal/gibPortal';
import type { Clock } from '../ports/Clock';
import { createSpreadsheets } from '../spreadsheets/readWorkbook';
import { fetchDocumentFonts, fetchJpegCodec } from './fetchAssets';
import { pgliteDatabase } from './pgliteDatabase';

export interface PageServer {
  /** Base address for `createClient({ baseUrl, fetch })`. */
  readonly baseUrl: string;
  /** Answers a request within the page, the simulated bank's pages (`/dev/bank/…`) included; nothing leaves it. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly simulator: PortalSimulator;
  /** Mails and SMS, the portal's signing SMS among them, newest first. */
  outbox(): Promise<OutboxMessage[]>;
  close(): Promise<void>;
}

interface Options {
  /** Default: the browser's time. */
  readonly clock?: Clock;
  readonly portalSwitches?: Partial<PortalSwitches>;
  /** Whether a linked company's portal invoices are downloaded unasked, as on a real server. Default false: a story shows what it makes. */
  readonly sync?: boolean;
  /** A dump of a migrated database (`PGlite.dumpDataDir`), which opens several times faster than an empty one is migrated. */
  readonly dump?: Blob;
}

/** The whole server inside a page, for stories, widget tests and the demo: PGlite in memory, the simulated portal, an outbox. */
export async function startPageServer({
  clock = { now: () => new Date() },
  portalSwitches,
  sync = false,
  dump,
}: Options = {}): Promise<PageServer> {
  const origin = location.origin;
  const simulator = createPortalSimulator({ clock, ...(portalSwitches && { switches: portalSwitches }) });
  const db = pgliteDatabase(await PGlite.create({ extensions: { pg_trgm }, ...(dump && { loadDataDir: dump }) }));
  await migrate(db);

  const log = (level: 'info' | 'warn' | 'error', event: string, fields = {}) => {
    if (level === 'error') console.error(event, fields);
  };
  const app = createApp({
    db,
    clock,
    log,
    jobs: createMemoryJobs({ clock, log }),
    portal: createGibPortal({
      fetch: (request) => simulator.fetch(request),
      baseUrl: 'http://portal.page',
      login: 'login',
    }),
    secrets: await createSecrets([crypto.randomUUID() + crypto.randomUUID()]),
    rates: createRecordedRates(),
    spreadsheets: createSpreadsheets(),
    images: createImages(fetchJpegCodec),
    mail: undefined,
    sms: undefined,
    payments: createSimulatedPayments({ db, clock, publicUrl: origin }),
    // Nobody attacks a database that ends with the page; the real cost would make each story wait.
    passwords: createPasswords({ memorySize: 64, iterations: 1 }),
    pdf: (invoice, seller) => renderPdf(invoice, seller, fetchDocumentFonts),
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

  return {
    baseUrl: `${origin}/api`,
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/dev/bank/')
        ? answerBankPage({ db, publicUrl: origin }, request)
        : app.fetch(request),
    simulator,
    outbox: async () =>
      [...(await listOutbox(db.queries)), ...simulator.outbox].sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    async close() {
      await app.close();
      await db.close();
    },
  };
}
