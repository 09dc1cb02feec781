import { noteTalepOfRequest } from '../../db/queries/noteReceivedTalep';
import { putReceivedRequest, takeUntoldRequests } from '../../db/queries/receivedRequest';
import { withCompany } from '../../db/wall';
import type { PortalReceivedRequest } from '../../ports/Portal';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { notifyNewRequests } from '../../notices/newRequests';

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
    await tellNewRequests(ports, tx, companyId);
  });
}

/** Has people told of the requests of which nobody was told yet, each once, in the company's transaction. */
export async function tellNewRequests(ports: Ports, tx: Queries, companyId: string): Promise<void> {
  await notifyNewRequests(ports, tx, companyId, await takeUntoldRequests(tx, companyId, ports.clock.now()));
}
