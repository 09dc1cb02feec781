import { istanbulNow } from '@kalem/domain';
import { validateCollectionSettings } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { bankOf } from '../bank/bankOf';
import { writeAudit } from '../db/audit';
import { etagOf, requireVersion } from '../db/versions';
import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { refuseFaults } from '../problems/faults';
import {
  type CollectionSettings,
  findCollectionSettings,
  lockCollectionSettings,
  storeCollectionSettings,
} from './settings';
import { refuseLaterStart } from './tracking';

/** /tahsilat-ayarlari: how the company collects its money (MNY-13, MNY-17). */
export const collectionRoutes = {
  getCollectionSettings: async ({ ports, member }) => {
    const { settings, bank } = await withCompany(ports.db, member.companyId, async (tx) => ({
      settings: await findCollectionSettings(tx),
      bank: await bankOf(ports, tx),
    }));
    const body = { ...settingsAnswer(settings), bankaBagli: bank !== undefined };
    return { status: 200, headers: { ETag: etagOf(settings.version) }, body };
  },

  updateCollectionSettings: async ({ ports, user, member: { companyId }, headers, now, body: given }) =>
    withCompany(ports.db, companyId, async (tx) => {
      const before = await lockCollectionSettings(tx, now);
      requireVersion(headers['if-match'], before.version);
      refuseFaults(validateCollectionSettings(given, { today: istanbulNow(now).date }));
      const { vadeGunu, vadeyiGoster, baslangic = before.baslangic } = given;
      const { hatirlatma = before.hatirlatma, hatirlatmaGunleri = before.hatirlatmaGunleri } = given;
      const { kismiKendiliginden = before.kismiKendiliginden, vknKendiliginden = before.vknKendiliginden } = given;
      const start = baslangic || null;
      const isMoved = start !== before.baslangic;
      if (isMoved) await refuseLaterStart(tx, before.baslangic, start);
      const isleniyor = before.isleniyor || isMoved;
      const stored = await storeCollectionSettings(
        tx,
        {
          vadeGunu,
          vadeyiGoster,
          baslangic: start,
          isleniyor,
          hatirlatma,
          hatirlatmaGunleri,
          kismiKendiliginden,
          vknKendiliginden,
        },
        now,
      );
      if (isMoved) await ports.jobs.enqueue(tx, 'bookEarlierInvoices', { companyId });
      await writeAudit(tx, {
        action: 'updateCollectionSettings',
        userId: user.id,
        entityId: companyId,
        details: { before: settingsAnswer(before), after: settingsAnswer(stored) },
        at: now,
      });
      const body = { ...settingsAnswer(stored), bankaBagli: (await bankOf(ports, tx)) !== undefined };
      return { status: 200, headers: { ETag: etagOf(stored.version) }, body };
    }),
} satisfies Partial<Handlers>;

type Settings = components['schemas']['CollectionSettings'];

function settingsAnswer(row: CollectionSettings): Omit<Settings, 'bankaBagli'> {
  const { vadeGunu, vadeyiGoster, baslangic, isleniyor, hatirlatma, hatirlatmaGunleri } = row;
  const { kismiKendiliginden, vknKendiliginden } = row;
  return {
    vadeGunu,
    vadeyiGoster,
    baslangic,
    isleniyor,
    hatirlatma,
    hatirlatmaGunleri,
    kismiKendiliginden,
    vknKendiliginden,
  };
}
