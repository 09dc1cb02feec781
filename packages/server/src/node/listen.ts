import { once } from 'node:events';
import { IncomingMessage, Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { finished } from 'node:stream/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Host } from './createHost';

/** The timeout of an idle connection. Longer than rendering a document takes. */
const SILENT_MS = 150_000;

/** How long the server keeps reading an unwanted request body. */
const LINGER_MS = 30_000;

/** How long running calls may continue when the server stops. */
const DRAIN_MS = 10_000;

/** Serves on a port. Returns a function that stops accepting calls and waits for running ones. */
export async function listen(
  host: Host,
  { port, hostname }: { readonly port: number; readonly hostname: string | undefined },
  trustedProxies = new BlockList(),
  silentMs = SILENT_MS,
): Promise<() => Promise<void>> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    async fetch(request, { incoming }) {
      const { remoteAddress } = incoming.socket;
      const forwarded = request.headers.get('x-forwarded-for');
      const response = await host(request, callerAddress(remoteAddress, forwarded, trustedProxies));
      return incoming instanceof IncomingMessage && !incoming.complete ? lastAnswer(response, incoming) : response;
    },
  });
  // Without this, a client that does not read its answer would keep it in memory forever.
  if (server instanceof Server) server.setTimeout(silentMs);
  server.listen(port, hostname);
  await once(server, 'listening').catch((error: unknown) => {
    const isNoAddress = error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL';
    throw new Error(
      isNoAddress
        ? `HOST is wrong: ${hostname ?? ''} is no address of this machine.`
        : `Port ${port} cannot be used: set PORT to a free one.`,
      { cause: error },
    );
  });

  return async () => {
    const closed = once(server, 'close');
    server.close();
    if (server instanceof Server) server.closeIdleConnections();
    const late = setTimeout(() => server instanceof Server && server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(late);
  };
}

/**
 * Sends an answer before the whole body has arrived, such as a 413. `Connection: close` prevents another call on this
 * connection. It stays open while the caller still sends, because a reset could discard the answer.
 */
async function lastAnswer(response: Response, incoming: IncomingMessage): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Connection', 'close');
  if (bytes.byteLength === 0) return new Response(null, { status: response.status, headers });
  headers.set('Content-Length', String(bytes.byteLength));
  const sent = finished(incoming, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
  // Removes the readers of the body, which no longer read and would block it.
  incoming.removeAllListeners('data').resume();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    async pull(controller) {
      await sent;
      controller.close();
    },
  });
  return new Response(body, { status: response.status, headers });
}

/**
 * The caller's network address: the socket's, or behind trusted proxies the last address of X-Forwarded-For that is not
 * a trusted proxy. A client can forge all entries before it. Undefined for this machine, where callers cannot be
 * distinguished. If a trusted proxy forwards no valid address (such as `unknown` or `unix:`), all its callers share one
 * limit (ATK-69).
 */
export function callerAddress(
  remote: string | undefined,
  forwarded: string | null,
  trusted: BlockList,
): string | undefined {
  let address = plain(remote ?? '');
  const hops = (forwarded ?? '').split(',').map((hop) => plain(hop.trim()));
  while (isTrusted(address, trusted)) {
    const hop = hops.pop();
    if (hop === undefined) break;
    if (isIP(hop) === 0) return HIDDEN;
    address = hop;
  }
  return address === '' || /^(::1|127\.)/.test(address) ? undefined : subscriberOf(address);
}

/** All callers whose proxy does not forward their address. */
const HIDDEN = 'hidden';

/** An IPv6 subscriber owns a whole /64, so limits treat it as one caller. `networksOf` widens it. */
function subscriberOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right] = (address.split('%')[0] ?? '').split('::');
  const front = left.split(':').filter(Boolean);
  const back = right?.split(':').filter(Boolean) ?? [];
  // A trailing IPv4 address replaces two groups.
  const length = front.length + back.length + (address.includes('.') ? 1 : 0);
  const groups = [...front, ...Array.from({ length: right === undefined ? 0 : 8 - length }, () => '0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Removes the port that some proxies add, and converts an IPv4-mapped address to IPv4. */
function plain(address: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const bare = inBrackets ?? (/^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address);
  return bare.replace(/^::ffff:(?=[\d.]+$)/, '');
}
