import { hideCompany } from '../../db/queries/hideCompany';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import type { Ports } from '../../Ports';

/**
 * Hides a company and its data from every call and destroys its portal credentials and API keys (CMP-33). Whoever links its portal account
 * again gets it back (CMP-14). A portal session that is open ends with its idle time: nobody waits for the portal here.
 */
export async function deleteCompany({ db, clock }: Ports, userId: string, companyId: string): Promise<void> {
  const now = clock.now();
  await withCompany(db, companyId, async (tx) => {
    if (await hideCompany(tx, companyId, now))
      await writeAudit(tx, { action: 'deleteCompany', userId, companyId, entityId: companyId, at: now });
  });
}
