import { desc } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { outbox } from '../schema/outbox';

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
export async function listOutbox(queries: Queries): Promise<OutboxMessage[]> {
  const rows = await queries.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(MOST);
  return rows.map(({ subject, attachments, createdAt, ...message }) => ({
    ...message,
    ...(subject !== null && { subject }),
    ...(attachments.length > 0 && { attachments }),
    createdAt: createdAt.toISOString(),
  }));
}
