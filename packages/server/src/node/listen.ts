import { once } from 'node:events';
import { Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Host } from './createHost';

/** After so long without a byte in either direction a connection ends; longer than a document takes. */
const SILENT_MS = 150_000;

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
    fetch: (request, { incoming }) =>
      host(
        request,
        callerAddress(incoming.socket.remoteAddress, request.headers.get('x-forwarded-for'), trustedProxies),
      ),
  });
  // Whoever asks and does not read would keep what was made for him in memory for ever.
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
 * The caller's network address: the socket's, or behind trusted proxies the last of X-Forwarded-For that is not one of
 * them, since anybody may have written what stands before it. Undefined on this machine itself, where callers cannot be
 * told apart.
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
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address === '' || /^(::1|127\.)/.test(address) ? undefined : subscriberOf(address);
}

/** Who has one address of IPv6 has the whole /64: for limits that is one caller. */
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
