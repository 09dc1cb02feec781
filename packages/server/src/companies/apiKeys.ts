import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { fullPermissions, impliedPermissions, noPermissions } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { asServer, withCompany } from '../db/wall';
import { users } from '../people/tables';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { refuseMissing } from '../problems/faults';
import { randomToken, sha256 } from '../db/secretTexts';
import { allows } from './permissionList';
import { keyPermissions } from './permissions';
import { findMember } from './memberStatements';
import { apiKeys, companies, members } from './tables';

type Row = typeof apiKeys.$inferSelect;

interface Creation {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
}

/**
 * Creates an API key. Only this call returns its secret, which is stored hashed (KEY-03). A repeated `id` means that
 * the first answer was lost: the key stays and gets a new secret, because the first one cannot be read again. The key
 * gets at most the permissions of its maker.
 */
export async function createApiKey(
  { db, clock }: Ports,
  { companyId, userId, id }: Creation,
  body: components['schemas']['NewApiKey'],
): Promise<components['schemas']['ApiKey']> {
  const name = keyName(body);
  const wanted = body.permissions;
  const apiSecret = randomToken();
  const secretHash = await sha256(apiSecret);
  const now = clock.now();
  return withCompany(db, companyId, async (tx) => {
    const maker = await findMember(tx, userId);
    if (!maker) throw callProblems.noPermission();
    const made = await insertApiKey(tx, {
      id,
      apiKey: randomToken(),
      secretHash,
      name,
      createdBy: userId,
      createdAt: now,
      permissions: keyPermissions(wanted && impliedPermissions({ ...noPermissions, ...wanted }), maker.permissions),
      lastUsedAt: null,
    });
    const key = made && (await findListedKey(tx, id));
    if (!key) throw callProblems.notFound();
    await writeAudit(tx, { action: 'createApiKey', userId, entityId: id, at: now });
    return keyAnswer(key, apiSecret);
  });
}

interface Target {
  readonly companyId: string;
  /** The user who makes the change. */
  readonly userId: string;
  readonly id: string;
}

/** Renames a key. */
export function renameApiKey(
  { db, clock }: Ports,
  { companyId, userId, id }: Target,
  body: { name: string },
): Promise<ListedKey> {
  const name = keyName(body);
  return withCompany(db, companyId, async (tx) => {
    const key = (await updateKeyName(tx, id, name)) && (await findListedKey(tx, id));
    if (!key) throw callProblems.notFound();
    await writeAudit(tx, { action: 'renameApiKey', userId, entityId: id, at: clock.now() });
    return key;
  });
}

/** Deletes a key with its tokens (KEY-06). */
export async function removeApiKey({ db, clock }: Ports, { companyId, userId, id }: Target): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    if (!(await deleteApiKey(tx, id))) throw callProblems.notFound();
    await writeAudit(tx, { action: 'deleteApiKey', userId, entityId: id, at: clock.now() });
  });
}

/** Deletes the keys of a user in all companies, because an intruder in the account may have made them. */
export async function deleteKeysOf(tx: ServerTx, userId: string, now: Date): Promise<void> {
  const rows = await tx
    .delete(apiKeys)
    .where(eq(apiKeys.createdBy, userId))
    .returning({ id: apiKeys.id, companyId: apiKeys.companyId });
  for (const { id, companyId } of rows)
    await writeAudit(tx, { action: 'deleteApiKey', companyId, userId, entityId: id, at: now });
}

/** A key without the hash of its secret, and with its maker. `mayMakeKeys` is null when the maker has left. */
type ListedKey = Pick<Row, 'id' | 'apiKey' | 'name' | 'permissions' | 'createdAt' | 'lastUsedAt'> & {
  readonly createdBy: string;
  readonly mayMakeKeys: boolean | null;
};

const MASKED = '••••••••';

/** A key in the wire format, with its permissions. The secret is shown once, and masked afterwards. */
export function keyAnswer(
  { permissions, createdAt, lastUsedAt, mayMakeKeys, ...key }: ListedKey,
  apiSecret = MASKED,
): components['schemas']['ApiKey'] {
  return {
    ...key,
    apiSecret,
    permissions: keyPermissions(permissions, fullPermissions),
    createdAt: createdAt.toISOString(),
    durum: stateOf(mayMakeKeys),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** Whether a key of this maker works. */
function stateOf(mayMakeKeys: boolean | null): components['schemas']['ApiKey']['durum'] {
  if (mayMakeKeys === null) return 'OLUSTURAN_AYRILDI';
  return mayMakeKeys ? 'CALISIYOR' : 'OLUSTURAN_YETKISIZ';
}

/** The keys of the company, oldest first. */
export function listApiKeys(tx: CompanyTx): Promise<ListedKey[]> {
  return readKeys(tx, eq(apiKeys.companyId, tx.companyId));
}

async function findListedKey(tx: CompanyTx, id: string): Promise<ListedKey | undefined> {
  const [key] = await readKeys(tx, isIt(tx, id));
  return key;
}

function readKeys(tx: CompanyTx, which: SQL | undefined): Promise<ListedKey[]> {
  const isMaker = and(eq(members.companyId, apiKeys.companyId), eq(members.userId, apiKeys.createdBy));
  return asServer(tx, 'people', (server) =>
    server
      .select(listed)
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.createdBy))
      .leftJoin(members, isMaker)
      .where(which)
      .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),
  );
}

/**
 * The key of a client_id. Undefined when its company is deleted, or its maker has left or may no longer make keys
 * (A-05).
 */
export async function findLivingApiKey(tx: ServerTx, apiKey: string): Promise<Row | undefined> {
  const isMaker = and(
    eq(members.companyId, apiKeys.companyId),
    eq(members.userId, apiKeys.createdBy),
    allows(members.permissions, 'apiWrite'),
  );
  const [row] = await tx
    .select({ key: apiKeys })
    .from(apiKeys)
    .innerJoin(companies, and(eq(companies.id, apiKeys.companyId), isNull(companies.deletedAt)))
    .innerJoin(members, isMaker)
    .where(eq(apiKeys.apiKey, apiKey));
  return row?.key;
}

const WRITE_EVERY_MS = 60_000;

/** Stores when a key was used, at most once a minute. */
export async function markKeyUsed(tx: ServerTx, key: Pick<Row, 'id' | 'lastUsedAt'>, now: Date): Promise<void> {
  const isRecent = key.lastUsedAt !== null && now.getTime() - key.lastUsedAt.getTime() < WRITE_EVERY_MS;
  if (!isRecent) await tx.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, key.id));
}

/** The trimmed name of an API key. Throws when it is empty. */
function keyName({ name }: { name: string }): string {
  return refuseMissing({ name: name.trim() }, ['name']).name;
}

const listed = {
  id: apiKeys.id,
  apiKey: apiKeys.apiKey,
  name: apiKeys.name,
  permissions: apiKeys.permissions,
  createdBy: users.name,
  createdAt: apiKeys.createdAt,
  mayMakeKeys: allows(members.permissions, 'apiWrite'),
  lastUsedAt: apiKeys.lastUsedAt,
};

/**
 * Inserts a key. A repeated call gives the existing key the new secret. Returns false when the id belongs to another
 * company.
 */
async function insertApiKey(tx: CompanyTx, key: Omit<Row, 'companyId'>): Promise<boolean> {
  const rows = await tx
    .insert(apiKeys)
    .values({ ...key, companyId: tx.companyId })
    .onConflictDoUpdate({
      target: apiKeys.id,
      set: { secretHash: key.secretHash },
      setWhere: eq(apiKeys.companyId, tx.companyId),
    })
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** Returns false when there is no such key. */
async function updateKeyName(tx: CompanyTx, id: string, name: string): Promise<boolean> {
  const rows = await tx.update(apiKeys).set({ name }).where(isIt(tx, id)).returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** Returns false when there is no such key. */
async function deleteApiKey(tx: CompanyTx, id: string): Promise<boolean> {
  const rows = await tx.delete(apiKeys).where(isIt(tx, id)).returning({ id: apiKeys.id });
  return rows.length > 0;
}

function isIt(tx: CompanyTx, id: string) {
  return and(eq(apiKeys.companyId, tx.companyId), eq(apiKeys.id, id));
}
