import { fillCompany } from '../db/queries/fillCompany';
import { findCompanyByNumber } from '../db/queries/findCompanyByNumber';
import { forgetAttempts } from '../db/queries/forgetAttempts';
import { listCompaniesOf } from '../db/queries/listCompaniesOf';
import { portalAccount } from '../db/queries/portalAccount';
import { putCompany } from '../db/queries/putCompany';
import { waitingInvoices } from '../db/queries/waitingInvoices';
import { writeAudit } from '../db/queries/writeAudit';
import { sealedCredentials } from '../portal/sealedCredentials';
import type { PortalCompany, PortalCredentials } from '../ports/Portal';
import type { Ports } from '../Ports';
import { companyProblems } from '../problems/companyProblems';
import { portalProblems } from '../problems/portalProblems';
import { limitAttempts } from './limitAttempts';
import { normalizeEmail } from './normalizeEmail';

const QUARTER_HOUR = 900;
/** Whoever guesses passwords here would have the taxpayer's account blocked at the portal. */
const MOST_ATTEMPTS = 10;

/**
 * Links the company of a portal account to the caller: signs in, reads the portal's own data, and finds or creates the company with that
 * number (CMP-14). A deleted one comes back with its old trial and licence; what the owner filled in of a living one stays. Answers its id.
 */
export async function linkCompany(ports: Ports, userId: string, id: string, credentials: PortalCredentials): Promise<string> {
  const own = await readOwnData(ports, userId, credentials);
  const { db, clock, secrets, jobs } = ports;
  const now = clock.now();
  const there = await findCompanyByNumber(db.queries, own.vknTckn);
  const companyId = there?.id ?? id;
  const sealed = await sealedCredentials.seal(secrets, companyId, credentials);
  return db.transaction(async (tx) => {
    const isAlive = there !== undefined && there.deletedAt === null;
    if (isAlive && there.ownerId !== userId) throw companyProblems.ownedByOther();
    if (isAlive) await fillCompany(tx, there, fieldsOf(own));
    else if (!(await putCompany(tx, { id: companyId, ownerId: userId, vknTckn: own.vknTckn, createdAt: now }, fieldsOf(own)))) throw companyProblems.alreadyThere();
    await portalAccount.put(tx, companyId, sealed, now);
    for (const invoiceId of await waitingInvoices(tx, companyId)) await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId });
    await writeAudit(tx, { action: 'linkCompany', userId, companyId, entityId: companyId, at: now });
    return companyId;
  });
}

async function readOwnData(ports: Ports, userId: string, credentials: PortalCredentials): Promise<PortalCompany> {
  const attempts = await limitAttempts(ports, { purpose: 'linkCompany', subject: `${userId} ${credentials.userCode}`, most: MOST_ATTEMPTS, windowSeconds: QUARTER_HOUR });
  await closeOwnSession(ports, userId, credentials.userCode);
  const answer = await ports.accounts.tryOut(credentials, (session) => session.ownData());
  if (!answer.ok && answer.failure.kind === 'credentials') throw portalProblems.wrongCredentials(answer.failure.text);
  await forgetAttempts(ports.db.queries, attempts);
  if (!answer.ok) throw portalProblems.of(answer.failure);
  return answer.value;
}

/** The session that would be in the way may be our own: of a company that the caller has linked before. */
async function closeOwnSession({ db, secrets, accounts }: Ports, userId: string, userCode: string): Promise<void> {
  for (const { company } of await listCompaniesOf(db.queries, userId)) {
    const account = await portalAccount.find(db.queries, company.id);
    const linked = account && (await sealedCredentials.open(secrets, company.id, account.sealed).catch(() => undefined));
    if (linked?.userCode === userCode) await accounts.logOut(company.id);
  }
}

function fieldsOf({ vknTckn: _, email, ...own }: PortalCompany) {
  return { ...own, email: normalizeEmail(email) };
}
