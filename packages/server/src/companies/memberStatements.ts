import { fullPermissions } from '@kalem/domain';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import { asServer } from '../db/wall';
import { users } from '../people/tables';
import type { CompanyTx } from '../ports/Database';
import { documentLinks } from './linkTables';
import type { Permissions } from './permissions';
import { companies, invitations, members } from './tables';

/** Makes a member the owner, with all permissions (USR-08). */
export async function changeOwner(tx: CompanyTx, ownerId: string): Promise<void> {
  await tx.update(companies).set({ ownerId }).where(eq(companies.id, tx.companyId));
  await updateMemberPermissions(tx, ownerId, fullPermissions);
}

const isOwner = sql<boolean>`${companies.ownerId} = ${members.userId}`;

/** The owner first, then the members in the order of joining. */
export function listMembers(tx: CompanyTx): Promise<Omit<components['schemas']['CompanyUser'], 'invitedUntil'>[]> {
  return asServer(tx, 'people', (server) =>
    server
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
        owner: isOwner,
        permissions: members.permissions,
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .innerJoin(companies, eq(companies.id, members.companyId))
      .where(eq(members.companyId, tx.companyId))
      .orderBy(desc(isOwner), asc(members.createdAt), asc(users.id)),
  );
}

export async function findMember(
  tx: CompanyTx,
  userId: string,
): Promise<{ owner: boolean; permissions: Permissions } | undefined> {
  const [row] = await tx
    .select({ owner: isOwner, permissions: members.permissions })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(isMember(tx, userId));
  return row;
}

type NewMember = Omit<typeof members.$inferInsert, 'companyId'>;

/** Does not change an existing member. */
export async function insertMember(tx: CompanyTx, member: NewMember): Promise<void> {
  await tx
    .insert(members)
    .values({ ...member, companyId: tx.companyId })
    .onConflictDoNothing();
}

/**
 * Returns false when there is no such member. The member's invitations end without yetkilendirmeWrite, and the links
 * without faturaRead, for links of an API key also without apiWrite. They do not return with the permission.
 */
export async function updateMemberPermissions(
  tx: CompanyTx,
  userId: string,
  permissions: Permissions,
): Promise<boolean> {
  if (!permissions.yetkilendirmeWrite) await deleteInvitationsOf(tx, userId);
  if (!permissions.faturaRead) await deleteLinksOf(tx, userId);
  else if (!permissions.apiWrite) await deleteLinksOf(tx, userId, isNotNull(documentLinks.apiKeyId));
  const rows = await tx
    .update(members)
    .set({ permissions })
    .where(isMember(tx, userId))
    .returning({ userId: members.userId });
  return rows.length > 0;
}

/** Ends a membership, and the invitations and links of the member. Returns false when there is none. */
export async function deleteMember(tx: CompanyTx, userId: string): Promise<boolean> {
  await deleteInvitationsOf(tx, userId);
  await deleteLinksOf(tx, userId);
  const rows = await tx.delete(members).where(isMember(tx, userId)).returning({ userId: members.userId });
  return rows.length > 0;
}

async function deleteInvitationsOf(tx: CompanyTx, userId: string): Promise<void> {
  await tx.delete(invitations).where(and(eq(invitations.companyId, tx.companyId), eq(invitations.invitedBy, userId)));
}

async function deleteLinksOf(tx: CompanyTx, userId: string, which?: SQL): Promise<void> {
  await tx
    .delete(documentLinks)
    .where(and(eq(documentLinks.companyId, tx.companyId), eq(documentLinks.userId, userId), which));
}

function isMember(tx: CompanyTx, userId: string) {
  return and(eq(members.companyId, tx.companyId), eq(members.userId, userId));
}
