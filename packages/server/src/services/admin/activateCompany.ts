import { hasAudit, writeAudit } from '../../db/audit';
import { lockCompany, markCompanyPaid } from '../../companies/statements';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';

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
    if (!(await lockCompany(tx, companyId))) throw callProblems.notFound();
    if (await hasAudit(tx, { companyId, action: 'activateCompany', entityId: id })) return;
    await markCompanyPaid(tx, companyId, now);
    await writeAudit(tx, { action: 'activateCompany', userId, companyId, entityId: id, at: now });
  });
}
