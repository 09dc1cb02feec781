import { receivedInvoicesOf, type ReceivedInvoiceRow } from '../../db/queries/receivedInvoice';
import { withCompany } from '../../db/wall';
import type { PortalFailure } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import * as portalProblems from '../../problems/portalProblems';
import { type Days, windowsOf } from '../../portal/windows';
import { withPatience } from '../../portal/turn';
import { readReceivedDocuments } from './readReceivedDocuments';
import { storeReceived } from './storeReceived';

/**
 * What others issued to the company in these days: read from the portal and stored, and answered from the store when the portal cannot be
 * reached (REQ-14). What it refuses is an answer of its own.
 */
export async function listReceivedInvoices(ports: Ports, companyId: string, days: Days): Promise<ReceivedInvoiceRow[]> {
  const failure = await withPatience(refresh(ports, companyId, days));
  if (failure && failure.kind !== 'unreachable') throw portalProblems.of(failure);
  return withCompany(ports.db, companyId, (tx) => receivedInvoicesOf(tx, companyId, days.from, days.to));
}

async function refresh(ports: Ports, companyId: string, days: Days): Promise<PortalFailure | undefined> {
  for (const { from, to } of windowsOf(days)) {
    const answer = await ports.accounts.use(companyId, async (session) => {
      const listed = await session.listReceived(from, to);
      // Within the turn: a request that goes out after this list was read must not be undone by it.
      if (listed.ok) await storeReceived(ports, companyId, listed.value);
      return listed;
    });
    if (!answer.ok) return answer.failure;
  }
  const isAllRead = await readReceivedDocuments(ports, companyId);
  if (!isAllRead) await ports.jobs.enqueue(ports.db.queries, 'readReceivedDocuments', { companyId });
  return undefined;
}
