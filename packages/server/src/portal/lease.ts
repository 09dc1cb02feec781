// The lease of a company's portal session: its holder, and the sealed token of the session.

import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { ServerTx } from '../ports/Database';
import { signingWaitsUntil } from './signings';
import { portalSessions } from './tables';

/**
 * Takes the lease unless it is held. Returns the sealed token, `null` without a session, or `undefined` while it is
 * held.
 */
export async function takeLease(tx: ServerTx, companyId: string, holder: string): Promise<string | null | undefined> {
  const [row] = await tx
    .insert(portalSessions)
    .values({ companyId, holder, leaseUntil: leaseEnd })
    .onConflictDoUpdate({ target: portalSessions.companyId, set: { holder, leaseUntil: leaseEnd }, setWhere: isFree })
    .returning({ sealedToken: portalSessions.sealedToken });
  return row && row.sealedToken;
}

/** Renews the lease. Returns false when another server holds it. */
export async function extendLease(tx: ServerTx, companyId: string, holder: string): Promise<boolean> {
  const rows = await tx
    .update(portalSessions)
    .set({ leaseUntil: leaseEnd })
    .where(heldBy(companyId, holder))
    .returning({ companyId: portalSessions.companyId });
  return rows.length > 0;
}

/** Stores the sealed token, or deletes it, if the holder still has the lease. */
export async function keepLeaseToken(
  tx: ServerTx,
  companyId: string,
  holder: string,
  sealedToken: string | null,
): Promise<void> {
  await tx.update(portalSessions).set({ sealedToken }).where(heldBy(companyId, holder));
}

/**
 * Releases the lease. The session ends at `logoutAt`, or later when a signature waits for its code. Returns the end.
 */
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

/** Whether a signature of the company waits for its code. */
export async function isSigningUnderWay(tx: ServerTx, companyId: string, now: Date): Promise<boolean> {
  const [row] = await signingWaitsUntil(tx, companyId, now);
  return row !== undefined && row.until !== null;
}

/** Companies whose portal session is due to end. */
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

/** When the session is due to end. `null` when no time is set. */
export async function logoutDueAt(tx: ServerTx, companyId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ logoutAt: portalSessions.logoutAt })
    .from(portalSessions)
    .where(eq(portalSessions.companyId, companyId));
  return row?.logoutAt ?? null;
}

/**
 * A holder counts as alive for this long after its last renewal. Uses the database's clock, which all servers share.
 */
const leaseEnd = sql`now() + interval '15 seconds'`;

const isFree = or(isNull(portalSessions.holder), lte(portalSessions.leaseUntil, sql`now()`));

const heldBy = (companyId: string, holder: string) =>
  and(eq(portalSessions.companyId, companyId), eq(portalSessions.holder, holder));
