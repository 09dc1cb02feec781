import { once } from 'node:events';
import { IncomingMessage, Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { finished } from 'node:stream/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Host } from './createHost';

/** A connection ends after this long without a byte in either direction; longer than a document takes. */
const SILENT_MS = 150_000;

/** How long the rest of an unwanted request body is read. */
const LINGER_MS = 30_000;

/** How long running calls may take to end when the server stops. */
const DRAIN_MS = 10_000;

/** Serves on a port; answers the function that stops, which accepts no new calls and waits for those that run. */
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
  // A client that asks and does not read would keep its answer in memory forever.
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
 * An answer that is sent before the whole body has arrived, such as a 413. It says that the connection ends, so that no
 * next call goes out on it, and the connection stays for as long as the caller still sends: a reset in the middle of
 * that would take the answer along.
 */
async function lastAnswer(response: Response, incoming: IncomingMessage): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Connection', 'close');
  if (bytes.byteLength === 0) return new Response(null, { status: response.status, headers });
  headers.set('Content-Length', String(bytes.byteLength));
  const sent = finished(incoming, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
  // What has begun to read the body no longer does, and would hold it up.
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
 * The caller's network address: the socket's, or behind trusted proxies the last of X-Forwarded-For that is not one of
 * them, since the client can write whatever stands before it. Undefined on this machine itself, where callers cannot be
 * told apart. A trusted proxy that forwards no address, or something else such as `unknown` or `unix:`, hides its
 * callers: they are limited together as one (ATK-69).
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

/** All callers whose proxy does not say their address. */
const HIDDEN = 'hidden';

/** The holder of one IPv6 address has the whole /64: for limits that is one caller. `networksOf` widens it. */
function subscriberOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right] = (address.split('%')[0] ?? '').split('::');
  const front = left.split(':').filter(Boolean);
  const back = right?.split(':').filter(Boolean) ?? [];
  // An IPv4 address at the end stands for two groups.
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

/** Without the port that some proxies add, and an IPv4 address as itself. */
function plain(address: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const bare = inBrackets ?? (/^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address);
  return bare.replace(/^::ffff:(?=[\d.]+$)/, '');
}
