// The lease of a company's portal session: who holds it, and the sealed token that goes with it.

import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { ServerTx } from '../ports/Database';
import { signingWaitsUntil } from './signings';
import { portalSessions } from './tables';

/** Takes the lease unless it is held. Answers the sealed token, `null` without a session, `undefined` while held. */
export async function takeLease(tx: ServerTx, companyId: string, holder: string): Promise<string | null | undefined> {
  const [row] = await tx
    .insert(portalSessions)
    .values({ companyId, holder, leaseUntil: leaseEnd })
    .onConflictDoUpdate({ target: portalSessions.companyId, set: { holder, leaseUntil: leaseEnd }, setWhere: isFree })
    .returning({ sealedToken: portalSessions.sealedToken });
  return row && row.sealedToken;
}

/** Sign of life of the holder; false when another holder has the lease. */
export async function extendLease(tx: ServerTx, companyId: string, holder: string): Promise<boolean> {
  const rows = await tx
    .update(portalSessions)
    .set({ leaseUntil: leaseEnd })
    .where(heldBy(companyId, holder))
    .returning({ companyId: portalSessions.companyId });
  return rows.length > 0;
}

/** Keeps the token of the session, sealed, or forgets it, while the lease is still the holder's. */
export async function keepLeaseToken(
  tx: ServerTx,
  companyId: string,
  holder: string,
  sealedToken: string | null,
): Promise<void> {
  await tx.update(portalSessions).set({ sealedToken }).where(heldBy(companyId, holder));
}

/** Gives the lease back. The session ends at `logoutAt`, or later when a signature waits for its code. Answers when. */
export async function releaseLease(
  tx: ServerTx,
  companyId: string,
  holder: string,
  now: Date,
  logoutAt: Date,
): Promise<Date | null> {
  const end = sql`greatest(${logoutAt.toISOString()}::timestamptz, (${signingWaitsUntil(tx, companyId, now)}))`;
  const [row] = await tx
    .update(portalSessions)
    .set({
      holder: null,
      leaseUntil: null,
      logoutAt: sql`case when ${portalSessions.sealedToken} is null then null else ${end} end`,
    })
    .where(heldBy(companyId, holder))
    .returning({ logoutAt: portalSessions.logoutAt });
  return row?.logoutAt ?? null;
}

/** Whether the company waits for the code of a signature. */
export async function isSigningUnderWay(tx: ServerTx, companyId: string, now: Date): Promise<boolean> {
  const [row] = await signingWaitsUntil(tx, companyId, now);
  return row !== undefined && row.until !== null;
}

/** Companies whose session should have ended by now. */
export async function idleLeases(tx: ServerTx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ companyId: portalSessions.companyId })
    .from(portalSessions)
    .where(
      and(
        isNotNull(portalSessions.sealedToken),
        isFree,
        or(isNull(portalSessions.logoutAt), lte(portalSessions.logoutAt, now)),
      ),
    );
  return rows.map(({ companyId }) => companyId);
}

/** When the session should end; `null` when no time is set. */
export async function logoutDueAt(tx: ServerTx, companyId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ logoutAt: portalSessions.logoutAt })
    .from(portalSessions)
    .where(eq(portalSessions.companyId, companyId));
  return row?.logoutAt ?? null;
}

/** How long a holder counts as alive without a sign; by the database's clock, which all servers share. */
const leaseEnd = sql`now() + interval '15 seconds'`;

const isFree = or(isNull(portalSessions.holder), lte(portalSessions.leaseUntil, sql`now()`));

const heldBy = (companyId: string, holder: string) =>
  and(eq(portalSessions.companyId, companyId), eq(portalSessions.holder, holder));
