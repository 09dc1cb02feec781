import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type ReceivedWebhook, verifyWebhook, WebhookError, type WebhookEvent } from '../src/verifyWebhook';

/** The test vector of the Standard Webhooks libraries. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const now = 1_614_265_330_000;
const other = `whsec_${Buffer.from('another secret of 24 bytes').toString('base64')}`;

const verify = (changes: Partial<ReceivedWebhook> = {}) => verifyWebhook({ body, headers, secret, now, ...changes });
const codeOf = async (changes: Partial<ReceivedWebhook>) => {
  const error = await verify(changes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof WebhookError ? error.code : String(error);
};
const signature = (withSecret: string, timestamp = '1614265330') => {
  const key = Buffer.from(withSecret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${timestamp}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};

describe('verifyWebhook', () => {
  test('HOOK-08: accepts the test vector of the specification, as text and as bytes, with headers of any kind', async () => {
    const right = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', event: { test: 2_432_232_314 } };
    expect(await verify()).toEqual(right);
    expect(await verify({ body: new TextEncoder().encode(body) })).toEqual(right);
    expect(await verify({ headers: new Headers(headers) })).toEqual(right);
    const shouted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    expect(await verify({ headers: shouted })).toEqual(right);
    expect(await verify({ secret: secret.replace('whsec_', '') })).toEqual(right);
  });

  test('HOOK-07, HOOK-08: accepts when one of several signatures matches one of several secrets', async () => {
    const several = [
      'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=',
      'v2,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=',
      headers['webhook-signature'],
    ];
    expect(await verify({ headers: { ...headers, 'webhook-signature': several.join(' ') } })).toBeDefined();
    expect(await verify({ secret: [other, secret] })).toBeDefined();
    const two = `${signature(other)} ${signature(secret)}`;
    for (const one of [secret, other])
      expect(await verify({ secret: one, headers: { ...headers, 'webhook-signature': two } })).toBeDefined();
  });

  test.each<[string, Partial<ReceivedWebhook>]>([
    ['another body', { body: '{"test": 2432232315}' }],
    ['the same body, written anew', { body: JSON.stringify(JSON.parse(body)) }],
    ['another id', { headers: { ...headers, 'webhook-id': 'msg_x' } }],
    ['another time', { headers: { ...headers, 'webhook-timestamp': '1614265331' } }],
    ['another secret', { secret: other }],
    ['no secret at all', { secret: [] }],
    ['a signature that was cut', { headers: { ...headers, 'webhook-signature': 'v1,g0hM9SsE' } }],
    ['an empty one', { headers: { ...headers, 'webhook-signature': 'v1,' } }],
    ['what is no base64', { headers: { ...headers, 'webhook-signature': 'v1,%%%' } }],
    [
      'a version that is not known',
      { headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') } },
    ],
    ['no version', { headers: { ...headers, 'webhook-signature': headers['webhook-signature'].slice(3) } }],
  ])('HOOK-08, ATK-47: rejects %s', async (_, changes) => {
    expect(await codeOf(changes)).toBe('WRONG_SIGNATURE');
  });

  test('HOOK-08, ATK-47: accepts five minutes of difference either way, and not a second more', async () => {
    const minutes = 5 * 60_000;
    expect(await verify({ now: now + minutes })).toBeDefined();
    expect(await verify({ now: now - minutes })).toBeDefined();
    expect(await codeOf({ now: now + minutes + 1000 })).toBe('TOO_OLD');
    expect(await codeOf({ now: now - minutes - 1000 })).toBe('TOO_NEW');
  });

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'HOOK-08: rejects a call without %s',
    async (name) => {
      const rest = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
      expect(await codeOf({ headers: rest })).toBe('MISSING_HEADERS');
      expect(await codeOf({ headers: { ...headers, 'webhook-timestamp': 'yesterday' } })).toBe('MISSING_HEADERS');
    },
  );

  test('HOOK-08: a malformed secret is a TypeError', async () => {
    expect(await codeOf({ secret: 'whsec_' })).toBe('TypeError: A secret is whsec_ and base64');
    expect(await codeOf({ secret: 'whsec_%%%' })).toBe('TypeError: A secret is whsec_ and base64');
  });

  test('BNK-32: the message names a parsed body and an unset variable', async () => {
    expect(await codeOf({ body: JSON.parse(body) as string })).toBe(
      'TypeError: The body is parsed already: pass the raw one, in Express that of express.raw()',
    );
    const missing = {} as { secret: string };
    expect(await codeOf({ secret: missing.secret })).toBe('TypeError: A secret is missing');
    expect(await codeOf({ secret: [secret, missing.secret] })).toBe('TypeError: A secret is missing');
    expect(await codeOf({ secret: [] })).toBe('WRONG_SIGNATURE');
  });

  test('HOOK-08: the README lists every event', () => {
    const { components } = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as {
      components: { schemas: { WebhookType: { enum: string[] } } };
    };
    const listed = [...readFileSync('packages/sdk/README.md', 'utf8').matchAll(/^\| `([\w.]+)` \|/gm)];
    expect(listed.map(([, type]) => type)).toEqual(expect.arrayContaining(components.schemas.WebhookType.enum));
  });

  test('HOOK-08: the type of an event narrows its data', () => {
    const read = (event: WebhookEvent) => (event.type === 'fatura.imzalandi' ? event.data.belgeNumarasi : undefined);
    expectTypeOf(read).returns.toEqualTypeOf<string | null | undefined>();
  });
});
