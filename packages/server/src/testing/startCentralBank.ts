import { once } from 'node:events';
import { createServer } from 'node:http';

export interface CentralBank {
  readonly url: string;
  /** XML by day; every other day answers 404 with a page. */
  readonly bulletins: Map<string, string>;
  /** Paths that were asked for. */
  readonly asked: string[];
  /** What it does instead of answering with bulletins. */
  trouble: 'none' | 'silent' | 'maintenance' | 'redirect' | 'endless';
  close(): Promise<void>;
}

/** The central bank's site as far as bulletins go, on a port of this machine. */
export async function startCentralBank(): Promise<CentralBank> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    bank.asked.push(path);
    if (bank.trouble === 'silent') return;
    if (bank.trouble === 'maintenance')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Bakım</title>');
    if (bank.trouble === 'redirect') return void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    if (bank.trouble === 'endless') return void response.end('x'.repeat(600 * 1024));
    const [, date, month, year] = /\/(\d\d)(\d\d)(\d{4})\.xml$/.exec(path) ?? [];
    const xml = bank.bulletins.get(`${year}-${month}-${date}`);
    response
      .writeHead(xml === undefined ? 404 : 200, { 'Content-Type': xml === undefined ? 'text/html' : 'text/xml' })
      .end(xml ?? '<!doctype html><title>404</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const bank: CentralBank = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/kurlar`,
    bulletins: new Map(),
    asked: [],
    trouble: 'none',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bank;
}
