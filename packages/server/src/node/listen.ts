import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import { Server } from 'node:http';
import type { Host } from './createHost';

/** How long requests that run may take to end when the server stops. */
const DRAIN_MS = 10_000;

/** Serves on a port; answers the function that stops: no new requests, and an end to those that run. */
export async function listen(host: Host, port: number): Promise<() => Promise<void>> {
  const server = createAdaptorServer({ overrideGlobalObjects: false, fetch: (request, { incoming }) => host(request, addressOf(incoming.socket.remoteAddress)) });
  server.listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(`Port ${port} cannot be used: set PORT to a free one.`, { cause: error });
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

/** Callers on this machine, and those behind a proxy on it, cannot be told apart. */
function addressOf(address: string | undefined): string | undefined {
  return address === undefined || /^(::1|(::ffff:)?127\.)/.test(address) ? undefined : address;
}
