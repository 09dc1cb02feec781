import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { documentLinks } from '../../companies/linkTables';
import { allows } from '../../companies/permissionList';
import { companies, members } from '../../companies/tables';
import { clearRows } from '../../db/clearRows';
import { sha256 } from '../../db/secretTexts';
import { partnerSessions } from '../../partners/partnerSessionTables';
import { partners } from '../../partners/tables';
import type { CompanyTx, ServerTx } from '../../ports/Database';

/** The person who makes a link, and how: as a member, with an API key or in a partner session. */
export interface LinkMaker {
  readonly id: string;
  readonly apiKey: { readonly id: string } | undefined;
  readonly partnerSession: { readonly id: string } | undefined;
}

interface Link {
  readonly signature: string;
  readonly maker: LinkMaker | undefined;
  readonly expiresAt: Date;
}

export async function insertLink(tx: CompanyTx, { signature, maker, expiresAt }: Link): Promise<void> {
  await tx.insert(documentLinks).values({
    signatureHash: await sha256(signature),
    companyId: tx.companyId,
    userId: maker?.id ?? null,
    apiKeyId: maker?.apiKey?.id ?? null,
    partnerSessionId: maker?.partnerSession?.id ?? null,
    expiresAt,
  });
}

/**
 * Whether a link still works: it was not revoked, and its maker may still read invoices. Deleting an API key or a
 * partner session deletes its links too.
 */
export async function isLinkAlive(tx: ServerTx, signature: string, now: Date): Promise<boolean> {
  const isMember = and(eq(members.companyId, documentLinks.companyId), eq(members.userId, documentLinks.userId));
  const mayRead = or(
    isNull(documentLinks.userId),
    and(isNotNull(documentLinks.partnerSessionId), gt(partnerSessions.expiresAt, now), isNull(partners.pausedAt)),
    and(
      isNull(documentLinks.partnerSessionId),
      allows(members.permissions, 'faturaRead'),
      or(isNull(documentLinks.apiKeyId), allows(members.permissions, 'apiWrite')),
    ),
  );
  const rows = await tx
    .select({ companyId: documentLinks.companyId })
    .from(documentLinks)
    .innerJoin(companies, and(eq(companies.id, documentLinks.companyId), isNull(companies.deletedAt)))
    .leftJoin(members, isMember)
    .leftJoin(partnerSessions, eq(partnerSessions.id, documentLinks.partnerSessionId))
    .leftJoin(partners, eq(partners.id, partnerSessions.partnerId))
    .where(and(eq(documentLinks.signatureHash, await sha256(signature)), gt(documentLinks.expiresAt, now), mayRead));
  return rows.length > 0;
}

/** Revokes all links of the company. */
export async function deleteLinks(tx: CompanyTx): Promise<void> {
  await tx.delete(documentLinks).where(eq(documentLinks.companyId, tx.companyId));
}

/** Deletes expired links. */
export async function clearLinks(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, documentLinks, lte(documentLinks.expiresAt, now));
}
