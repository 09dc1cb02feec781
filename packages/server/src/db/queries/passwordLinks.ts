import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { passwordResets } from '../schema/passwordResets';

const isGood = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
// Mailed links to set a password, by the hash of their token (ACC-09).

export async function putPasswordLink(
  tx: Queries,
  link: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(passwordResets).values(link);
}

/** Whose link it is, while it is good. */
export async function userOfPasswordLink(queries: Queries, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await queries
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isGood(tokenHash, now));
  return row?.userId;
}

/** Uses a link up; false when it was used or has expired meanwhile. */
export async function spendPasswordLink(tx: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isGood(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

/** Voids every link of a user. */
export async function voidPasswordLinks(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
