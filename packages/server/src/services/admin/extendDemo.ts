import { extendTrial } from '../../db/queries/anyCompany';
import { hasAudit } from '../../db/queries/hasAudit';
import { lockCompany } from '../../db/queries/lockCompany';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import * as requestProblems from '../../problems/requestProblems';

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
    if (!company) throw requestProblems.notFound();
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
