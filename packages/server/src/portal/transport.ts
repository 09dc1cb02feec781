import { changeText } from '../pieces';
import { readBounded } from '../readBounded';
import { objectOf } from './formats';

export interface GibTransport {
  /** Login and logout. */
  login(fields: Fields): Promise<PortalReply>;
  dispatch(fields: Fields): Promise<PortalReply>;
  download(query: Fields): Promise<PortalReply>;
}

export interface GibTransportOptions {
  readonly fetch: PortalFetch;
  /** The origin, and the path before `/earsiv-services`, if any. */
  readonly baseUrl: string;
  /** For commands, in milliseconds. The default is 60 s. */
  readonly dispatchTimeout?: number;
  /** Called with the outcome of each command: ok, error (refused by the portal), garbled, silent or tooLarge. */
  readonly onReply?: (command: string, outcome: string, seconds: number) => void;
}

/** Sends one request. Rejects without a response. The Node adapter allows GİB's legacy TLS renegotiation. */
export type PortalFetch = (request: Request) => Promise<Response>;

const LOGIN_TIMEOUT_MS = 30_000;

type Fields = Readonly<Record<string, string>>;

/** HTTP to the portal: sends forms, and reads JSON whatever the content type is (portal-protocol 1). */
export function createGibTransport({
  fetch,
  baseUrl,
  dispatchTimeout = 60_000,
  onReply,
}: GibTransportOptions): GibTransport {
  const base = baseUrl.replace(/\/+$/, '');
  const headers = {
    Accept: '*/*',
    'Accept-Language': 'tr-TR,tr;q=0.9',
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    // Production refused requests without it (portal-protocol 1).
    Referer: `${base}/intragiris.html`,
  };

  const post = async (path: string, fields: Fields, timeout: number): Promise<PortalReply> =>
    call(
      fields['cmd'] ?? fields['assoscmd'] ?? path,
      path,
      {
        method: 'POST',
        body: await writeForm(fields),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      },
      timeout,
    );

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
      .then(readResponse)
      .catch((): PortalReply => ({ kind: 'silent' }));
    // Raced, because not every fetch implementation obeys its signal.
    return Promise.race([reply, silence]).finally(() => clearTimeout(timer));
  };

  return {
    login: (fields) => post('assos-login', fields, LOGIN_TIMEOUT_MS),
    dispatch: (fields) => post('dispatch', fields, dispatchTimeout),
    download: (query) =>
      call('download', `download?${new URLSearchParams(query).toString()}`, { method: 'GET' }, dispatchTimeout),
  };
}

async function writeForm(fields: Fields): Promise<string> {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const encode = (piece: string) => new URLSearchParams([['', piece]]).toString().slice(1);
    pairs.push(`${encode(name)}=${await changeText(value, encode)}`);
  }
  return pairs.join('&');
}

/**
 * The result of one HTTP request. `garbled`: not JSON, that is an HTML page or an error status. `silent`: no response,
 * that is refused, cut or timed out. `tooLarge`: more than `MOST_BYTES`.
 */
export type PortalReply =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'garbled'; readonly status: number; readonly text: string }
  | { readonly kind: 'silent' }
  | { readonly kind: 'tooLarge' };

/** The limit of a response. A draft of 5,000 lines and the list of a week are below 10 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

const BRACE = '{'.charCodeAt(0);

async function readResponse(response: Response): Promise<PortalReply> {
  const bytes = await readBounded(response, MOST_BYTES);
  if (!bytes) return { kind: 'tooLarge' };
  const looksLikeText =
    bytes[0] === BRACE || !response.ok || (response.headers.get('content-type') ?? '').startsWith('text/html');
  if (!looksLikeText) return { kind: 'bytes', bytes };
  const text = new TextDecoder().decode(bytes);
  const body = response.ok ? parseJson(text) : undefined;
  return body === undefined ? { kind: 'garbled', status: response.status, text } : { kind: 'json', body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function outcomeOf(reply: PortalReply): string {
  if (reply.kind === 'bytes') return 'ok';
  if (reply.kind !== 'json') return reply.kind;
  return reportsError(reply.body) ? 'error' : 'ok';
}

/** Whether the reply's envelope reports an error. `"0"`, `""` and absence are success (portal-protocol 3.1). */
export function reportsError(body: unknown): boolean {
  const { error } = objectOf(body);
  return error !== undefined && error !== null && error !== false && error !== '' && String(error) !== '0';
}
