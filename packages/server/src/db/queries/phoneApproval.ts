import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { phoneCodes } from '../schema/phoneCodes';

interface NewCode {
  readonly userId: string;
  readonly phone: string;
  readonly codeMac: string;
  readonly expiresAt: Date;
}
// The code that a user's new phone waits for (ACC-36).

/** Takes the place of an older one. */
export async function putPhoneCode(tx: Queries, { userId, ...code }: NewCode): Promise<void> {
  const values = { ...code, wrongCodes: 0 };
  await tx
    .insert(phoneCodes)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: phoneCodes.userId, set: values });
}

/** Counts a try before it is made, so that none is free, and answers what the code has to be; `tries` with this one. */
export async function countPhoneTry(
  queries: Queries,
  userId: string,
  phone: string,
  now: Date,
): Promise<{ codeMac: string; tries: number } | undefined> {
  const [row] = await queries
    .update(phoneCodes)
    .set({ wrongCodes: sql`${phoneCodes.wrongCodes} + 1` })
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.phone, phone), gt(phoneCodes.expiresAt, now)))
    .returning({ codeMac: phoneCodes.codeMac, tries: phoneCodes.wrongCodes });
  return row;
}

/** Uses the code up; false when it was used or replaced meanwhile. */
export async function spendPhoneCode(tx: Queries, userId: string, codeMac: string): Promise<boolean> {
  const rows = await tx
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.codeMac, codeMac)))
    .returning({ userId: phoneCodes.userId });
  return rows.length > 0;
}
