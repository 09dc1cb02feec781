import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    echoUrl: string;
  }
}

/** A server for browser tests: `/echo` returns the request, `/moved` redirects, `/never` does not respond. */
export default async function echoServer(project: TestProject) {
  const server = createServer((request, response) => {
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Access-Control-Allow-Headers', '*')
      .setHeader('Access-Control-Expose-Headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url?.startsWith('/never')) return;
      if (request.url?.startsWith('/moved')) return void response.writeHead(307, { Location: '/echo' }).end();
      const body = Buffer.concat(chunks);
      const name = /filename="([^"]*)"/.exec(body.toString('utf8'))?.[1];
      response.writeHead(request.url?.startsWith('/refuse') ? 415 : 200, {
        'Content-Type': 'application/json',
        'X-Request-Id': 'echo',
      });
      response.end(
        JSON.stringify({
          code: 'NOT_A_SPREADSHEET',
          message: 'Bu dosya bir Excel dosyası değil.',
          bytes: body.length,
          name,
          headers: request.headers,
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('echoUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
}
