import type { Queries } from '../../ports/Database';
import { notices } from '../schema';

/** Which notifications have gone out. */
export const sentNotices = {
  /** Whether this one goes out now for the first time; a second server waits for the first and gets no. */
  async claim(tx: Queries, key: string, now: Date): Promise<boolean> {
    const rows = await tx
      .insert(notices)
      .values({ key, sentAt: now })
      .onConflictDoNothing()
      .returning({ key: notices.key });
    return rows.length > 0;
  },
};
