import { once } from 'node:events';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MessageRefused } from '../../ports/Messages';
import { createSmtpMail, type SmtpMail } from './createSmtpMail';

interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

const taken: Taken[] = [];
let refusal: { responseCode: number; message: string } | undefined;
let server: SMTPServer;
let mail: SmtpMail;
let port: number;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'kalem' && password === 'p@rola' ? done(null, { user: username }) : done(new Error('Invalid login')),
    onRcptTo: (address, _, done) =>
      done(
        refusal &&
          Object.assign(new Error(`${refusal.message} ${address.address}`), { responseCode: refusal.responseCode }),
      ),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom as SMTPServerAddress;
        taken.push({
          from: from.address,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  port = typeof address === 'object' && address ? address.port : 0;
  mail = createSmtpMail({ url: `smtp://kalem:p%40rola@127.0.0.1:${port}`, from: 'Kalem <bilgi@kalem.example>' });
});
afterAll(async () => {
  mail.close();
  await new Promise<void>((done) => server.close(done));
});
beforeEach(() => {
  taken.length = 0;
  refusal = undefined;
});

const message = {
  id: '5d9a3b1e-0000-4000-8000-000000000001',
  to: 'alici@ornek.com.tr',
  subject: 'Işık Ğ: faturanız',
  body: 'Sayın Yetkili,\n.\nİyi günler — ödeme 1.234,56 TL',
};
const plain = (source: string) =>
  Buffer.from(
    source
      .split('\r\n\r\n')
      .slice(1)
      .join('\r\n\r\n')
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

it('NTF-03, ACC-09: the SMTP server receives the exact text, including Turkish letters and single dots', async () => {
  await mail.send(message);
  expect(taken).toMatchObject([{ from: 'bilgi@kalem.example', to: ['alici@ornek.com.tr'] }]);
  const source = taken[0]?.source ?? '';
  expect(source).toContain('From: Kalem <bilgi@kalem.example>');
  expect(source).toContain(`Message-ID: <${message.id}@kalem>`);
  expect(source).toMatch(/Subject: =\?UTF-8\?/);
  expect(plain(source)).toContain('Sayın Yetkili,\r\n.\r\nİyi günler — ödeme 1.234,56 TL');
});

it('INV-40: attachments arrive byte for byte under their names', async () => {
  const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 13, 10]);
  await mail.send({ ...message, attachments: [{ name: 'fatura_ığ.pdf', mediaType: 'application/pdf', bytes }] });
  expect(taken[0]?.source).toContain('Content-Type: application/pdf');
  expect(taken[0]?.source).toContain(Buffer.from(bytes).toString('base64'));
});

it('an address cannot contain several addresses, and a subject cannot inject a header', async () => {
  await mail.send({ ...message, to: 'alici@ornek.com.tr', subject: 'Kötü\r\nBcc: herkes@ornek.com.tr' });
  expect(taken[0]?.to).toEqual(['alici@ornek.com.tr']);
  expect(taken[0]?.source).not.toMatch(/^Bcc:/m);
  await mail.send({ ...message, to: 'a@ornek.com.tr, b@ornek.com.tr' }).catch(() => undefined);
  expect(taken.at(-1)?.to).not.toContain('b@ornek.com.tr');
});

it('refuses an unknown recipient permanently and a busy one temporarily, without the address in the error', async () => {
  refusal = { responseCode: 550, message: 'No such user' };
  const forGood = await mail.send(message).catch((error: unknown) => error);
  expect(forGood).toBeInstanceOf(MessageRefused);
  refusal = { responseCode: 451, message: 'Try later' };
  const later = await mail.send(message).catch((error: unknown) => error);
  expect(later).not.toBeInstanceOf(MessageRefused);
  for (const error of [forGood, later])
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('ornek.com.tr');
});

it('our wrong password or a missing server does not refuse the message permanently', async () => {
  for (const url of [`smtp://kalem:yanlis@127.0.0.1:${port}`, 'smtp://127.0.0.1:9']) {
    const other = createSmtpMail({ url, from: 'bilgi@kalem.example' });
    const error = await other.send(message).catch((failure: unknown) => failure);
    other.close();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MessageRefused);
    expect(String(error)).not.toContain('yanlis');
  }
});
