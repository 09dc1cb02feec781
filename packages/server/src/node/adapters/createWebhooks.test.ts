import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver } from '../../testing/receiver';
import { createWebhooks } from './createWebhooks';
import { isPublicAddress } from './publicAddress';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.calls.length = 0;
  receiver.answer = () => 200;
});

const call = (url = receiver.url) => ({ url, headers: { 'webhook-id': '1' }, body: '{"ğ":1}' });
const closed = (resolve?: Parameters<typeof createWebhooks>[0]['resolve']) =>
  createWebhooks({ isOpen: false, ...(resolve && { resolve }) });
const open = (options = {}) => createWebhooks({ isOpen: true, ...options });
const at = (...addresses: string[]) => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const port = () => new URL(receiver.url).port;

const inside = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.8.8.8', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1', '::127.0.0.1', '64:ff9b::a00:1', '100::1'],
  ...['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1'],
];

describe('addresses that are never called', () => {
  it.each(inside)('HOOK-10, ATK-40: %s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a02:e0::1'])(
    'HOOK-10: %s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['http://93.184.216.34/', 'URL_NOT_HTTPS'],
    ['https://127.0.0.1/', 'URL_NOT_PUBLIC'],
    ['https://2130706433/', 'URL_NOT_PUBLIC'],
    ['https://0x7f.1/', 'URL_NOT_PUBLIC'],
    ['https://0177.0.0.1/', 'URL_NOT_PUBLIC'],
    ['https://[::ffff:10.0.0.1]/', 'URL_NOT_PUBLIC'],
    ['https://[::1]:8443/', 'URL_NOT_PUBLIC'],
    ['https://169.254.169.254/latest/meta-data', 'URL_NOT_PUBLIC'],
    ['https://localhost/', 'URL_NOT_PUBLIC'],
    ['https://api.localhost/', 'URL_NOT_PUBLIC'],
    ['https://metadata.google.internal/', 'URL_NOT_PUBLIC'],
    ['https://metadata.google.internal./', 'URL_NOT_PUBLIC'],
    ['https://printer.local/', 'URL_NOT_PUBLIC'],
    ['https://intranet/', 'URL_NOT_PUBLIC'],
    ['https://banka.example/kalem', undefined],
  ])('HOOK-10, ATK-40: refuses %s without a DNS lookup: %s', async (url, why) => {
    expect(closed().refuses(url)).toBe(why);
    if (why) expect(await closed().post(call(url))).toEqual({ failure: 'ADRES_YASAK' });
  });

  it('HOOK-10, ATK-41: never calls a name that resolves to this machine, even together with a public address', async () => {
    const url = `https://banka.example:${port()}/`;
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], ['::1']])
      expect(await closed(() => Promise.resolve(at(...addresses))).post(call(url))).toEqual({ failure: 'ADRES_YASAK' });
    expect(receiver.calls).toEqual([]);
  });

  it('HOOK-10, ATK-42: resolves a name once and connects to that result', async () => {
    const answers = [at('127.0.0.1'), at('127.0.0.2')];
    let asked = 0;
    const resolve = () => Promise.resolve(answers[Math.min(asked++, 1)] ?? []);
    const seen: string[] = [];
    receiver.answer = (_, response) => {
      seen.push(response.socket?.localAddress ?? '');
      return 200;
    };
    expect(await open({ resolve }).post(call(`http://banka.example:${port()}/`))).toMatchObject({ status: 200 });
    expect([asked, seen]).toEqual([1, ['127.0.0.1']]);
    expect(receiver.calls[0]?.headers['host']).toBe(`banka.example:${port()}`);
  });

  it('HOOK-10, ATK-42: TLS uses the server’s name', async () => {
    let name = '';
    const tls = createServer({
      SNICallback: (asked, done) => {
        name = asked;
        done(new Error('There is no certificate here'));
      },
    });
    tls.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
    await once(tls, 'listening');
    const { port: tlsPort } = tls.address() as AddressInfo;
    const webhooks = open({ resolve: () => Promise.resolve(at('127.0.0.1')) });
    expect(await webhooks.post(call(`https://banka.example:${tlsPort}/`))).toEqual({ failure: 'ULASILAMADI' });
    expect(name).toBe('banka.example');
    await new Promise((done) => tls.close(done));
  });

  it.each([301, 302, 307, 308])('HOOK-10, ATK-43: a redirect (%i) is not followed', async (status) => {
    receiver.answer = (_, response) => void response.writeHead(status, { Location: `${receiver.url}inside` }).end();
    expect(await open().post(call())).toMatchObject({ status });
    expect(receiver.calls.map(({ url }) => url)).toEqual(['/']);
  });
});

describe('limits of an answer', () => {
  it('HOOK-10, ATK-44: gives up on a receiver that never answers', async () => {
    receiver.answer = () => new Promise<number>(() => undefined);
    expect(await open({ timeoutMs: 200 }).post(call())).toEqual({ failure: 'ZAMAN_ASIMI' });
  });

  it('HOOK-10, ATK-44: gives up on a resolver that never answers', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await open({ timeoutMs: 200, resolve }).post(call('http://banka.example/'))).toEqual({
      failure: 'ZAMAN_ASIMI',
    });
  });

  it('HOOK-10, ATK-44: endless headers are a failure', async () => {
    receiver.answer = (_, response) => void response.writeHead(200, { 'X-Long': 'x'.repeat(10_000) }).end();
    expect(await open().post(call())).toEqual({ failure: 'ULASILAMADI' });
  });

  it('HOOK-10, ATK-44: reads only the beginning of an endless body, and uses the status even if the body is slow', async () => {
    let isLeft = false;
    receiver.answer = (_, response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('ş'.repeat(1000)), 5);
      response.on('close', () => {
        isLeft = true;
        clearInterval(more);
      });
      return undefined;
    };
    const begun = Date.now();
    expect(await open().post(call())).toEqual({ status: 200, text: 'ş'.repeat(500) });
    expect(Date.now() - begun).toBeLessThan(10_000);
    await expect.poll(() => isLeft).toBe(true);
    receiver.answer = (_, response) => void response.writeHead(202).write('a');
    expect(await open({ timeoutMs: 300 }).post(call())).toEqual({ status: 202, text: 'a' });
  });

  it('HOOK-10, ATK-53: a protocol switch is not an answer', async () => {
    receiver.answer = (_, { socket }) =>
      void socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
    expect(await open().post(call())).toEqual({ failure: 'ULASILAMADI' });
  });

  it('HOOK-03: sends the exact bytes, and an unreachable receiver is a failure', async () => {
    await open().post(call());
    expect(receiver.calls).toMatchObject([{ body: '{"ğ":1}', headers: { 'webhook-id': '1', 'content-length': '8' } }]);
    expect(await open().post(call('http://127.0.0.1:9/'))).toEqual({ failure: 'ULASILAMADI' });
  });
});
