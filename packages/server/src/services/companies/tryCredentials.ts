import { forgetAttempts, limitAttempts } from '../../db/attempts';
import { listCompaniesOf } from '../../companies/statements';
import { findPortalAccount, sealedCredentials } from '../../portal/credentials';
import type { PortalCompany, PortalCredentials } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import * as portalProblems from '../../problems/portalProblems';

const QUARTER_HOUR = 900;
/** Whoever guesses passwords here would have the taxpayer's account blocked at the portal. */
const MOST_ATTEMPTS = 10;

/** Signs in to the portal with credentials that are not stored, and answers whose they are. 400 when the portal does not take them (GIB-02). */
export async function tryCredentials(
  ports: Ports,
  userId: string,
  credentials: PortalCredentials,
): Promise<PortalCompany> {
  const attempts = await limitAttempts(ports, {
    purpose: 'linkCompany',
    subject: `${userId} ${credentials.userCode}`,
    most: MOST_ATTEMPTS,
    windowSeconds: QUARTER_HOUR,
  });
  await closeOwnSession(ports, userId, credentials.userCode);
  const answer = await ports.accounts.tryOut(credentials, (session) => session.ownData());
  if (!answer.ok && answer.failure.kind === 'credentials') throw portalProblems.wrongCredentials(answer.failure.text);
  if (!answer.ok) throw portalProblems.of(answer.failure);
  await forgetAttempts(ports.db.queries, attempts);
  return answer.value;
}

/** The session that would be in the way may be our own: of a company that the caller has linked before. */
async function closeOwnSession({ db, secrets, accounts }: Ports, userId: string, userCode: string): Promise<void> {
  for (const { company } of await listCompaniesOf(db.queries, userId)) {
    const account = await findPortalAccount(db.queries, company.id);
    const linked =
      account && (await sealedCredentials.open(secrets, company.id, account.sealed).catch(() => undefined));
    if (linked?.userCode === userCode) await accounts.logOut(company.id);
  }
}
