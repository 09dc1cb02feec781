import { putPasswordLink } from '../../db/queries/passwordLinks';
import { sha256 } from '../../http/sha256';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../Ports';
import { randomToken } from '../randomToken';

const LIFE_MS = 3_600_000;

/** A link to set a password: good once, for 60 minutes; its token is stored hashed (ACC-09). */
export async function createPasswordLink({ clock, config }: Ports, tx: Queries, userId: string): Promise<string> {
  const token = randomToken();
  await putPasswordLink(tx, {
    tokenHash: await sha256(token),
    userId,
    expiresAt: new Date(clock.now().getTime() + LIFE_MS),
  });
  return `${config.publicUrl}/password/reset/${token}`;
}
