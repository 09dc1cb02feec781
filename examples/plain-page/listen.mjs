import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Serves the web `Response` that `answer` returns for each `Request`; 500 when it throws. */
export function listen(port, answer) {
  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const response = await answer(requestOf(incoming, gone.signal)).catch((error) => {
      console.error(error);
      return new Response('Beklenmeyen bir hata oluştu.', { status: 500 });
    });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    // A client that disconnects makes the pipeline fail; that is no error of ours.
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
