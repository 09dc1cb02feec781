import { foldTr } from '@kalem/domain';
import { objectOf } from './formats';
import { commands, type GibCommand } from './commands';
import { portalTexts } from './texts';

/** Sends one request; rejects when no answer came. The Node adapter gives it the legacy TLS renegotiation that GİB's host needs. */
export type PortalFetch = (request: Request) => Promise<Response>;

export interface GibTransport {
  /** Login and logout. */
  login(fields: Readonly<Record<string, string>>): Promise<PortalReply>;
  dispatch(fields: Readonly<Record<string, string>>): Promise<PortalReply>;
  download(query: Readonly<Record<string, string>>): Promise<PortalReply>;
}

export interface GibTransportOptions {
  readonly fetch: PortalFetch;
  /** Origin, and a path before `/earsiv-services` where there is one. */
  readonly baseUrl: string;
  /** Milliseconds; 30 s for logins and 60 s for commands by default. */
  readonly loginTimeout?: number;
  readonly dispatchTimeout?: number;
  /** Hears how each command ended: ok, error (the portal's word for no), garbled or silent. */
  readonly onReply?: (command: string, outcome: string, seconds: number) => void;
}

const BRACE = '{'.charCodeAt(0);

/** HTTP to the portal: forms in, JSON text out, whatever the content type says (protocol 1). */
export function createGibTransport({
  fetch,
  baseUrl,
  loginTimeout = 30_000,
  dispatchTimeout = 60_000,
  onReply,
}: GibTransportOptions): GibTransport {
  const base = baseUrl.replace(/\/+$/, '');
  const headers = {
    Accept: '*/*',
    'Accept-Language': 'tr-TR,tr;q=0.9',
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    // Production refused calls without one (protocol 1).
    Referer: `${base}/intragiris.html`,
  };

  const call = async (command: string, path: string, init: RequestInit, timeout: number): Promise<PortalReply> => {
    const began = performance.now();
    const reply = await send(path, init, timeout);
    onReply?.(command, outcomeOf(reply), (performance.now() - began) / 1000);
    return reply;
  };
  const send = (path: string, init: RequestInit, timeout: number): Promise<PortalReply> => {
    const controller = new AbortController();
    const silence = new Promise<PortalReply>((resolve) =>
      controller.signal.addEventListener('abort', () => resolve({ kind: 'silent' })),
    );
    const timer = setTimeout(() => controller.abort(), timeout);
    const request = new Request(`${base}/earsiv-services/${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: controller.signal,
    });
    const reply = fetch(request)
      .then(read)
      .catch((): PortalReply => ({ kind: 'silent' }));
    // Raced, because not everything that answers a request heeds its signal.
    return Promise.race([reply, silence]).finally(() => clearTimeout(timer));
  };
  const post = (path: string, fields: Readonly<Record<string, string>>, timeout: number): Promise<PortalReply> =>
    call(
      fields['cmd'] ?? fields['assoscmd'] ?? path,
      path,
      {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      },
      timeout,
    );

  return {
    login: (fields) => post('assos-login', fields, loginTimeout),
    dispatch: (fields) => post('dispatch', fields, dispatchTimeout),
    download: (query) =>
      call('download', `download?${new URLSearchParams(query).toString()}`, { method: 'GET' }, dispatchTimeout),
  };
}

function outcomeOf(reply: PortalReply): string {
  if (reply.kind === 'garbled' || reply.kind === 'silent') return reply.kind;
  return reply.kind === 'json' && saysError(reply.body) ? 'error' : 'ok';
}

function saysError(body: unknown): boolean {
  const { error } = objectOf(body);
  return error !== undefined && error !== null && error !== '0' && error !== 0;
}

async function read(response: Response): Promise<PortalReply> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const looksLikeText =
    bytes[0] === BRACE || !response.ok || (response.headers.get('content-type') ?? '').startsWith('text/html');
  if (!looksLikeText) return { kind: 'bytes', bytes };
  const text = new TextDecoder().decode(bytes);
  const body = response.ok ? parse(text) : undefined;
  return body === undefined ? { kind: 'garbled', status: response.status, text } : { kind: 'json', body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const SESSION = '4';
const NO_AUTHORITY = '7';

/** Reads the reply to a dispatch command: the envelope, its three shapes of failure, and the success text of a write (protocol 3.1). */
export function readReply(reply: PortalReply, { writes, success }: GibCommand): CommandOutcome {
  if (reply.kind === 'silent' || reply.kind === 'bytes') return { kind: 'unclear', sessionPage: false };
  if (reply.kind === 'garbled') {
    // A stale token may answer 500 with a page of its own; so may a portal in trouble, which is why a write is never sent again on it.
    return { kind: 'unclear', sessionPage: portalTexts.isSessionOver(reply.text) || (!writes && reply.status >= 500) };
  }
  const envelope = objectOf(reply.body);
  if (isError(envelope['error'])) return readError(envelope['messages']);
  const { data } = envelope;
  const { hata } = objectOf(data);
  if (typeof hata === 'string' && hata !== '') return refusal(hata);
  if (success === undefined) return { kind: 'done', data };
  if (typeof data !== 'string') return { kind: 'unclear', sessionPage: false };
  return foldTr(data).includes(success) ? { kind: 'done', data } : refusal(data);
}

function readError(messages: unknown): CommandOutcome {
  const [message] = Array.isArray(messages) ? (messages as unknown[]) : [messages];
  const { type, text } = objectOf(message);
  const said = typeof message === 'string' ? message : String(text ?? '');
  if (String(type) === SESSION || /^oturum /.test(foldTr(said))) return { kind: 'session' };
  if (String(type) === NO_AUTHORITY) return { kind: 'noAuthority', text: said };
  return refusal(said);
}

function refusal(text: string): CommandOutcome {
  return portalTexts.isOutcomeUnknown(text) ? { kind: 'unclear', sessionPage: false } : { kind: 'refused', text };
}

/** `"0"`, `""` and absence are success. */
function isError(error: unknown): boolean {
  return error !== undefined && error !== null && error !== false && error !== '' && String(error) !== '0';
}

const SIGNATURE = [0x50, 0x4b];

/** Reads the reply of a download: a ZIP, or no bytes at all (`null`) when kind, ETTN or status do not fit (protocol 6.10). */
export function readZip(reply: PortalReply): CommandOutcome {
  // The content type tells nothing, so a failure is recognised by being JSON or a page.
  if (reply.kind !== 'bytes') return readReply(reply, commands.viewInvoice);
  if (reply.bytes.length === 0) return { kind: 'done', data: null };
  const isZip = SIGNATURE.every((byte, index) => reply.bytes[index] === byte);
  return isZip ? { kind: 'done', data: reply.bytes } : { kind: 'unclear', sessionPage: false };
}

/**
 * What came back from one HTTP call. `garbled` is anything but JSON: an HTML page, or an error status; `silent` is no answer at all:
 * refused, cut or timed out.
 */
type PortalReply =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'garbled'; readonly status: number; readonly text: string }
  | { readonly kind: 'silent' };

/**
 * What a reply to a command means, before anything is tried again. `session`: the token is no longer taken. `noAuthority`: wrong page,
 * missing right or, perhaps, a stale token. `unclear`: no usable answer; `sessionPage` when it looks like a page about a lost session.
 */
export type CommandOutcome =
  | { readonly kind: 'done'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'session' }
  | { readonly kind: 'noAuthority'; readonly text: string }
  | { readonly kind: 'unclear'; readonly sessionPage: boolean };
