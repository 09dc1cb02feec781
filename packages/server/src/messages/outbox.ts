import { desc, eq } from 'drizzle-orm';
import type { ServerTx } from '../ports/Database';
import type { Message } from './queueMessage';
import { outbox } from './tables';

type Row = typeof outbox.$inferSelect;
type NewMessage = Message & { readonly id: string; readonly createdAt: Date };
// Messages on their way.

/** Whether it is new. */
export async function insertMessage(tx: ServerTx, message: NewMessage): Promise<boolean> {
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

export async function findMessage(tx: ServerTx, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** It has gone out; what it said is not kept. */
export async function markMessageSent(tx: ServerTx, id: string, sentAt: Date): Promise<void> {
  await tx.update(outbox).set({ sentAt, body: '' }).where(eq(outbox.id, id));
}

export async function markMessageFailed(tx: ServerTx, id: string, failedAt: Date): Promise<void> {
  await tx.update(outbox).set({ failedAt }).where(eq(outbox.id, id));
}

/** A message of the development adapters as /dev/outbox shows it. */
export interface OutboxMessage {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** Of a mail that has some. */
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
