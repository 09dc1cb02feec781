import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import { Server } from 'node:http';
import { BlockList } from 'node:net';
import { callerAddress } from './callerAddress';
import type { Host } from './createHost';

/** How long requests that run may take to end when the server stops. */
const DRAIN_MS = 10_000;

/** Serves on a port; answers the function that stops: no new requests, and an end to those that run. */
export async function listen(host: Host, port: number, trustedProxies = new BlockList()): Promise<() => Promise<void>> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request, { incoming }) =>
      host(
        request,
        callerAddress(incoming.socket.remoteAddress, request.headers.get('x-forwarded-for'), trustedProxies),
      ),
  });
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
