import { validateGibCredentials } from '@kalem/domain';
import {
  type CompanyFields,
  fillCompany,
  findCompanyByNumber,
  listCompaniesOf,
  lockCompany,
  markCompanyProven,
  putCompany,
} from '../companies/statements';
import { forgetAttempts, limitAttempts, takeBackAttempt } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { asCompany, readCompany, serverQueries, withCompany, withServer } from '../db/wall';
import { waitingInvoices } from '../invoices/states';
import { normalizeEmail } from '../people/names';
import { findPortalAccount, openCredentials, putPortalAccount, sealCredentials } from '../portal/credentials';
import type { CompanyTx } from '../ports/Database';
import type { PortalCompany, PortalCredentials } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as companyProblems from '../problems/companyProblems';
import * as invoiceProblems from '../problems/invoiceProblems';
import * as portalProblems from '../problems/portalProblems';
import { refuseFaults } from '../problems/faults';
import { startSync } from '../sync/startSync';
import { askOwner, closeUnproven } from './otherOwner';

/**
 * Links the company of a portal account to the caller: signs in, reads the portal's own data, and finds or creates the
 * company with that number (CMP-14). A deleted company is restored with its old trial and licence. Data that the owner
 * of an active company entered stay. Proof wins: a company that another user created without proof is closed, and the
 * caller's company starts empty. Returns the company's id.
 */
export async function linkCompany(
  ports: Ports,
  userId: string,
  id: string,
  credentials: PortalCredentials,
): Promise<string> {
  const own = await tryCredentials(ports, userId, credentials);
  const { db, clock, secrets } = ports;
  const now = clock.now();
  const there = await findCompanyByNumber(serverQueries(db, 'openCompany'), own.vknTckn);
  const isOfOther = there !== undefined && there.ownerId !== userId;
  if (isOfOther && there.provenAt !== null && there.deletedAt === null) {
    await askOwner(ports, there, userId);
    throw companyProblems.ownedByOther();
  }
  const closing = isOfOther && there.provenAt === null ? there : undefined;
  const companyId = there && !closing ? there.id : id;
  const sealed = await sealCredentials(secrets, companyId, credentials);
  return withServer(db, 'openCompany', async (server) => {
    if (closing) await closeUnproven(ports, server, closing);
    const isLiving =
      there && !closing && (await asCompany(server, companyId, (tx) => fillLiving(tx, userId, fieldsOf(own))));
    const company = { id: companyId, ownerId: userId, vknTckn: own.vknTckn, createdAt: now, provenAt: now };
    if (!isLiving && !(await putCompany(server, company, fieldsOf(own)))) throw companyProblems.alreadyThere();
    await asCompany(server, companyId, async (tx) => {
      await markCompanyProven(tx, now);
      await takeAccount(ports, tx, sealed);
      await writeAudit(tx, { action: 'linkCompany', userId, entityId: companyId, at: now });
    });
    return companyId;
  });
}

interface Change {
  readonly companyId: string;
  readonly userId: string;
  readonly credentials: PortalCredentials;
}

/**
 * Stores new portal credentials of a company after a successful login. Wrong ones are refused and the old ones stay
 * (GIB-01, GIB-02). They must belong to the same taxpayer. Otherwise another taxpayer's invoices would be downloaded.
 * Empty fields of the company are filled from the portal, because a partner's company is linked only this way (PRT-12).
 * Waiting work for the account continues.
 */
export async function changeCredentials(ports: Ports, { companyId, userId, credentials }: Change): Promise<void> {
  refuseFaults(validateGibCredentials(credentials));
  const { db, secrets, clock } = ports;
  await endPortalSession(ports, companyId);
  const own = await tryCredentials(ports, userId, credentials);
  const sealed = await sealCredentials(secrets, companyId, credentials);
  await withCompany(db, companyId, async (tx) => {
    const company = await lockCompany(tx);
    if (!company) throw callProblems.noPermission();
    if (company.vknTckn !== own.vknTckn) throw companyProblems.accountOfOther();
    await fillCompany(tx, company, fieldsOf(own));
    await markCompanyProven(tx, clock.now());
    await takeAccount(ports, tx, sealed);
    await writeAudit(tx, { action: 'updateGibCredentials', userId, entityId: companyId, at: clock.now() });
  });
}

/**
 * Ends the portal session. Throws 409 while a signature waits for its code, because the code is valid in this session
 * only.
 */
export async function endPortalSession({ accounts }: Ports, companyId: string): Promise<void> {
  if (!(await accounts.logOut(companyId))) throw invoiceProblems.signingUnderWay();
}

/** Signs in with credentials that are not stored yet. Returns the taxpayer. Throws 400 when they are wrong (GIB-02). */
async function tryCredentials(ports: Ports, userId: string, credentials: PortalCredentials): Promise<PortalCompany> {
  const attempts = await limitAttempts(ports, 'linkCompany', `${userId} ${credentials.userCode}`);
  // Counted by portal account too, so that several Kalem accounts give no extra tries (ATK-10).
  const attemptsOnCode = await limitAttempts(ports, 'linkCompany code', plainCode(credentials.userCode));
  const wrong = await limitAttempts(ports, 'linkCompany user', userId);
  await closeOwnSession(ports, userId, credentials.userCode);
  const answer = await ports.accounts.tryOut(credentials, (session) => session.ownData());
  if (!answer.ok && answer.failure.kind === 'credentials') throw portalProblems.wrongCredentials(answer.failure.text);
  if (!answer.ok) throw portalProblems.of(answer.failure);
  const server = serverQueries(ports.db, 'calls');
  for (const key of [attempts, attemptsOnCode]) await forgetAttempts(server, key);
  await takeBackAttempt(server, wrong);
  return answer.value;
}

/** A user code without spaces, signs and other forms of digits, so that variants of one code share a count. */
function plainCode(userCode: string): string {
  return userCode.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Closes our own portal session with this account, which would block the login. The caller may have linked the account
 * before.
 */
async function closeOwnSession(ports: Ports, userId: string, userCode: string): Promise<void> {
  const { db, secrets } = ports;
  for (const { company } of await listCompaniesOf(serverQueries(db, 'caller'), userId)) {
    const account = await readCompany(db, company.id, findPortalAccount);
    const linked = account && (await openCredentials(secrets, company.id, account.sealed).catch(() => undefined));
    if (linked?.userCode === userCode) await endPortalSession(ports, company.id);
  }
}

/** Fills the empty fields of an active company of this user. Returns false when it is deleted. */
async function fillLiving(tx: CompanyTx, userId: string, fields: CompanyFields): Promise<boolean> {
  const company = await lockCompany(tx);
  if (!company) return false;
  if (company.ownerId !== userId) throw companyProblems.ownedByOther();
  await fillCompany(tx, company, fields);
  return true;
}

function fieldsOf({ vknTckn: _, email, ...own }: PortalCompany) {
  return { ...own, email: normalizeEmail(email) };
}

/** Stores the company's portal account, continues waiting work and starts the download of invoices. */
async function takeAccount(ports: Ports, tx: CompanyTx, sealed: string): Promise<void> {
  const { companyId } = tx;
  await putPortalAccount(tx, sealed, ports.clock.now());
  for (const invoiceId of await waitingInvoices(tx))
    await ports.jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId });
  await startSync(ports, tx);
}
