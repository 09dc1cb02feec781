import { fillCompany, findCompanyByNumber, lockCompany, putCompany } from '../../companies/statements';
import { putPortalAccount, sealedCredentials } from '../../portal/credentials';
import { waitingInvoices } from '../../invoices/statements';
import { writeAudit } from '../../db/audit';
import type { PortalCompany, PortalCredentials } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import * as companyProblems from '../../problems/companyProblems';
import { normalizeEmail } from '../../people/names';
import { startSync } from '../sync/startSync';
import { tryCredentials } from './tryCredentials';

/**
 * Links the company of a portal account to the caller: signs in, reads the portal's own data, and finds or creates the company with that
 * number (CMP-14). A deleted one comes back with its old trial and licence; what the owner filled in of a living one stays. Answers its id.
 */
export async function linkCompany(
  ports: Ports,
  userId: string,
  id: string,
  credentials: PortalCredentials,
): Promise<string> {
  const own = await tryCredentials(ports, userId, credentials);
  const { db, clock, secrets, jobs } = ports;
  const now = clock.now();
  const there = await findCompanyByNumber(db.queries, own.vknTckn);
  const companyId = there?.id ?? id;
  const sealed = await sealedCredentials.seal(secrets, companyId, credentials);
  return db.transaction(async (tx) => {
    const living = there && (await lockCompany(tx, there.id));
    if (living && living.ownerId !== userId) throw companyProblems.ownedByOther();
    if (living) await fillCompany(tx, living, fieldsOf(own));
    else if (
      !(await putCompany(tx, { id: companyId, ownerId: userId, vknTckn: own.vknTckn, createdAt: now }, fieldsOf(own)))
    )
      throw companyProblems.alreadyThere();
    await putPortalAccount(tx, companyId, sealed, now);
    for (const invoiceId of await waitingInvoices(tx, companyId))
      await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId });
    await startSync(ports, tx, companyId);
    await writeAudit(tx, { action: 'linkCompany', userId, companyId, entityId: companyId, at: now });
    return companyId;
  });
}

function fieldsOf({ vknTckn: _, email, ...own }: PortalCompany) {
  return { ...own, email: normalizeEmail(email) };
}
