import { DAY_MS } from '@kalem/domain';
import { and, desc, eq, lte, or } from 'drizzle-orm';
import { clearRows } from '../db/clearRows';
import { asServer } from '../db/wall';
import type { ServerTx, Tx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { outbox } from './tables';

/**
 * Writes a mail or SMS to the outbox, in the transaction that causes it: it goes out exactly when that commits, by a
 * job, and an adapter that fails neither loses it nor holds up the call. Where there is no adapter for its kind it
 * stays in the outbox.
 */
export async function queueMessage(
  ports: Ports,
  tx: Tx,
  { id = crypto.randomUUID(), ...message }: Message,
): Promise<void> {
  await asServer(tx, 'messages', async (server) => {
    const isNew = await insertMessage(server, { ...message, id, createdAt: ports.clock.now() });
    if (isNew && ports[message.kind]) await ports.jobs.enqueue(server, 'deliverMessage', { messageId: id });
  });
}

interface MailToSend {
  readonly kind: 'mail';
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The PDF of an invoice, read again when the mail goes out. */
  readonly attachments?: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly size: number;
    readonly invoice: { readonly companyId: string; readonly invoiceId: string };
  }[];
}

interface SmsToSend {
  readonly kind: 'sms';
  /** Twelve digits, 905321234567. */
  readonly to: string;
  readonly body: string;
}

/** A message to send. With an `id` a repeated message is dropped. */
export type Message = (MailToSend | SmsToSend) & { readonly id?: string };

/** The id of the one message of this occasion: the same words give the same id. */
export async function messageIdOf(...occasion: readonly (string | number)[]): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(occasion.join(' '))));
  const hex = [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Row = typeof outbox.$inferSelect;

export async function findMessage(tx: ServerTx, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** Marks it as sent; its text is not kept. */
export async function markMessageSent(tx: ServerTx, id: string, sentAt: Date): Promise<void> {
  await tx.update(outbox).set({ sentAt, body: '' }).where(eq(outbox.id, id));
}

export async function markMessageFailed(tx: ServerTx, id: string, failedAt: Date): Promise<void> {
  await tx.update(outbox).set({ failedAt }).where(eq(outbox.id, id));
}

const KEPT_MS = 30 * DAY_MS;
/** Long after the last try: for messages of a kind that no adapter sends. */
const UNSENT_MS = 60 * DAY_MS;

/** Removes messages that were sent or given up a while ago, or that were never picked up. */
export async function clearMessages(tx: ServerTx, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isSentOrGivenUp = or(lte(outbox.sentAt, before(KEPT_MS)), lte(outbox.failedAt, before(KEPT_MS)));
  // No message is sent before it is made: the index by `createdAt` finds both.
  await clearRows(tx, outbox, and(lte(outbox.createdAt, before(KEPT_MS)), isSentOrGivenUp));
  await clearRows(tx, outbox, lte(outbox.createdAt, before(UNSENT_MS)));
}

/** A message of the development adapters as /dev/outbox shows it. */
export interface OutboxMessage {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** Only for a mail that has some. */
  readonly attachments?: readonly { readonly name: string; readonly mediaType: string; readonly size: number }[];
  readonly createdAt: string;
}

const MOST = 200;

/** The last mails and SMS, newest first. */
export async function listOutbox(tx: ServerTx): Promise<OutboxMessage[]> {
  const rows = await tx.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(MOST);
  return rows.map(({ subject, attachments, createdAt, ...message }) => ({
    ...message,
    ...(subject !== null && { subject }),
    ...(attachments.length > 0 && { attachments }),
    createdAt: createdAt.toISOString(),
  }));
}

type NewMessage = Message & { readonly id: string; readonly createdAt: Date };

/** Whether it is new. */
async function insertMessage(tx: ServerTx, message: NewMessage): Promise<boolean> {
  const { id, kind, to, body, createdAt } = message;
  const ofMail =
    message.kind === 'mail' ? { subject: message.subject, attachments: [...(message.attachments ?? [])] } : {};
  const rows = await tx
    .insert(outbox)
    .values({ id, kind, to, body, createdAt, ...ofMail })
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return rows.length > 0;
}
