import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { Message } from '../../services/messages/Message';
import { outbox } from '../schema';

type Row = typeof outbox.$inferSelect;
type NewMessage = Message & { readonly id: string; readonly createdAt: Date };

/** Messages on their way. */
export const outboxMessage = {
  /** Whether it is new. */
  async insert(tx: Queries, message: NewMessage): Promise<boolean> {
    const { id, kind, to, body, createdAt } = message;
    const ofMail =
      message.kind === 'mail' ? { subject: message.subject, attachments: [...(message.attachments ?? [])] } : {};
    const rows = await tx
      .insert(outbox)
      .values({ id, kind, to, body, createdAt, ...ofMail })
      .onConflictDoNothing()
      .returning({ id: outbox.id });
    return rows.length > 0;
  },

  async find(queries: Queries, id: string): Promise<Row | undefined> {
    const [row] = await queries.select().from(outbox).where(eq(outbox.id, id));
    return row;
  },

  /** It has gone out; what it said is not kept. */
  async markSent(queries: Queries, id: string, sentAt: Date): Promise<void> {
    await queries.update(outbox).set({ sentAt, body: '' }).where(eq(outbox.id, id));
  },

  async markFailed(queries: Queries, id: string, failedAt: Date): Promise<void> {
    await queries.update(outbox).set({ failedAt }).where(eq(outbox.id, id));
  },
};
