import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { validatePartnerKey } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { clearRows } from '../db/clearRows';
import { writeAudit } from '../db/audit';
import { randomToken, sha256 } from '../db/secretTexts';
import { serverQueries, withServer } from '../db/wall';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as partnerProblems from '../problems/partnerProblems';
import { refuseFaults } from '../problems/faults';
import { partnerKeys, partners } from './tables';

type Key = typeof partnerKeys.$inferSelect;
type NewKey = components['schemas']['NewPartnerKey'];

/** A recognizable prefix, for people and for secret scanners that find a key in a log or a repository. */
const PREFIX = 'kalem_partner_';

interface Change {
  /** The admin. */
  readonly userId: string;
  readonly id: string;
}

/** Creates a key of a partner. Only this call returns it. A repeated `id` returns a new secret. */
export async function createPartnerKey(
  { db, clock }: Ports,
  { userId, id, partnerId }: Change & { readonly partnerId: string },
  body: components['schemas']['PartnerKeyWrite'],
): Promise<NewKey> {
  refuseFaults(validatePartnerKey(body));
  const now = clock.now();
  return withServer(db, 'operator', async (tx) => {
    const [partner] = await tx.select().from(partners).where(eq(partners.id, partnerId)).for('key share');
    if (!partner) throw callProblems.notFound();
    const key = await putKey(tx, { id, partnerId, ad: body.ad.trim() }, now);
    await writeAudit(tx, { action: 'createPartnerKey', userId, entityId: id, details: { partnerId }, at: now });
    return key;
  });
}

const GRACE_MS = 24 * 3_600_000;

/** Creates a key that replaces an old one. The old key works for another day, so that the new one can be deployed. */
export async function rotatePartnerKey(
  { db, clock }: Ports,
  { userId, id, newId }: Change & { readonly newId: string },
): Promise<NewKey> {
  const now = clock.now();
  return withServer(db, 'operator', async (tx) => {
    const [old] = await tx
      .select()
      .from(partnerKeys)
      .where(and(eq(partnerKeys.id, id), works(now)))
      .for('update');
    if (!old) throw callProblems.notFound();
    const endsAt = old.endsAt ?? new Date(now.getTime() + GRACE_MS);
    await tx.update(partnerKeys).set({ endsAt }).where(eq(partnerKeys.id, id));
    const { partnerId, ad } = old;
    const key = await putKey(tx, { id: newId, partnerId, ad }, now);
    await writeAudit(tx, { action: 'rotatePartnerKey', userId, entityId: newId, details: { partnerId, id }, at: now });
    return key;
  });
}

/** Ends a key at once, with all sessions that it opened. */
export async function revokePartnerKey({ db, clock }: Ports, { userId, id }: Change): Promise<void> {
  await withServer(db, 'operator', async (tx) => {
    const [gone] = await tx.delete(partnerKeys).where(eq(partnerKeys.id, id)).returning();
    if (!gone) throw callProblems.notFound();
    const { partnerId } = gone;
    await writeAudit(tx, {
      action: 'revokePartnerKey',
      userId,
      entityId: id,
      details: { partnerId },
      at: clock.now(),
    });
  });
}

/** The partner whose server calls an operation with `x-permission: partner`. */
export interface CallingPartner {
  readonly id: string;
  readonly keyId: string;
}

/**
 * Finds the partner of a key. Throws 401 for an invalid key, and 403 while the partner is paused. Requests with an
 * `Origin` header are refused: they come from a browser, so the key would be visible to every visitor of that page.
 */
export async function authenticatePartner({ db, clock }: Ports, request: Request): Promise<CallingPartner> {
  const given = /^Bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!given?.startsWith(PREFIX)) throw partnerProblems.keyRefused();
  const server = serverQueries(db, 'caller');
  const now = clock.now();
  const [found] = await server
    .select({ key: partnerKeys, pausedAt: partners.pausedAt })
    .from(partnerKeys)
    .innerJoin(partners, eq(partners.id, partnerKeys.partnerId))
    .where(and(eq(partnerKeys.keyHash, await sha256(given)), works(now)));
  if (!found) throw partnerProblems.keyRefused();
  if (request.headers.has('origin')) throw partnerProblems.keyInBrowser();
  if (found.pausedAt) throw partnerProblems.paused();
  await markKeyUsed(server, found.key, now);
  return { id: found.key.partnerId, keyId: found.key.id };
}

/** A key in the wire format, without its secret. */
export function keyAnswer({ id, ad, sonHaneler, createdAt, lastUsedAt, endsAt }: Key) {
  return {
    id,
    ad,
    sonHaneler,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    bitis: endsAt?.toISOString() ?? null,
  };
}

/** Deletes replaced keys whose day is over. */
export async function clearPartnerKeys(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, partnerKeys, lte(partnerKeys.endsAt, now));
}

async function putKey(tx: ServerTx, key: Pick<Key, 'id' | 'partnerId' | 'ad'>, now: Date): Promise<NewKey> {
  const anahtar = PREFIX + randomToken();
  const secret = { keyHash: await sha256(anahtar), sonHaneler: anahtar.slice(-4) };
  const [row] = await tx
    .insert(partnerKeys)
    .values({ ...key, ...secret, createdAt: now })
    .onConflictDoUpdate({ target: partnerKeys.id, set: secret, setWhere: eq(partnerKeys.partnerId, key.partnerId) })
    .returning();
  if (!row) throw callProblems.notFound();
  return { ...keyAnswer(row), anahtar };
}

function works(now: Date) {
  return or(isNull(partnerKeys.endsAt), gt(partnerKeys.endsAt, now));
}

const WRITE_EVERY_MS = 60_000;

async function markKeyUsed(tx: ServerTx, { id, lastUsedAt }: Key, now: Date): Promise<void> {
  const isRecent = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < WRITE_EVERY_MS;
  if (!isRecent) await tx.update(partnerKeys).set({ lastUsedAt: now }).where(eq(partnerKeys.id, id));
}
