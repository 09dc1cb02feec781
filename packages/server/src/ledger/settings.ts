import { defaultReminderDays } from '@kalem/domain/ledger';
import { eq, sql } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';
import { collectionSettings } from './tables';

type SettingsRow = typeof collectionSettings.$inferSelect;

/** The settings of collection, and their version. */
export type CollectionSettings = Pick<
  SettingsRow,
  | 'version'
  | 'vadeGunu'
  | 'vadeyiGoster'
  | 'baslangic'
  | 'isleniyor'
  | 'hatirlatma'
  | 'hatirlatmaGunleri'
  | 'kismiKendiliginden'
  | 'vknKendiliginden'
>;

const defaults: CollectionSettings = {
  version: 0,
  vadeGunu: null,
  vadeyiGoster: true,
  baslangic: null,
  isleniyor: false,
  hatirlatma: false,
  hatirlatmaGunleri: [...defaultReminderDays],
  kismiKendiliginden: false,
  vknKendiliginden: false,
};

/** The company's settings, or the defaults with version 0. */
export async function findCollectionSettings(tx: CompanyTx): Promise<CollectionSettings> {
  const [row] = await tx.select().from(collectionSettings).where(eq(collectionSettings.companyId, tx.companyId));
  return row ?? defaults;
}

/** Like `findCollectionSettings`, with a row lock until the transaction ends. Inserts a missing row. */
export async function lockCollectionSettings(tx: CompanyTx, now: Date): Promise<CollectionSettings> {
  await tx
    .insert(collectionSettings)
    .values({ ...defaults, companyId: tx.companyId, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(collectionSettings)
    .where(eq(collectionSettings.companyId, tx.companyId))
    .for('update');
  if (!row) throw new Error('The settings of collection were inserted and are gone');
  return row;
}

export async function storeCollectionSettings(
  tx: CompanyTx,
  settings: Omit<CollectionSettings, 'version'>,
  now: Date,
): Promise<CollectionSettings> {
  const [row] = await tx
    .update(collectionSettings)
    .set({ ...settings, version: sql`${collectionSettings.version} + 1`, updatedAt: now })
    .where(eq(collectionSettings.companyId, tx.companyId))
    .returning();
  if (!row) throw new Error('The settings of collection were locked and are gone');
  return row;
}
