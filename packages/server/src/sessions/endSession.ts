import { writeAudit } from '../db/audit';
import { withServer } from '../db/wall';
import { lockUser } from '../people/statements';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { sha256 } from '../db/secretTexts';
import type { SessionUser } from './findCaller';
import { endSessionFamily, endSessionsOf, hasSession, lockRefreshToken, ownerOfRefreshToken } from './statements';

/**
 * Revokes the session of a refresh token, or all sessions of its user. All tokens become invalid at once. An
 * unknown token does nothing.
 */
export async function revokeSession(
  { db, clock }: Ports,
  { refresh_token: refreshToken, all = false }: { refresh_token: string; all?: boolean },
): Promise<void> {
  const tokenHash = await sha256(refreshToken);
  await withServer(db, 'people', async (tx) => {
    const userId = await ownerOfRefreshToken(tx, tokenHash);
    if (userId === undefined) return;
    // Locks the user first, as `renewSession` does. Otherwise a concurrent refresh could survive this.
    await lockUser(tx, userId);
    const token = await lockRefreshToken(tx, tokenHash);
    if (!token) return;
    if (all) await endSessionsOf(tx, userId);
    else await endSessionFamily(tx, token.family);
    await writeAudit(tx, { action: 'revokeToken', userId, entityId: token.family, at: clock.now(), details: { all } });
  });
}

/** Ends one of the user's own sessions, which may be the current one. */
export async function endSession({ db, clock }: Ports, user: SessionUser, family: string): Promise<void> {
  await withServer(db, 'people', async (tx) => {
    await lockUser(tx, user.id);
    if (!(await hasSession(tx, user.id, family))) throw callProblems.notFound();
    await endSessionFamily(tx, family);
    await writeAudit(tx, { action: 'endSession', userId: user.id, entityId: family, at: clock.now() });
  });
}
