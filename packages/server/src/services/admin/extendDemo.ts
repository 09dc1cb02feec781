import { extendTrial } from '../../db/queries/anyCompany';
import { hasAudit, writeAudit } from '../../db/audit';
import { lockCompany } from '../../companies/statements';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';

interface Extension {
  /** Of the call: a repetition adds nothing. */
  readonly id: string;
  readonly userId: string;
  readonly companyId: string;
  /** Days. */
  readonly duration: number;
}

/** Adds days to a company's trial (ADM-06). */
export async function extendDemo({ db, clock }: Ports, { id, userId, companyId, duration }: Extension): Promise<void> {
  await db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw callProblems.notFound();
    if (await hasAudit(tx, { companyId, action: 'extendDemo', entityId: id })) return;
    await extendTrial(tx, companyId, company.demoDuration + duration);
    await writeAudit(tx, {
      action: 'extendDemo',
      userId,
      companyId,
      entityId: id,
      details: { duration },
      at: clock.now(),
    });
  });
}
