import { validateGibCredentials } from '@kalem/domain';
import { lockCompany } from '../../companies/statements';
import { putPortalAccount, sealedCredentials } from '../../portal/credentials';
import { waitingInvoices } from '../../invoices/statements';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { PortalCredentials } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import * as companyProblems from '../../problems/companyProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { startSync } from '../sync/startSync';
import { tryCredentials } from './tryCredentials';

interface Change {
  readonly companyId: string;
  readonly userId: string;
  readonly credentials: PortalCredentials;
}

/**
 * Stores new portal credentials of a company after the portal took them; wrong ones are refused and the old ones stay (GIB-01, GIB-02).
 * They must be of the same taxpayer: another's invoices would be downloaded into this company. What waited for the account goes on.
 */
export async function changeCredentials(ports: Ports, { companyId, userId, credentials }: Change): Promise<void> {
  refuseFaults(validateGibCredentials(credentials));
  const { db, secrets, clock, jobs, accounts } = ports;
  await accounts.logOut(companyId);
  const own = await tryCredentials(ports, userId, credentials);
  const sealed = await sealedCredentials.seal(secrets, companyId, credentials);
  await withCompany(db, companyId, async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw callProblems.noPermission();
    if (company.vknTckn !== own.vknTckn) throw companyProblems.accountOfOther();
    const now = clock.now();
    await putPortalAccount(tx, companyId, sealed, now);
    for (const invoiceId of await waitingInvoices(tx, companyId))
      await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId });
    await startSync(ports, tx, companyId);
    await writeAudit(tx, { action: 'updateGibCredentials', companyId, userId, entityId: companyId, at: now });
  });
}
