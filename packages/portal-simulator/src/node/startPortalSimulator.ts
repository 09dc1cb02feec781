import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import { Server } from 'node:http';
import { join } from 'node:path';
import { ConnectionDropped } from '../faults';
import { createPortalSimulator, type PortalSimulator, type PortalSimulatorOptions } from '../createPortalSimulator';
import { createFileStorage } from './createFileStorage';

const systemClock = { now: () => new Date() };

interface StartOptions extends Omit<PortalSimulatorOptions, 'storage' | 'clock'> {
  /** 0 selects a free port. */
  readonly port: number;
  /**
   * Address to listen on; undefined listens on all addresses, which shows every SMS to the network. Default 127.0.0.1.
   */
  readonly hostname?: string | undefined;
  /** The data folder; without one the data is lost at the end. */
  readonly dataDir?: string;
  /** Default: the machine's clock. */
  readonly clock?: PortalSimulatorOptions['clock'];
}

export interface RunningPortalSimulator {
  readonly simulator: PortalSimulator;
  /** Base address, such as `http://localhost:4010`. */
  readonly url: string;
  /** Closes open connections and stops listening. Acknowledged writes are already in the data folder. */
  close(): Promise<void>;
}

/** Serves a portal simulator on a port of this machine. Its data is `portal-simulator.json` in the data folder. */
export async function startPortalSimulator({
  port,
  hostname = '127.0.0.1',
  dataDir,
  clock = systemClock,
  ...options
}: StartOptions): Promise<RunningPortalSimulator> {
  const storage = dataDir === undefined ? undefined : createFileStorage(join(dataDir, 'portal-simulator.json'));
  const simulator = createPortalSimulator({ log: console.warn, ...options, clock, ...(storage && { storage }) });
  await simulator.ready();

  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (request, { incoming }) => {
      try {
        return await simulator.fetch(request, { address: incoming.socket.remoteAddress ?? '' });
      } catch (error) {
        if (!(error instanceof ConnectionDropped) && !request.signal.aborted) throw error;
        incoming.socket.destroy();
        return new Response();
      }
    },
  });
  server.listen(port, hostname);
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;

  return {
    simulator,
    url: `http://localhost:${bound}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if (server instanceof Server) server.closeAllConnections();
      await closed;
    },
  };
}
