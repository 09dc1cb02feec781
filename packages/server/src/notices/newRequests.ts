import { findCompany } from '../companies/statements';
import { companyTitle, LONGEST_TITLE_OF_SMS } from '../companies/wire';
import { asServer } from '../db/wall';
import { newRequestsMail, newRequestsSms, type ReceivedRequest } from '../messages/templates/notices';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { queueNotice, readersOfRequests } from './queueNotice';

/**
 * Notifies the owner, and all members who may read requests, of new cancel requests and objections (NTF-03). Must run
 * in the transaction that marks the requests as notified, so that each is notified once.
 */
export async function notifyNewRequests(
  ports: Ports,
  tx: CompanyTx,
  requests: readonly ReceivedRequest[],
): Promise<void> {
  const company = requests.length > 0 ? await findCompany(tx) : undefined;
  if (!company) return;
  const page = `${ports.config.publicUrl}/dashboard/anasayfa`;
  const notice = { company: companyTitle(company), page, requests, count: requests.length };
  const people = await asServer(tx, 'people', (server) => readersOfRequests(server, tx.companyId));
  await queueNotice(ports, tx, people, (language) => ({
    ...newRequestsMail(language, notice),
    sms: newRequestsSms(language, { ...notice, company: companyTitle(company, LONGEST_TITLE_OF_SMS) }),
  }));
}
