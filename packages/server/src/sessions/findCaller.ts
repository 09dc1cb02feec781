import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { keyPermissions, type Permissions } from '../companies/permissions';
import { apiKeys, companies, members } from '../companies/tables';
import { users } from '../people/tables';
import type { ServerTx } from '../ports/Database';
import { accessTokens } from './tables';

/** The holder of a call's token: a user, or an API key that acts in the name of the user who made it. */
export interface SessionUser {
  readonly id: string;
  /** Never for an API key. */
  readonly admin: boolean;
  /** The sign-in that the token descends from. */
  readonly family: string;
  /** The key whose token it is: good for its own company alone (KEY-06). */
  readonly apiKey: ActingKey | undefined;
  /**
   * The session that a partner's server opened: good for its company alone, and for what it was opened for (PRT-05).
   */
  readonly partnerSession: ActingPartnerSession | undefined;
}

/** An API key that calls. */
interface ActingKey {
  readonly id: string;
  readonly companyId: string;
  /** What it and its maker may do today. */
  readonly permissions: Permissions;
  readonly lastUsedAt: Date | null;
}

/** A partner session that calls. */
interface ActingPartnerSession {
  readonly id: string;
  readonly partnerId: string;
  readonly companyId: string;
  readonly permissions: Permissions;
  /** The widgets whose calls it may make. */
  readonly widgets: readonly string[];
}

/** What the caller is in the company that `companyId` names. */
export interface Member {
  readonly companyId: string;
  readonly owner: boolean;
  /** An admin, on a call that the contract opens to admins and that their own membership does not open. */
  readonly operator: boolean;
  readonly permissions: Permissions;
  /** What decides whether the company may work (PAY-01). */
  readonly licence: {
    readonly createdAt: Date;
    readonly paidAt: Date | null;
    readonly demoDuration: number;
    readonly partnerId: string | null;
  };
}

/** The holder of a token, and what is known of the company that the call names. */
export interface FoundCaller {
  readonly user: SessionUser;
  /** Absent when none is named, or it is deleted. */
  readonly company?: { readonly id: string; readonly ownerId: string; readonly licence: Member['licence'] };
  /**
   * Absent when the user does not belong to it, or was added to it under an address that is not proven to be theirs
   * (A-04).
   */
  readonly permissions?: Permissions;
}

/**
 * The holder of the access token, and their place in the company when one is named; undefined when the token is not
 * alive, or belongs to a key whose maker has left the company or may no longer make keys.
 */
export async function findCaller(
  tx: ServerTx,
  tokenHash: string,
  companyId: string | undefined,
  now: Date,
): Promise<FoundCaller | undefined> {
  const { alone, inCompany } = statementsOf(tx);
  if (companyId === undefined) {
    const [row] = await alone.execute({ tokenHash, now });
    const user = row && userOf(row.user, row.maker);
    return user && { user };
  }

  const [row] = await inCompany.execute({ tokenHash, now, companyId });
  if (!row) return undefined;
  const user = userOf(row.user, row.maker);
  if (!user) return undefined;
  if (!row.company) return { user };
  const { id, ownerId, ...licence } = row.company;
  const belongs = row.isVerified || ownerId === user.id;
  return {
    user,
    company: { id, ownerId, licence },
    ...(belongs && row.permissions && { permissions: row.permissions }),
  };
}

const prepared = new WeakMap<ServerTx, ReturnType<typeof prepare>>();

/** Every call begins with one of them, so that they are composed and planned once. */
function statementsOf(tx: ServerTx) {
  const statements = prepared.get(tx) ?? prepare(tx);
  prepared.set(tx, statements);
  return statements;
}

/** The place of a key's maker in the company of the key. */
const makers = alias(members, 'maker');
const tokenColumns = {
  id: users.id,
  admin: users.admin,
  family: accessTokens.family,
  apiKeyId: accessTokens.apiKeyId,
  apiKeyCompanyId: apiKeys.companyId,
  apiKeyPermissions: apiKeys.permissions,
  apiKeyUsedAt: apiKeys.lastUsedAt,
};
const companyColumns = {
  id: companies.id,
  ownerId: companies.ownerId,
  createdAt: companies.createdAt,
  paidAt: companies.paidAt,
  demoDuration: companies.demoDuration,
  partnerId: companies.partnerId,
};

function prepare(tx: ServerTx) {
  const alive = and(
    eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
    gt(accessTokens.expiresAt, sql.placeholder('now')),
  );
  return {
    alone: tx
      .select({ user: tokenColumns, maker: makers.permissions })
      .from(accessTokens)
      .innerJoin(users, eq(users.id, accessTokens.userId))
      .leftJoin(apiKeys, eq(apiKeys.id, accessTokens.apiKeyId))
      .leftJoin(makers, and(eq(makers.companyId, apiKeys.companyId), eq(makers.userId, users.id)))
      .where(alive)
      .prepare('find_caller'),
    inCompany: tx
      .select({
        user: tokenColumns,
        isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
        company: companyColumns,
        permissions: members.permissions,
        maker: makers.permissions,
      })
      .from(accessTokens)
      .innerJoin(users, eq(users.id, accessTokens.userId))
      .leftJoin(apiKeys, eq(apiKeys.id, accessTokens.apiKeyId))
      .leftJoin(makers, and(eq(makers.companyId, apiKeys.companyId), eq(makers.userId, users.id)))
      .leftJoin(companies, and(eq(companies.id, sql.placeholder('companyId')), isNull(companies.deletedAt)))
      .leftJoin(members, and(eq(members.companyId, companies.id), eq(members.userId, users.id)))
      .where(alive)
      .prepare('find_caller_in_company'),
  };
}

interface TokenRow {
  readonly id: string;
  readonly admin: boolean;
  readonly family: string;
  readonly apiKeyId: string | null;
  readonly apiKeyCompanyId: string | null;
  readonly apiKeyPermissions: Permissions | null;
  readonly apiKeyUsedAt: Date | null;
}

function userOf(row: TokenRow, maker: Permissions | null): SessionUser | undefined {
  const { id, admin, family, apiKeyId, apiKeyCompanyId, apiKeyPermissions, apiKeyUsedAt } = row;
  if (apiKeyId === null || apiKeyCompanyId === null)
    return { id, admin, family, apiKey: undefined, partnerSession: undefined };
  if (!maker?.apiWrite) return undefined;
  const apiKey = {
    id: apiKeyId,
    companyId: apiKeyCompanyId,
    permissions: keyPermissions(apiKeyPermissions, maker),
    lastUsedAt: apiKeyUsedAt,
  };
  return { id, admin: false, family, apiKey, partnerSession: undefined };
}
