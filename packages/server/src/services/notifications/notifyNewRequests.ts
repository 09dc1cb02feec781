import { asServer } from '../../db/wall';
import { findCompany } from '../../companies/statements';
import { readersOfRequests } from '../../db/queries/notifiedPeople';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { companyTitle } from '../../companies/wire';
import { queueNotice } from './queueNotice';
import { type ReceivedRequest, requestsNotice } from './requestsNotice';

/**
 * Tells the owner, and everybody who may read requests, of new cancel and objection requests (NTF-03). Call it in the company's transaction
 * that took them as untold, so that each is told once.
 */
export async function notifyNewRequests(
  ports: Ports,
  tx: Queries,
  companyId: string,
  requests: readonly ReceivedRequest[],
): Promise<void> {
  const company = requests.length > 0 ? await findCompany(tx, companyId) : undefined;
  if (!company) return;
  const notice = requestsNotice(
    companyTitle(company),
    requests,
    `${ports.config.publicUrl}/dashboard/iptal-itiraz-talepleri`,
  );
  const people = await asServer(tx, (server) => readersOfRequests(server, companyId));
  await queueNotice(ports, tx, people, notice);
}
