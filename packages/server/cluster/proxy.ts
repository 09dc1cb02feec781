import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { until } from './waits';

export interface Proxy {
  readonly url: string;
  /**
   * Sends no more calls to a server and waits until its running ones are answered, like HAProxy's state `drain`. The
   * returned function ends this.
   */
  drain(port: number): Promise<() => void>;
  /** Method, path and status of each answer of 500 or more. */
  refused(): readonly string[];
  close(): void;
}

interface Member {
  readonly port: number;
  isUp: boolean;
  isDrained: boolean;
  /** Calls in progress. They are cut when the server is found to be down. */
  readonly asked: Set<ClientRequest>;
}

const LOOK_MS = 1000;
const PATIENCE_MS = 3000;

/**
 * A load balancer that uses another server for each call. Checks each second whether a server is ready, like HAProxy
 * with `on-marked-down shutdown-sessions`. A server that refuses connections is skipped. A lost answer is a 502.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const members = ports.map((port): Member => ({ port, isUp: true, isDrained: false, asked: new Set() }));
  const refused: string[] = [];
  const answer = turnsBetween(members);
  const server = createServer((incoming, outgoing) => {
    outgoing.on('close', () => {
      const status = outgoing.writableFinished ? outgoing.statusCode : 'cut';
      if (status === 'cut' || status >= 500) refused.push(`${incoming.method} ${incoming.url} ${status}`);
    });
    answer(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const watch = setInterval(() => void Promise.all(members.map(look)), LOOK_MS);
  const address = server.address();
  return {
    refused: () => refused,
    async drain(port) {
      const [member] = members.filter((one) => one.port === port);
      if (!member) throw new Error(`There is no server on port ${port}`);
      member.isDrained = true;
      await until('The running calls are answered', () => member.asked.size === 0);
      return () => void (member.isDrained = false);
    },
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      clearInterval(watch);
      server.closeAllConnections();
      server.close();
    },
  };
}

async function look(member: Member): Promise<void> {
  member.isUp = await fetch(`http://127.0.0.1:${member.port}/readyz`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (member.isUp) return;
  for (const call of member.asked) call.destroy();
}

function turnsBetween(members: readonly Member[]): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  let turn = 0;
  const next = (): Member | undefined => {
    const up = members.filter(({ isUp, isDrained }) => isUp && !isDrained);
    return up[(turn += 1) % up.length];
  };
  return (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const ask = (tries: number): void => {
        const member = next();
        if (!member) return void outgoing.writeHead(503).end();
        const asked = request({
          host: '127.0.0.1',
          port: member.port,
          path: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
          agent: false,
        });
        member.asked.add(asked);
        asked.on('close', () => member.asked.delete(asked));
        asked.on('response', (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.on('error', () => outgoing.destroy());
          answer.pipe(outgoing);
        });
        asked.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED' && tries < members.length) ask(tries + 1);
          else if (outgoing.headersSent) outgoing.destroy();
          else outgoing.writeHead(502).end();
        });
        asked.end(body);
      };
      ask(1);
    });
  };
}
