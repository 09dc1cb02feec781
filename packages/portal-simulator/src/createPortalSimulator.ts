import { createOutbox, type PortalSms } from './outbox';
import { createSessions } from './sessions';
import { createSwitchBoard, parseSwitches, type PortalSwitches } from './switches';
import { assosLogin, esign } from './endpoints/login';
import { dispatch } from './endpoints/dispatch';
import { download } from './endpoints/download';
import { openStore, type PortalStorage } from './store';
import type { Portal, PortalCall } from './portal';
import type { PortalClock } from './dates';
import type { PortalState } from './state';
import { seedState } from './seed/seedState';

const LEGACY = '/legacy';
const PORTAL_PATHS = '/earsiv-services/';

const routes = new Map<string, (portal: Portal, call: PortalCall) => Promise<Response>>([
  ['POST /earsiv-services/assos-login', assosLogin],
  ['POST /earsiv-services/dispatch', dispatch],
  ['GET /earsiv-services/download', download],
  ['POST /earsiv-services/esign', esign],
  ['GET /dev/outbox', readOutbox],
  ['GET /dev/switches', readSwitches],
  ['POST /dev/switches', setSwitches],
]);

export interface PortalSimulatorOptions {
  readonly clock: PortalClock;
  /** Without storage the data is lost at the end. */
  readonly storage?: PortalStorage;
  /** The initial data of a new portal. Default: ten accounts with the documents of a year. */
  readonly seed?: (now: Date) => PortalState;
  readonly switches?: Partial<PortalSwitches>;
  /** Called with the findings of the switch `strictArithmetic`. */
  readonly log?: (text: string) => void;
  /** Called with each SMS that is sent. */
  readonly onSms?: (sms: PortalSms) => void;
}

export interface PortalSimulator {
  /**
   * Handles a call of a portal client at any origin; the paths are `/earsiv-services/…`, `/legacy/earsiv-services/…`
   * and `/dev/…`. Rejects with `ConnectionDropped` if a fault cuts the connection, and with the signal's reason if a
   * fault never answers.
   */
  fetch(request: Request, client?: { readonly address: string }): Promise<Response>;
  /** Loads or seeds the data now instead of at the first call. Rejects if the stored data cannot be read. */
  ready(): Promise<void>;
  readonly switches: PortalSwitches;
  /** Sets the given switches and keeps the others. */
  setSwitches(changes: Partial<PortalSwitches>): void;
  /** The SMS since the start, newest first; the code is the last word of `body`. */
  readonly outbox: readonly PortalSms[];
}

/** The GİB e-Arşiv portal for development and tests, as a web-standard fetch handler. */
export function createPortalSimulator({
  clock,
  storage,
  seed = seedState,
  switches,
  log = () => undefined,
  onSms = () => undefined,
}: PortalSimulatorOptions): PortalSimulator {
  const switchBoard = createSwitchBoard(switches);
  const sessions = createSessions(clock, switchBoard);
  const outbox = createOutbox(clock, onSms);
  let opening: Promise<Portal> | undefined;

  const open = async (): Promise<Portal> => {
    const store = await openStore(storage, () => seed(clock.now()));
    return { clock, store, sessions, switchBoard, outbox, log, hiddenDrafts: new Map() };
  };

  return {
    async fetch(request, client = { address: 'local' }) {
      const portal = await (opening ??= open());
      const url = new URL(request.url);
      const legacy = url.pathname.startsWith(`${LEGACY}${PORTAL_PATHS}`);
      const path = legacy ? url.pathname.slice(LEGACY.length) : url.pathname;
      const endpoint = routes.get(`${request.method} ${path}`);
      if (!endpoint) return new Response('Not Found', { status: 404 });
      if (path.startsWith('/dev/') && isOfForeignPage(request, url)) return new Response('Forbidden', { status: 403 });
      return endpoint(portal, readCall(request, url, legacy, client.address));
    },
    async ready() {
      await (opening ??= open());
    },
    get switches() {
      return switchBoard.current;
    },
    setSwitches: switchBoard.set,
    outbox: outbox.items,
  };
}

/**
 * Rejects calls of other origins. Any page on the internet can send forms to localhost, and only the simulator's own
 * tools may change its switches.
 */
function isOfForeignPage({ headers }: Request, { host }: URL): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function readCall(request: Request, url: URL, legacy: boolean, clientAddress: string): PortalCall {
  return {
    url,
    legacy,
    clientAddress,
    signal: request.signal,
    text: () => request.text(),
    form: async () => new URLSearchParams(await request.text()),
  };
}

/** `GET /dev/outbox`: `{ items }`, newest first, in the format of the server's outbox. */
async function readOutbox({ outbox }: Portal): Promise<Response> {
  return Response.json({ items: outbox.items });
}

/** `GET /dev/switches` */
async function readSwitches({ switchBoard }: Portal): Promise<Response> {
  return Response.json(switchBoard.current);
}

/** `POST /dev/switches`: sets the given switches and returns all; 400 `{ error }` for an invalid one. */
async function setSwitches({ switchBoard }: Portal, call: PortalCall): Promise<Response> {
  try {
    switchBoard.set(parseSwitches(JSON.parse(await call.text())));
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    return Response.json({ error: error.message }, { status: 400 });
  }
  return Response.json(switchBoard.current);
}
