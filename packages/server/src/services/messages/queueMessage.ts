import { asServer } from '../../db/wall';
import { insertMessage } from '../../db/queries/outboxMessage';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import type { Message } from './Message';

/**
 * Writes a mail or SMS to the outbox, in the transaction that causes it: it goes out exactly when that commits, by a job, and a service
 * that fails neither loses it nor holds up the call. Where there is no service for its kind it stays in the outbox.
 */
export async function queueMessage(
  ports: Ports,
  tx: Queries,
  { id = crypto.randomUUID(), ...message }: Message,
): Promise<void> {
  await asServer(tx, async (server) => {
    const isNew = await insertMessage(server, { ...message, id, createdAt: ports.clock.now() });
    if (isNew && ports[message.kind]) await ports.jobs.enqueue(server, 'deliverMessage', { messageId: id });
  });
}
