import { apiKeyRows, type ListedKey } from '../../db/queries/apiKeyRows';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import type { Ports } from '../../Ports';
import { requestProblems } from '../../problems/requestProblems';
import { keyName } from './keyName';

interface Target {
  readonly companyId: string;
  /** Who changes. */
  readonly userId: string;
  readonly id: string;
}

/** What can be done to an API key. */
export const changeApiKey = {
  rename({ db, clock }: Ports, { companyId, userId, id }: Target, body: { name: string }): Promise<ListedKey> {
    const name = keyName(body);
    return withCompany(db, companyId, async (tx) => {
      const key = await apiKeyRows.rename(tx, companyId, id, name);
      if (!key) throw requestProblems.notFound();
      await writeAudit(tx, { action: 'renameApiKey', userId, companyId, entityId: id, at: clock.now() });
      return key;
    });
  },

  /** Its tokens die with it (KEY-06). */
  async remove({ db, clock }: Ports, { companyId, userId, id }: Target): Promise<void> {
    await withCompany(db, companyId, async (tx) => {
      if (!(await apiKeyRows.remove(tx, companyId, id))) throw requestProblems.notFound();
      await writeAudit(tx, { action: 'deleteApiKey', userId, companyId, entityId: id, at: clock.now() });
    });
  },
};
