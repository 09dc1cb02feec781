import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookAnswer, WebhookCall, Webhooks } from '../../ports/Webhooks';
import { isPublicAddress } from './publicAddress';

/** All addresses of a host name, as the system's resolver knows them. */
type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

interface Options {
  /** In development http, this machine and private networks too. */
  readonly isOpen: boolean;
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** How much of an answer is read; the rest of it is left. */
const MOST_READ = 500;
const MOST_HEADERS = 8192;

/**
 * Posts to addresses that others have chosen. A host is resolved once: where one of its addresses is not public nothing
 * is sent, otherwise the connection goes to those addresses and no other, so that a name that changes in between leads
 * nowhere else; certificate and SNI are those of the name. Redirects are answers like others, and fail.
 */
export function createWebhooks({ isOpen, resolve = resolveAll, timeoutMs = TIMEOUT_MS }: Options): Webhooks {
  const refuses = (url: string) => (isOpen ? undefined : whyClosed(new URL(url)));
  return {
    refuses,
    async post(call) {
      if (refuses(call.url)) return { failure: 'ADRES_YASAK' };
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const addresses = await unless(deadline, addressesOf(call.url, resolve));
        if (!isOpen && !addresses.every(({ address }) => isPublicAddress(address))) return { failure: 'ADRES_YASAK' };
        return await send(call, addresses, deadline);
      } catch {
        return { failure: deadline.aborted ? 'ZAMAN_ASIMI' : 'ULASILAMADI' };
      }
    },
  };
}

function whyClosed({ protocol, hostname }: URL): ReturnType<Webhooks['refuses']> {
  if (protocol !== 'https:') return 'URL_NOT_HTTPS';
  const host = bare(hostname);
  const isClosed = isIP(host) === 0 ? isLocalName(host) : !isPublicAddress(host);
  return isClosed ? 'URL_NOT_PUBLIC' : undefined;
}

/** Without the brackets of an IPv6 address and the dot of a rooted name. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Names that mean this machine or this network everywhere (RFC 6761, RFC 6762, RFC 8375). */
function isLocalName(host: string): boolean {
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(host);
}

async function addressesOf(url: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  const host = bare(new URL(url).hostname);
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new Error('The host has no address');
  return addresses;
}

function resolveAll(hostname: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) =>
    lookUp(hostname, { all: true, verbatim: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );
}

/** The resolver cannot be stopped, only left. */
function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const over = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('It took too long')), { once: true }),
  );
  return Promise.race([work, over]);
}

function send(
  { url, headers, body }: WebhookCall,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  const bytes = Buffer.from(body);
  const request = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
      lookup: lookUpIn(addresses),
      // A connection that is kept would belong to the address of an earlier time.
      agent: false,
      maxHeaderSize: MOST_HEADERS,
      signal,
    });
    let isAnswered = false;
    const fail = () => {
      if (!isAnswered) reject(new Error('The connection ended without an answer'));
    };
    outgoing.on('error', fail);
    // Without an error it ends behind 101, the change to another protocol.
    outgoing.on('close', fail);
    outgoing.on('response', (incoming) => {
      isAnswered = true;
      void beginningOf(incoming).then((text) => {
        outgoing.destroy();
        resolve({ status: incoming.statusCode ?? 0, text });
      });
    });
    outgoing.end(bytes);
  });
}

/** Answers what was resolved before, in whichever form it is asked for. */
function lookUpIn(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
  };
}

/** The first characters, as far as they come before the time is over: the status alone counts. */
async function beginningOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  try {
    for await (const part of incoming) {
      text += String(part);
      if (text.length >= MOST_READ) break;
    }
  } catch {
    // It broke off: what came so far is shown.
  }
  return text.slice(0, MOST_READ);
}
