import { and, lte, or, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { accessTokens, refreshTokens } from '../../sessions/tables';
import { attempts, idempotencyKeys } from '../tables';
import { notices } from '../../notices/tables';
import { outbox } from '../../messages/tables';
import { passwordResets, phoneCodes } from '../../people/tables';
import { signings } from '../../invoices/tables';

const DAY_MS = 86_400_000;
/** Longer than any client repeats a call. */
const KEYS_MS = 3 * DAY_MS;
const MESSAGES_MS = 30 * DAY_MS;
/** Long after the last try: for messages of a kind that no service sends. */
const UNSENT_MS = 60 * DAY_MS;
/** Longer than the year for which a notice is told once. */
const NOTICES_MS = 400 * DAY_MS;

/** Removes what has run out: tokens, counters, old first answers, old signatures, messages that are sent or given up, or that nobody sends. */
export async function clearExpired(queries: Queries, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await queries.delete(accessTokens).where(lte(accessTokens.expiresAt, now));
  await queries.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
  await queries.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await queries.delete(phoneCodes).where(lte(phoneCodes.expiresAt, now));
  await queries.delete(attempts).where(lte(attempts.windowEndsAt, now));
  await queries
    .delete(idempotencyKeys)
    .where(
      and(
        lte(idempotencyKeys.createdAt, before(KEYS_MS)),
        or(isNotNull(idempotencyKeys.status), lte(idempotencyKeys.leaseUntil, now)),
      ),
    );
  await queries
    .delete(outbox)
    .where(
      or(
        lte(outbox.sentAt, before(MESSAGES_MS)),
        lte(outbox.failedAt, before(MESSAGES_MS)),
        lte(outbox.createdAt, before(UNSENT_MS)),
      ),
    );
  await queries.delete(notices).where(lte(notices.sentAt, before(NOTICES_MS)));
  await queries.delete(signings).where(lte(signings.expiresAt, before(DAY_MS)));
}
