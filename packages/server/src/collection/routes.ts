import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { etagOf, requireVersion } from '../db/versions';
import { readCompany, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import {
  type CollectionSettings,
  findCollectionSettings,
  lockCollectionSettings,
  storeCollectionSettings,
} from './statements';

/** /tahsilat-ayarlari: how the company collects its money (MNY-13, MNY-17). */
export const collectionRoutes = {
  getCollectionSettings: async ({ ports, member }) => {
    const settings = await readCompany(ports.db, member.companyId, findCollectionSettings);
    return { status: 200, headers: { ETag: etagOf(settings.version) }, body: settingsAnswer(settings) };
  },

  updateCollectionSettings: async ({ ports, user, member: { companyId }, headers, now, body }) =>
    withCompany(ports.db, companyId, async (tx) => {
      const before = await lockCollectionSettings(tx, now);
      requireVersion(headers['if-match'], before.version);
      const stored = await storeCollectionSettings(tx, settingsAnswer(body), now);
      await writeAudit(tx, {
        action: 'updateCollectionSettings',
        userId: user.id,
        entityId: companyId,
        details: { before: settingsAnswer(before), after: settingsAnswer(stored) },
        at: now,
      });
      return { status: 200, headers: { ETag: etagOf(stored.version) }, body: settingsAnswer(stored) };
    }),
} satisfies Partial<Handlers>;

type Settings = components['schemas']['CollectionSettings'];

function settingsAnswer({ vadeGunu, vadeyiGoster }: Settings | CollectionSettings): Settings {
  return { vadeGunu, vadeyiGoster };
}
