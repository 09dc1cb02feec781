import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { keyPermissions, type Permissions } from '../companies/permissions';
import { apiKeys, companies, members } from '../companies/tables';
import { users } from '../people/tables';
import type { ServerTx } from '../ports/Database';
import { accessTokens } from './tables';

/** The holder of a call's token: a user, or an API key that acts for the user who made it. */
export interface SessionUser {
  readonly id: string;
  /** Always false for an API key. */
  readonly admin: boolean;
  /** The token family, which starts with a sign-in. */
  readonly family: string;
  /** The API key of the token. It is valid for its own company only (KEY-06). */
  readonly apiKey: ActingKey | undefined;
  /**
   * The partner session of the token. It is valid for its company only, and only for the widgets and permissions it was
   * opened with (PRT-05).
   */
  readonly partnerSession: ActingPartnerSession | undefined;
}

/** The API key of a call. */
interface ActingKey {
  readonly id: string;
  readonly companyId: string;
  /** The permissions that both the key and its maker have now. */
  readonly permissions: Permissions;
  readonly lastUsedAt: Date | null;
}

/** The partner session of a call. */
interface ActingPartnerSession {
  readonly id: string;
  readonly partnerId: string;
  readonly companyId: string;
  readonly permissions: Permissions;
  /** The widgets whose operations it may call. */
  readonly widgets: readonly string[];
}

/** The caller's membership in the company `companyId`. */
export interface Member {
  readonly companyId: string;
  readonly owner: boolean;
  /** An admin without a sufficient membership, on an operation that the contract opens to admins. */
  readonly operator: boolean;
  readonly permissions: Permissions;
  /** Decides whether the company may work (PAY-01). */
  readonly licence: {
    readonly createdAt: Date;
    readonly paidAt: Date | null;
    readonly demoDuration: number;
    readonly partnerId: string | null;
  };
}

/** The holder of a token, and the company of the call. */
export interface FoundCaller {
  readonly user: SessionUser;
  /** Absent when the call names no company, or it is deleted. */
  readonly company?: { readonly id: string; readonly ownerId: string; readonly licence: Member['licence'] };
  /** Absent when the user is not a member, or was added by an unproven address. */
  readonly permissions?: Permissions;
}

/**
 * Finds the holder of an access token, and their membership in the named company. Undefined when the token has expired,
 * or when it belongs to a key whose maker left the company or may no longer make keys.
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

/** Prepared once per database, because every call runs one of them. */
function statementsOf(tx: ServerTx) {
  const statements = prepared.get(tx) ?? prepare(tx);
  prepared.set(tx, statements);
  return statements;
}

/** The membership of the key's maker in the key's company. */
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
