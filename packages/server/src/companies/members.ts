import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { asServer } from '../db/wall';
import { users } from '../people/tables';
import type { CompanyTx } from '../ports/Database';
import { memberPermissions, type Permissions } from './permissions';
import { companies, members } from './tables';

interface CompanyUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly owner: boolean;
}

const isOwner = sql<boolean>`${companies.ownerId} = ${members.userId}`;

/** The owner first, then in the order in which they came. */
export function listMembers(tx: CompanyTx): Promise<CompanyUser[]> {
  return asServer(tx, 'people', (server) =>
    server
      .select({ id: users.id, name: users.name, email: users.email, owner: isOwner })
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
    .select({ owner: isOwner, permissions: memberPermissions })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(isIt(tx, userId));
  return row;
}

/** Whom a call has added. */
export async function memberAddedBy(tx: CompanyTx, callId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.companyId, tx.companyId), eq(members.callId, callId)));
  return row?.id;
}

/** Adds a user who may do nothing yet; false when they are there already. */
export async function insertMember(
  tx: CompanyTx,
  member: { userId: string; callId: string; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(members)
    .values({ ...member, companyId: tx.companyId })
    .onConflictDoNothing()
    .returning({ userId: members.userId });
  return rows.length > 0;
}

export async function updateMemberPermissions(tx: CompanyTx, userId: string, permissions: Permissions): Promise<void> {
  await tx.update(members).set(permissions).where(isIt(tx, userId));
}

export async function deleteMember(tx: CompanyTx, userId: string): Promise<void> {
  await tx.delete(members).where(isIt(tx, userId));
}

function isIt(tx: CompanyTx, userId: string) {
  return and(eq(members.companyId, tx.companyId), eq(members.userId, userId));
}
