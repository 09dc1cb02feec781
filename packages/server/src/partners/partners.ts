import { asc, count, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { validatePartner } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { writeAudit } from '../db/audit';
import { withServer } from '../db/wall';
import { users } from '../people/tables';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import { waitingWebhooks } from '../webhooks/deliveries';
import { makeSecret, replaced } from '../webhooks/sign';
import { keyAnswer } from './keys';
import { partnerSessions } from './partnerSessionTables';
import { partnerKeys, partners } from './tables';

type Schemas = components['schemas'];

interface Change {
  /** The admin. */
  readonly userId: string;
  readonly id: string;
}

/** Creates a partner without keys. A repeated `id` is the same call. */
export async function createPartner(
  { db, clock, webhooks }: Ports,
  { userId, id }: Change,
  body: Schemas['PartnerWrite'],
): Promise<Schemas['Partner']> {
  checkPartner(webhooks, body);
  const now = clock.now();
  return withServer(db, 'operator', async (tx) => {
    const row = { id, ...fieldsOf(body), createdAt: now, pausedAt: body.durum === 'DURDURULDU' ? now : null };
    const made = await tx.insert(partners).values(row).onConflictDoNothing().returning({ id: partners.id });
    if (made.length > 0) await writeAudit(tx, { action: 'createPartner', userId, entityId: id, at: now });
    return findPartner(tx, id, now);
  });
}

/** Changes a partner. Pausing ends all its sessions. While it is paused, its keys do not work and its events wait. */
export async function updatePartner(
  { db, clock, jobs, webhooks }: Ports,
  { userId, id }: Change,
  body: Schemas['PartnerWrite'],
): Promise<Schemas['Partner']> {
  checkPartner(webhooks, body);
  const now = clock.now();
  return withServer(db, 'operator', async (tx) => {
    const [before] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
    if (!before) throw callProblems.notFound();
    const durum = body.durum ?? stateOf(before);
    const pausedAt = durum === 'DURDURULDU' ? (before.pausedAt ?? now) : null;
    await tx
      .update(partners)
      .set({ ...fieldsOf(body), pausedAt })
      .where(eq(partners.id, id));
    if (pausedAt) await tx.delete(partnerSessions).where(eq(partnerSessions.partnerId, id));
    else if (before.pausedAt)
      for (const webhookId of await waitingWebhooks(tx, id)) await jobs.enqueue(tx, 'deliverWebhooks', { webhookId });
    await writeAudit(tx, { action: 'updatePartner', userId, entityId: id, details: { durum }, at: now });
    return findPartner(tx, id, now);
  });
}

/** A new secret for the calls to the collection address. The old one also signs for a day. Returned only here. */
export async function rotateBankSecret(ports: Ports, { userId, id }: Change): Promise<Schemas['BankSecret']> {
  const { open: sir, sealed } = await makeSecret(ports, id);
  const now = ports.clock.now();
  return withServer(ports.db, 'operator', async (tx) => {
    const [before] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
    if (!before) throw callProblems.notFound();
    const { tahsilatSirri, eskiTahsilatSirlari: eskiSirlar } = before;
    const old = tahsilatSirri === null ? { eskiSirlar } : replaced({ id, sir: tahsilatSirri, eskiSirlar }, now);
    const secrets = { tahsilatSirri: sealed, eskiTahsilatSirlari: old.eskiSirlar };
    await tx.update(partners).set(secrets).where(eq(partners.id, id));
    await writeAudit(tx, { action: 'rotateBankSecret', userId, entityId: id, at: now });
    return { partner: await findPartner(tx, id, now), sir };
  });
}

/** All partners by name, with their valid keys and the number of their companies and users. */
export async function listPartners(tx: ServerTx, now: Date): Promise<Schemas['Partner'][]> {
  const rows = await tx.select().from(partners).orderBy(asc(partners.ad), asc(partners.id));
  const works = or(isNull(partnerKeys.endsAt), gt(partnerKeys.endsAt, now));
  const keys = await tx.select().from(partnerKeys).where(works).orderBy(asc(partnerKeys.createdAt));
  const brought = async (table: typeof companies | typeof users) =>
    new Map(
      (
        await tx
          .select({ id: table.partnerId, n: count() })
          .from(table)
          .where(isNotNull(table.partnerId))
          .groupBy(table.partnerId)
      ).map(({ id, n }) => [id, n]),
    );
  const [companyCounts, userCounts] = [await brought(companies), await brought(users)];
  return rows.map((row) => ({
    id: row.id,
    ad: row.ad,
    kaynaklar: row.kaynaklar,
    dakikadaOturum: row.dakikadaOturum,
    durum: stateOf(row),
    hatirlatma: row.hatirlatma,
    tahsilatAdresi: row.tahsilatAdresi,
    tahsilatSirri: row.tahsilatSirri !== null,
    createdAt: row.createdAt.toISOString(),
    anahtarlar: keys.filter(({ partnerId }) => partnerId === row.id).map(keyAnswer),
    sirketSayisi: companyCounts.get(row.id) ?? 0,
    kullaniciSayisi: userCounts.get(row.id) ?? 0,
  }));
}

async function findPartner(tx: ServerTx, id: string, now: Date): Promise<Schemas['Partner']> {
  const partner = (await listPartners(tx, now)).find((one) => one.id === id);
  if (!partner) throw callProblems.notFound();
  return partner;
}

/** Throws 422. Calls about payments go to public https addresses only (MNY-77). */
function checkPartner(webhooks: Ports['webhooks'], body: Schemas['PartnerWrite']): void {
  refuseFaults(validatePartner(body));
  const address = body.tahsilatAdresi?.trim();
  const refused = address ? webhooks.refuses(address) : undefined;
  if (refused) refuseFaults([{ path: 'tahsilatAdresi', code: refused, params: {}, severity: 'error' }]);
}

function fieldsOf({ ad, kaynaklar, dakikadaOturum, hatirlatma, tahsilatAdresi }: Schemas['PartnerWrite']) {
  const address = tahsilatAdresi?.trim();
  return {
    ad: ad.trim(),
    kaynaklar: [...new Set(kaynaklar)],
    dakikadaOturum,
    hatirlatma,
    tahsilatAdresi: address && new URL(address).href,
  };
}

function stateOf({ pausedAt }: { readonly pausedAt: Date | null }): Schemas['PartnerState'] {
  return pausedAt ? 'DURDURULDU' : 'ACIK';
}
