import { outbox } from '../db/schema';
import type { Clock } from '../ports/Clock';
import type { Database } from '../ports/Database';
import type { Sms } from '../ports/Sms';

/** Development SMS: every message goes to the outbox. */
export function createOutboxSms(db: Database, clock: Clock): Sms {
  return {
    async send({ to, body }) {
      await db.queries.insert(outbox).values({ id: crypto.randomUUID(), kind: 'sms', to, body, createdAt: clock.now() });
    },
  };
}
