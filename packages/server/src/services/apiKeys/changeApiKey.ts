import { deleteApiKey, type ListedKey, updateKeyName } from '../../db/queries/apiKeyRows';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import type { Ports } from '../../Ports';
import * as requestProblems from '../../problems/requestProblems';
import { keyName } from './keyName';

interface Target {
  readonly companyId: string;
  /** Who changes. */
  readonly userId: string;
  readonly id: string;
}
// What can be done to an API key.

export function renameApiKey(
  { db, clock }: Ports,
  { companyId, userId, id }: Target,
  body: { name: string },
): Promise<ListedKey> {
  const name = keyName(body);
  return withCompany(db, companyId, async (tx) => {
    const key = await updateKeyName(tx, companyId, id, name);
    if (!key) throw requestProblems.notFound();
    await writeAudit(tx, { action: 'renameApiKey', userId, companyId, entityId: id, at: clock.now() });
    return key;
  });
}

/** Its tokens die with it (KEY-06). */
export async function removeApiKey({ db, clock }: Ports, { companyId, userId, id }: Target): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    if (!(await deleteApiKey(tx, companyId, id))) throw requestProblems.notFound();
    await writeAudit(tx, { action: 'deleteApiKey', userId, companyId, entityId: id, at: clock.now() });
  });
}
