import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttpSms, type HttpSmsConfig } from './createHttpSms';

const asked: {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  key: string | undefined;
  body: string;
}[] = [];
let answer = { status: 200, body: 'OK 1' };
let http: Server;
let url: string;
beforeAll(async () => {
  http = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (part: string) => (body += part))
      .on('end', () => {
        asked.push({
          method: request.method,
          url: request.url,
          type: request.headers['content-type'],
          key: request.headers.authorization,
          body,
        });
        response.writeHead(answer.status).end(answer.body);
      });
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/sms`;
});
afterAll(() => new Promise((done) => http.close(done)));
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: 'OK 1' };
});

const message = { id: '1', to: '905321234567', body: 'Işık "A" & B <1>: kod\n123456' };
const gateway = (changes: Partial<HttpSmsConfig> = {}) =>
  createHttpSms({
    url,
    method: 'POST',
    headers: { Authorization: 'Bearer x' },
    body: '{"numara":"{to}","mesaj":"{text}"}',
    success: undefined,
    ...changes,
  });

it('ACC-36, NTF-03: inserts number and text into the template of a JSON gateway', async () => {
  await gateway().send(message);
  expect(asked).toMatchObject([{ method: 'POST', type: 'application/json', key: 'Bearer x' }]);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ numara: message.to, mesaj: message.body });
});

it('NTF-03: escapes them for a form, XML or a URL', async () => {
  await gateway({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'no={to}&m={text}' }).send(
    message,
  );
  expect(new URLSearchParams(asked[0]?.body).get('m')).toBe(message.body);
  await gateway({ headers: { 'Content-Type': 'text/xml; charset=utf-8' }, body: '<msg>{text}</msg>' }).send(message);
  expect(asked[1]?.body).toBe('<msg>Işık &quot;A&quot; &amp; B &lt;1&gt;: kod\n123456</msg>');
  await gateway({ method: 'GET', url: `${url}?to={to}&text={text}` }).send(message);
  expect(asked[2]).toMatchObject({ method: 'GET', body: '' });
  expect(new URL(asked[2]?.url ?? '', url).searchParams.get('text')).toBe(message.body);
});

it('NTF-03: does not replace a placeholder inside the text', async () => {
  await gateway().send({ ...message, body: '{to} $& {text}' });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ numara: message.to, mesaj: '{to} $& {text}' });
});

it.each([
  ['an error', { status: 500, body: '905321234567' }, undefined],
  ['a 200 with a refusal in its text', { status: 200, body: '30 gecersiz 905321234567' }, /^00 /],
  ['a redirection', { status: 302, body: '' }, undefined],
])('NTF-03: %s is a failure, and the error contains no number', async (_, given, success) => {
  answer = given;
  const error = await gateway({ success })
    .send(message)
    .catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain('90532');
});

it('NTF-03: an unreachable gateway is a failure', async () => {
  await expect(gateway({ url: 'http://127.0.0.1:9/' }).send(message)).rejects.toThrow(
    'The SMS gateway does not answer',
  );
});
