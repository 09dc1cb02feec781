import { once } from 'node:events';
import { BlockList, connect, createServer } from 'node:net';
import { queryObjects } from 'node:v8';
import { expect, it } from 'vitest';
import { readBody } from '../http/body';
import { startDeadline } from '../http/deadline';
import { callerAddress, listen } from './listen';

const trusted = new BlockList();
trusted.addAddress('127.0.0.1');
trusted.addSubnet('10.0.0.0', 8);

it('trusts only the part of a forwarded address that trusted proxies wrote', () => {
  expect(callerAddress('203.0.113.7', '198.51.100.1', trusted)).toBe('203.0.113.7');
  expect(callerAddress('::ffff:127.0.0.1', '198.51.100.1', trusted)).toBe('198.51.100.1');
  expect(callerAddress('127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', trusted)).toBe('198.51.100.1');
  expect(callerAddress('127.0.0.1', '198.51.100.1:5123', trusted)).toBe('198.51.100.1');
  expect(callerAddress('127.0.0.1', '[2001:db8::1]:5123', trusted)).toBe('2001:db8:0:0::/64');
});

it('uses the last proxy when all hops are trusted', () => {
  expect(callerAddress('127.0.0.1', '10.0.0.5', trusted)).toBe('10.0.0.5');
});

it('ATK-69: limits all callers with an invalid last hop as one, also behind a proxy on this machine', () => {
  for (const hop of ['unknown', 'unix:', '_hidden', '203.0.113.7, unknown', '', null])
    for (const proxy of ['127.0.0.1', '10.0.0.5']) expect(callerAddress(proxy, hop, trusted)).toBe('hidden');
});

it('does not distinguish callers on this machine', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', undefined])
    expect(callerAddress(address, null, new BlockList())).toBeUndefined();
  expect(callerAddress('127.0.0.1', '198.51.100.1', new BlockList())).toBeUndefined();
});

it('ATK-09: counts exactly a /64 of IPv6 as one address, in any notation', () => {
  const of = (address: string) => callerAddress(address, null, new BlockList());
  for (const address of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:5',
    '2001:db8:1:2::1.2.3.4',
  ])
    expect(of(address)).toBe('2001:db8:1:2::/64');
  expect(of('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(of('2001:db8::1:2:3')).toBe('2001:db8:0:0::/64');
  expect(of('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(of('203.0.113.7')).toBe('203.0.113.7');
});

it('ATK-22: closes the connection of a caller that does not read, and frees the answer', async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
    cancel: () => void (given = -1),
  });
  const port = await freePort();
  const stop = await listen(
    () => Promise.resolve(new Response(endless)),
    { port, hostname: '127.0.0.1' },
    trusted,
    200,
  );
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'connect');
  await expect.poll(() => given, { timeout: 10_000 }).toBe(-1);
  socket.destroy();
  await stop();
});

it('ATK-49: an early answer closes the connection, but not while the caller is still sending', async () => {
  const port = await freePort();
  const stop = await listen(() => Promise.resolve(Response.json({ code: 'BODY_TOO_LARGE' }, { status: 413 })), {
    port,
    hostname: '127.0.0.1',
  });
  const socket = connect(port, '127.0.0.1');
  let [heard, isOver] = ['', false];
  socket.on('data', (bytes) => (heard += String(bytes))).on('close', () => (isOver = true));
  // More than all buffers in between can hold, so it is sent only while the server reads.
  const rest = Buffer.alloc(64 * 1024 * 1024);
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${rest.byteLength}\r\n\r\n`);
  await expect.poll(() => heard).toContain('BODY_TOO_LARGE');
  expect(heard).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i);
  await new Promise<void>((done, fail) => socket.write(rest, (error) => (error ? fail(error) : done())));
  await expect.poll(() => isOver).toBe(true);
  expect(socket.errored).toBeNull();
  await stop();
});

it('ATK-49: keeps the connection for the next call after the body was read', async () => {
  const port = await freePort();
  const stop = await listen(async (request) => Response.json((await request.text()).length), {
    port,
    hostname: '127.0.0.1',
  });
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += String(bytes)));
  for (const count of [1, 2]) {
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nab');
    await expect.poll(() => heard.split('HTTP/1.1 200').length - 1).toBe(count);
  }
  expect(heard).not.toMatch(/connection: close/i);
  socket.destroy();
  await stop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

it('A-14: a call with a body and an abort listener leaves nothing in memory', async () => {
  const port = await freePort();
  const stop = await listen(
    async (request) => {
      const { signal, end } = startDeadline({}, request);
      const { length } = await readBody(request, 1000, { signal });
      end();
      return Response.json(length);
    },
    { port, hostname: '127.0.0.1' },
  );
  const call = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'ab' }).then((answer) => answer.text());
  const before = queryObjects(AbortSignal, { format: 'count' });
  for (let n = 0; n < CALLS; n += 1) await call();
  await expect.poll(() => queryObjects(AbortSignal, { format: 'count' }) - before).toBeLessThan(CALLS / 2);
  await stop();
});

const CALLS = 100;
