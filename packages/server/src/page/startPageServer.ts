import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPageServer, type PageServer, type PageServerOptions } from './createPageServer';
import { fetchDocumentFonts, fetchJpegCodec } from './fetchAssets';

export type { PageServer } from './createPageServer';

/** The URLs of the files that `writeImage` wrote. */
export interface PageImage {
  /** A migrated database. Opening it is several times faster than migrating an empty one. */
  readonly database: string;
  /** The portal's data for that database. Without it the portal is new. */
  readonly portal?: string;
}

/** The whole server in a page, for stories, tests and the demo: PGlite, the simulated portal and an outbox. */
export async function startPageServer(options: PageServerOptions & { image?: PageImage } = {}): Promise<PageServer> {
  const { image } = options;
  const [loadDataDir, portal] = await Promise.all([
    image && fetchOf(image.database).then((answer) => answer.blob()),
    image?.portal === undefined ? undefined : fetchOf(image.portal).then((answer) => answer.text()),
  ]);
  const ports = {
    client: await PGlite.create({ extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) }),
    origin: location.origin,
    fonts: fetchDocumentFonts,
    codec: fetchJpegCodec,
  };
  if (portal === undefined) return forgotten(await createPageServer(ports, options));
  const storage = { load: () => Promise.resolve(portal), save: () => Promise.resolve() };
  return forgotten(await createPageServer({ ...ports, portal: storage, takesUp: false }, options));
}

/**
 * A server that releases its memory when closed, even while references to it exist. A database takes 100 MB or more.
 */
function forgotten(opened: PageServer): PageServer {
  let server: PageServer | undefined = opened;
  const running = () => {
    if (!server) throw new Error('The server in the page has been closed');
    return server;
  };
  return {
    baseUrl: opened.baseUrl,
    clock: opened.clock,
    fetch: async (request) => running().fetch(request),
    get simulator() {
      return running().simulator;
    },
    get onRows() {
      return running().onRows;
    },
    set onRows(held) {
      running().onRows = held;
    },
    get onWebhook() {
      return running().onWebhook;
    },
    set onWebhook(answer) {
      running().onWebhook = answer;
    },
    outbox: async () => running().outbox(),
    makeAdmin: async (email) => running().makeAdmin(email),
    async close() {
      const last = server;
      server = undefined;
      await last?.close();
    },
  };
}

async function fetchOf(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The image ${address} cannot be loaded: ${answer.status}`);
  return answer;
}
