import type { Queries } from '../../ports/Database';
import { notices } from '../schema/notices';
// Which notifications have gone out.

/** Whether this one goes out now for the first time; a second server waits for the first and gets no. */
export async function claimNotice(tx: Queries, key: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(notices)
    .values({ key, sentAt: now })
    .onConflictDoNothing()
    .returning({ key: notices.key });
  return rows.length > 0;
}
