import { asServer } from '../../db/asServer';
import { findCompany } from '../../db/queries/findCompany';
import { readersOfRequests } from '../../db/queries/notifiedPeople';
import { takeUntoldRequests } from '../../db/queries/receivedRequest';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../Ports';
import { companyTitle } from './companyTitle';
import { queueNotice } from './queueNotice';
import { requestsNotice } from './requestsNotice';

/**
 * Tells the owner and who may read requests of the cancel and objection requests of which nobody has been told yet, each once (NTF-03).
 * Call it in the company's transaction that stored them.
 */
export async function notifyNewRequests(ports: Ports, tx: Queries, companyId: string): Promise<void> {
  const requests = await takeUntoldRequests(tx, companyId, ports.clock.now());
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
