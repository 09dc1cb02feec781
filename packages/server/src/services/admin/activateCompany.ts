import { hasAudit } from '../../db/queries/hasAudit';
import { lockCompany } from '../../db/queries/lockCompany';
import { markCompanyPaid } from '../../db/queries/markCompanyPaid';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import * as requestProblems from '../../problems/requestProblems';

interface Activation {
  /** Of the call: a repetition changes nothing. */
  readonly id: string;
  readonly userId: string;
  readonly companyId: string;
}

/** Starts a company's licence without a payment (ADM-07). */
export async function activateCompany({ db, clock }: Ports, { id, userId, companyId }: Activation): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw requestProblems.notFound();
    if (await hasAudit(tx, { companyId, action: 'activateCompany', entityId: id })) return;
    await markCompanyPaid(tx, companyId, now);
    await writeAudit(tx, { action: 'activateCompany', userId, companyId, entityId: id, at: now });
  });
}
