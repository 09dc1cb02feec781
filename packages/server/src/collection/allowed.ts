import { eq } from 'drizzle-orm';
import { findCompany } from '../companies/statements';
import { asServer } from '../db/wall';
import { partners } from '../partners/tables';
import { findUser } from '../people/statements';
import type { CompanyTx } from '../ports/Database';
import * as ledgerProblems from '../problems/ledgerProblems';
import type { ProblemError } from '../problems/ProblemError';

/**
 * Why the company may send no reminders by mail; undefined when it may: its owner has a proven address, or its partner
 * is allowed to (MNY-69).
 */
export async function mailRefusal(tx: CompanyTx): Promise<ProblemError | undefined> {
  const company = await findCompany(tx);
  if (!company) return ledgerProblems.remindersNotAllowed();
  const { partnerId, ownerId } = company;
  if (partnerId === null) {
    const owner = await asServer(tx, 'people', (server) => findUser(server, ownerId));
    return owner?.emailVerifiedAt ? undefined : ledgerProblems.ownerEmailNotVerified();
  }
  const [partner] = await asServer(tx, 'partners', (server) =>
    server.select({ allowed: partners.hatirlatma }).from(partners).where(eq(partners.id, partnerId)),
  );
  return partner?.allowed ? undefined : ledgerProblems.remindersNotAllowed();
}
