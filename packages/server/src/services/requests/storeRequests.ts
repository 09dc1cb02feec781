import { noteTalepOfRequest } from '../../db/queries/noteTalep';
import { putReceivedRequest } from '../../db/queries/receivedRequest';
import { withCompany } from '../../db/withCompany';
import type { PortalReceivedRequest } from '../../ports/Portal';
import type { Ports } from '../../Ports';
import { notifyNewRequests } from '../notifications/notifyNewRequests';

/** Stores the requests that the portal lists, writes them into the invoices that they are about, and has people told of new ones. */
export async function storeRequests(
  ports: Ports,
  companyId: string,
  requests: readonly PortalReceivedRequest[],
): Promise<void> {
  if (requests.length === 0) return;
  const now = ports.clock.now();
  await withCompany(ports.db, companyId, async (tx) => {
    for (const request of requests) {
      const { tip, durum, tarih } = request;
      await putReceivedRequest(tx, companyId, request, now);
      await noteTalepOfRequest(tx, request, { companyId, talep: durum && { tip, durum }, tarih, now });
    }
    await notifyNewRequests(ports, tx, companyId);
  });
}
