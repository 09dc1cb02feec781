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
  { db, clock }: Ports,
  { userId, id }: Change,
  body: Schemas['PartnerWrite'],
): Promise<Schemas['Partner']> {
  refuseFaults(validatePartner(body));
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
  { db, clock, jobs }: Ports,
  { userId, id }: Change,
  body: Schemas['PartnerWrite'],
): Promise<Schemas['Partner']> {
  refuseFaults(validatePartner(body));
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

function fieldsOf({ ad, kaynaklar, dakikadaOturum, hatirlatma }: Schemas['PartnerWrite']) {
  return { ad: ad.trim(), kaynaklar: [...new Set(kaynaklar)], dakikadaOturum, hatirlatma };
}

function stateOf({ pausedAt }: { readonly pausedAt: Date | null }): Schemas['PartnerState'] {
  return pausedAt ? 'DURDURULDU' : 'ACIK';
}
