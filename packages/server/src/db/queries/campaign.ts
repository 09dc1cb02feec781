import { desc, eq, max, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { rowsOf } from '../rows';
import { campaigns } from '../schema/campaigns';
import { coupons } from '../schema/coupons';

export type CampaignRow = typeof campaigns.$inferSelect;
// Campaigns, and the making of their coupons.

/** Newest first. */
export function listCampaigns(queries: Queries): Promise<CampaignRow[]> {
  return queries.select().from(campaigns).orderBy(desc(campaigns.createdAt), desc(campaigns.id));
}

export async function findCampaign(queries: Queries, id: string): Promise<CampaignRow | undefined> {
  const [row] = await queries.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

export async function insertCampaign(tx: Queries, row: CampaignRow): Promise<void> {
  await tx.insert(campaigns).values(row);
}

/** Stores these codes as coupons, in one statement however many they are, and answers how many of them nobody had yet. */
export async function insertCoupons(tx: Queries, campaignId: string, codes: readonly string[]): Promise<number> {
  const [last] = await tx
    .select({ sira: max(coupons.sira) })
    .from(coupons)
    .where(eq(coupons.campaignId, campaignId));
  const stored = await rowsOf<{ id: string }>(
    tx,
    sql`
      insert into coupon (id, campaign_id, sira, kod)
      select gen_random_uuid(), ${campaignId}::uuid, ${last?.sira ?? 0}::int + given.place, given.kod
      from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) with ordinality as given(kod, place)
      on conflict (kod) do nothing
      returning id`,
  );
  return stored.length;
}
