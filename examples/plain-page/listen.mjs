import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Serves what `answer` says to each request, both as the web knows them; 500 where it throws. */
export function listen(port, answer) {
  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const response = await answer(requestOf(incoming, gone.signal)).catch((error) => {
      console.error(error);
      return new Response('Beklenmeyen bir hata oluştu.', { status: 500 });
    });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    // A client that has left does not read to the end.
    await pipeline(response.body ? Readable.fromWeb(response.body) : Readable.from([]), outgoing).catch(
      () => undefined,
    );
  });
  server.listen(port, '127.0.0.1');
}

function requestOf(incoming, signal) {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    signal,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  });
}
