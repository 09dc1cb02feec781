import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A received request. */
export interface ReceivedCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Receiver {
  /** The base URL, with a trailing slash. */
  readonly url: string;
  /** All received requests, oldest first. */
  readonly calls: ReceivedCall[];
  /** Returns a status, or answers the request itself. The default is 200. */
  answer: (call: ReceivedCall, response: ServerResponse) => number | Promise<number> | undefined;
  close(): Promise<void>;
}

/** A partner's server on this machine that records webhook requests. */
export async function startReceiver(): Promise<Receiver> {
  const http = createServer((incoming, response) => void take(incoming, response)).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const receiver: Receiver = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    calls: [],
    answer: () => 200,
    async close() {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
  const take = async (incoming: IncomingMessage, response: ServerResponse) => {
    let body = '';
    incoming.setEncoding('utf8');
    for await (const part of incoming) body += String(part);
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    const call = { url: incoming.url ?? '', headers, body };
    receiver.calls.push(call);
    const status = await receiver.answer(call, response);
    if (status !== undefined) response.writeHead(status).end(`answer ${status}`);
  };
  return receiver;
}
