import { outbox } from '../db/schema';
import type { Clock } from '../ports/Clock';
import type { Database } from '../ports/Database';
import type { Mail } from '../ports/Mail';

/** Development mail: every message goes to the outbox, with the names of what is attached. */
export function createOutboxMail(db: Database, clock: Clock): Mail {
  return {
    async send({ to, subject, body, attachments = [] }) {
      const attached = attachments.map(({ name, mediaType, bytes }) => ({ name, mediaType, size: bytes.length }));
      await db.queries.insert(outbox).values({ id: crypto.randomUUID(), kind: 'mail', to, subject, body, attachments: attached, createdAt: clock.now() });
    },
  };
}
