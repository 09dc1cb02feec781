import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearExpired } from '../src/clearExpired';
import { outbox } from '../src/schema';
import { withCompany } from '../src/db/wall';
import { type MailMessage, MessageRefused } from '../src/ports/Messages';
import { createPortalAccounts } from '../src/portal/accounts';
import { type Message, queueMessage } from '../src/messages/outbox';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer } from '../src/testing/people';
import { startTestServer, testServer } from '../src/testing/startTestServer';

const mails: MailMessage[] = [];
const texts: { id: string; to: string; body: string }[] = [];
/** The errors that the providers throw for the next messages. */
const failures: Error[] = [];

const take = <T>(list: T[], message: T) => {
  const failure = failures.shift();
  if (failure) return Promise.reject(failure);
  list.push(message);
  return Promise.resolve();
};
const server = await testServer({
  messages: { mail: { send: (message) => take(mails, message) }, sms: { send: (message) => take(texts, message) } },
});
beforeEach(() => {
  for (const list of [mails, texts, failures]) list.length = 0;
});

const company = crypto.randomUUID();
const ports = () => ({ ...server.ports, accounts: createPortalAccounts(server.ports) });
const queue = (message: Message) => withCompany(server.db, company, (tx) => queueMessage(ports(), tx, message));
const rowOf = async (to: string) => (await server.db.queries.select().from(outbox).where(eq(outbox.to, to)))[0];
const mail = (to: string): Message => ({ kind: 'mail', to, subject: 'Konu', body: 'Gizli bağlantı' });

describe('the outbox', () => {
  it('NTF-03: a job sends a message once, and its text is deleted', async () => {
    await queue(mail('bir@ornek.com.tr'));
    await queue({ kind: 'sms', to: '905321111111', body: 'Kod 123456' });
    expect(mails).toEqual([]);
    await server.runJobs();
    await server.runJobs();
    const row = await rowOf('bir@ornek.com.tr');
    expect(mails).toEqual([
      { id: row?.id, to: 'bir@ornek.com.tr', subject: 'Konu', body: 'Gizli bağlantı', attachments: [] },
    ]);
    expect(texts).toMatchObject([{ to: '905321111111', body: 'Kod 123456' }]);
    expect(row).toMatchObject({ body: '', sentAt: server.clock.now(), failedAt: null });
  });

  it('NTF-03: sends nothing when the transaction is rolled back', async () => {
    const failed = withCompany(server.db, company, async (tx) => {
      await queueMessage(ports(), tx, mail('geri@ornek.com.tr'));
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await server.runJobs();
    expect([mails, await rowOf('geri@ornek.com.tr')]).toEqual([[], undefined]);
  });

  it('NTF-03: a failing provider loses nothing, and the message is sent when it works again', async () => {
    failures.push(new Error('The SMTP server did not take the message: ECONNECTION'), new Error('again'));
    await queue(mail('sabir@ornek.com.tr'));
    await server.runJobs();
    expect(await rowOf('sabir@ornek.com.tr')).toMatchObject({ sentAt: null, failedAt: null, body: 'Gizli bağlantı' });
    server.clock.advance(15);
    await server.runJobs();
    server.clock.advance(60);
    await server.runJobs();
    expect(mails.map(({ to }) => to)).toEqual(['sabir@ornek.com.tr']);
    expect(await rowOf('sabir@ornek.com.tr')).toMatchObject({ sentAt: server.clock.now() });
  });

  it('NTF-03: a permanent refusal is not retried and stays readable; the log holds no address', async () => {
    failures.push(new MessageRefused('The SMTP server did not take the message: EENVELOPE 550'));
    await queue(mail('yok@ornek.com.tr'));
    await server.runJobs();
    server.clock.advance(86_400);
    await server.runJobs();
    expect(mails).toEqual([]);
    expect(await rowOf('yok@ornek.com.tr')).toMatchObject({ sentAt: null, body: 'Gizli bağlantı' });
    expect((await rowOf('yok@ornek.com.tr'))?.failedAt).not.toBeNull();
    expect(server.logs.at(-1)).toMatchObject({ level: 'error', event: 'message_given_up' });
    expect(JSON.stringify(server.logs)).not.toContain('ornek.com.tr');
  });

  it('NTF-03: gives up after three days of failures', async () => {
    await queue(mail('eski@ornek.com.tr'));
    server.clock.advance(3 * 86_400 + 1);
    failures.push(new Error('still down'));
    await server.runJobs();
    expect((await rowOf('eski@ornek.com.tr'))?.failedAt).not.toBeNull();
  });

  it('deletes messages that were sent a month ago, and keeps waiting ones', async () => {
    await queue(mail('gitti@ornek.com.tr'));
    await server.runJobs();
    failures.push(new Error('down'));
    await queue(mail('bekler@ornek.com.tr'));
    await clearExpired(server.db.queries, new Date(server.clock.now().getTime() + 31 * 86_400_000));
    expect(await rowOf('gitti@ornek.com.tr')).toBeUndefined();
    expect(await rowOf('bekler@ornek.com.tr')).toMatchObject({ sentAt: null });
    failures.length = 0;
  });

  it('a message with the same id is sent once', async () => {
    const id = crypto.randomUUID();
    for (let count = 0; count < 2; count += 1) await queue({ ...mail('tek@ornek.com.tr'), id });
    await server.runJobs();
    expect(mails.filter(({ to }) => to === 'tek@ornek.com.tr')).toHaveLength(1);
  });

  it('INV-40: mails an approved invoice with the stored bytes of its PDF', async () => {
    const person = await linkNewcomer(server, '33333304');
    const invoice = await issueInvoice(server, person, { emails: ['alici@ornek.com.tr'] });
    server.clock.advance(60);
    await server.runJobs();
    const [sent] = mails.filter(({ to }) => to === 'alici@ornek.com.tr');
    expect(sent?.subject).toContain(invoice.belgeNumarasi);
    const { data } = await person.client.POST('/belge/{ettn}/link', {
      params: { path: { ettn: invoice.ettn ?? '' }, query: person.query },
      body: { dosya: 'pdf' },
    });
    const pdf = new Uint8Array(
      await (await server.fetch(new Request(person.client.addressOf(data.url)))).arrayBuffer(),
    );
    expect(sent?.attachments).toHaveLength(1);
    expect([...(sent?.attachments?.[0]?.bytes ?? [])]).toEqual([...pdf]);
  });
});

it('without a provider a message stays readable for two months and is never sent later', async () => {
  const own = await startTestServer();
  const ownPorts = { ...own.ports, accounts: createPortalAccounts(own.ports) };
  await own.db.transaction((tx) => queueMessage(ownPorts, tx, mail('kalan@ornek.com.tr')));
  await own.runJobs();
  expect(await own.outbox()).toMatchObject([{ kind: 'mail', to: 'kalan@ornek.com.tr', body: 'Gizli bağlantı' }]);
  const after = (days: number) => new Date(own.clock.now().getTime() + days * 86_400_000);
  await clearExpired(own.db.queries, after(59));
  expect(await own.outbox()).toHaveLength(1);
  await clearExpired(own.db.queries, after(61));
  expect(await own.outbox()).toEqual([]);
  await own.close();
});
