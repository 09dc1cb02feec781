import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookAnswer, WebhookCall, Webhooks } from '../../ports/Webhooks';
import { isPublicAddress } from './publicAddress';

/** Resolves a host name to all its addresses. */
type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

interface Options {
  /** Also allows http, this machine and private networks. For development only. */
  readonly isOpen: boolean;
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** The number of characters of an answer that are read. */
const MOST_READ = 500;
const MOST_HEADERS = 8192;

/**
 * Posts to addresses chosen by partners. A host is resolved once. If one of its addresses is not public, nothing is
 * sent. Otherwise the connection goes to exactly these addresses, so that a DNS change in between has no effect (DNS
 * rebinding). Certificate and SNI use the host name. A redirect counts as a failure.
 */
export function createWebhooks({ isOpen, resolve = resolveAll, timeoutMs = TIMEOUT_MS }: Options): Webhooks {
  const refuses = (url: string) => (isOpen ? undefined : whyClosed(new URL(url)));
  return {
    refuses,
    async post(call) {
      if (refuses(call.url)) return { failure: 'ADRES_YASAK' };
      const deadline = AbortSignal.timeout(Math.min(timeoutMs, call.timeoutMs ?? timeoutMs));
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

/** The host without the brackets of IPv6 and without the trailing dot. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Names that mean this machine or the local network (RFC 6761, RFC 6762, RFC 8375). */
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

/** Stops waiting for `work` when the signal aborts, because a DNS lookup cannot be cancelled. */
function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const over = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('It took too long')), { once: true }),
  );
  return Promise.race([work, over]);
}

function send(
  { url, headers, body, mostCharacters = MOST_READ }: WebhookCall,
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
      // No keep-alive, because a kept connection would use an earlier DNS result.
      agent: false,
      maxHeaderSize: MOST_HEADERS,
      signal,
    });
    let isAnswered = false;
    const fail = () => {
      if (!isAnswered) reject(new Error('The connection ended without an answer'));
    };
    outgoing.on('error', fail);
    // After status 101 (protocol switch) the request closes without an error event.
    outgoing.on('close', fail);
    outgoing.on('response', (incoming) => {
      isAnswered = true;
      void beginningOf(incoming, mostCharacters).then((text) => {
        outgoing.destroy();
        resolve({ status: incoming.statusCode ?? 0, text });
      });
    });
    outgoing.end(bytes);
  });
}

/** A `lookup` function that returns the resolved addresses, as a list or as one address. */
function lookUpIn(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
  };
}

/** The beginning of the body, as far as it arrives in time. */
async function beginningOf(incoming: IncomingMessage, mostCharacters: number): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  try {
    for await (const part of incoming) {
      text += String(part);
      if (text.length >= mostCharacters) break;
    }
  } catch {
    // The connection broke. The part that has arrived is returned.
  }
  return text.slice(0, mostCharacters);
}
