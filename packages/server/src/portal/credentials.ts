import { and, eq } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';
import type { PortalCredentials } from '../ports/Portal';
import type { Secrets } from '../ports/Secrets';
import { portalCredentials } from './tables';

/** Seals portal credentials for their company. */
export function sealCredentials(
  secrets: Secrets,
  companyId: string,
  { userCode, password }: PortalCredentials,
): Promise<string> {
  return secrets.seal(JSON.stringify({ userCode, password }), companyId);
}

/** Reads what `sealCredentials` wrote. */
export async function openCredentials(secrets: Secrets, companyId: string, sealed: string): Promise<PortalCredentials> {
  return JSON.parse(await secrets.open(sealed, companyId)) as PortalCredentials;
}

/** The portal credentials of a company, sealed, and whether the portal refused them. */
type PortalAccount = Pick<typeof portalCredentials.$inferSelect, 'sealed' | 'updatedAt' | 'refusedAt' | 'refusedText'>;

export async function findPortalAccount(tx: CompanyTx): Promise<PortalAccount | undefined> {
  const { sealed, updatedAt, refusedAt, refusedText } = portalCredentials;
  const [row] = await tx
    .select({ sealed, updatedAt, refusedAt, refusedText })
    .from(portalCredentials)
    .where(eq(portalCredentials.companyId, tx.companyId));
  return row;
}

export async function putPortalAccount(tx: CompanyTx, sealed: string, now: Date): Promise<void> {
  const values = { sealed, updatedAt: now, refusedAt: null, refusedText: null };
  await tx
    .insert(portalCredentials)
    .values({ ...values, companyId: tx.companyId })
    .onConflictDoUpdate({ target: portalCredentials.companyId, set: values });
}

/** Marks exactly these credentials as refused; newer ones stay untouched. */
export async function refusePortalAccount(
  tx: CompanyTx,
  sealed: string,
  refusedText: string,
  refusedAt: Date,
): Promise<void> {
  await tx
    .update(portalCredentials)
    .set({ refusedAt, refusedText })
    .where(and(eq(portalCredentials.companyId, tx.companyId), eq(portalCredentials.sealed, sealed)));
}
