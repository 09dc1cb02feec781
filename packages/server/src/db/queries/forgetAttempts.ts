import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { attempts } from '../schema/attempts';

/** Starts counting anew, after a success. */
export async function forgetAttempts(queries: Queries, key: string): Promise<void> {
  await queries.delete(attempts).where(eq(attempts.key, key));
}
