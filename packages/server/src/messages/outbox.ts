import { DAY_MS } from '@kalem/domain';
import { and, desc, eq, lte, or } from 'drizzle-orm';
import { clearRows } from '../db/clearRows';
import { asServer } from '../db/wall';
import type { ServerTx, Tx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { outbox } from './tables';

/**
 * Queues a mail or SMS in the transaction that causes it, so that it is sent exactly when that commits. A job sends it,
 * so a failing adapter neither loses it nor delays the call. Without an adapter for its kind it stays in the outbox.
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
  /** The PDF of an invoice. It is read when the mail is sent. */
  readonly attachments?: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly size: number;
    readonly invoice: { readonly companyId: string; readonly invoiceId: string };
  }[];
  /** The address for answers. */
  readonly replyTo?: string;
  /** The reminder that the mail carries. It is written again when the mail leaves. */
  readonly reminder?: { readonly companyId: string; readonly reminderId: string };
}

interface SmsToSend {
  readonly kind: 'sms';
  /** Twelve digits, 905321234567. */
  readonly to: string;
  readonly body: string;
}

/** A message to send. A second message with the same `id` is dropped. */
export type Message = (MailToSend | SmsToSend) & { readonly id?: string };

/** A stable id for the message of this occasion: the same words give the same id. */
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

/** Marks a message as sent and deletes its text. */
export async function markMessageSent(tx: ServerTx, id: string, sentAt: Date): Promise<void> {
  await tx.update(outbox).set({ sentAt, body: '' }).where(eq(outbox.id, id));
}

/** Marks a message that was not needed any more, and deletes its text. */
export async function markMessageDropped(tx: ServerTx, id: string, failedAt: Date): Promise<void> {
  await tx.update(outbox).set({ failedAt, body: '' }).where(eq(outbox.id, id));
}

export async function markMessageFailed(tx: ServerTx, id: string, failedAt: Date): Promise<void> {
  await tx.update(outbox).set({ failedAt }).where(eq(outbox.id, id));
}

const KEPT_MS = 30 * DAY_MS;
/** Long after the last try. Applies to messages without an adapter. */
const UNSENT_MS = 60 * DAY_MS;

/** Deletes messages that were sent or given up a while ago, or that were never sent. */
export async function clearMessages(tx: ServerTx, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isSentOrGivenUp = or(lte(outbox.sentAt, before(KEPT_MS)), lte(outbox.failedAt, before(KEPT_MS)));
  // A message is sent after it is created, so the index by `createdAt` serves both queries.
  await clearRows(tx, outbox, and(lte(outbox.createdAt, before(KEPT_MS)), isSentOrGivenUp));
  await clearRows(tx, outbox, lte(outbox.createdAt, before(UNSENT_MS)));
}

/** A message for /dev/outbox of the development adapters. */
export interface OutboxMessage {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** Absent for a mail without attachments. */
  readonly attachments?: readonly { readonly name: string; readonly mediaType: string; readonly size: number }[];
  readonly createdAt: string;
}

const MOST = 200;

/** The latest mails and SMS, newest first. */
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

/** Returns true when the message is new. */
async function insertMessage(tx: ServerTx, message: NewMessage): Promise<boolean> {
  const { id, kind, to, body, createdAt } = message;
  const ofMail =
    message.kind === 'mail'
      ? {
          subject: message.subject,
          attachments: [...(message.attachments ?? [])],
          replyTo: message.replyTo,
          reminder: message.reminder,
        }
      : {};
  const rows = await tx
    .insert(outbox)
    .values({ id, kind, to, body, createdAt, ...ofMail })
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return rows.length > 0;
}
