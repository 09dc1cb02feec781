import { putReceivedAmounts, unreadReceivedInvoices } from '../../db/queries/receivedInvoice';
import { withCompany } from '../../db/wall';
import { readAmounts } from '../../documents/readAmounts';
import type { PortalAnswer } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';

/** So many documents are quickly had; other work may have the account in between. */
const AT_ONCE = 10;

/**
 * Reads the amounts of invoices that others issued out of their documents, each once, because the portal's rows carry none (REQ-09,
 * protocol 8). Answers whether all of the company's are read.
 */
export async function readReceivedDocuments(ports: Ports, companyId: string): Promise<boolean> {
  const { db } = ports;
  const answer = await ports.accounts.use(companyId, async (session): Promise<PortalAnswer<boolean>> => {
    const rows = await withCompany(db, companyId, (tx) => unreadReceivedInvoices(tx, companyId, AT_ONCE + 1));
    for (const row of rows.slice(0, AT_ONCE)) {
      const zip = await session.downloadZip({ ettn: row.ettn, onayDurumu: row.durum });
      if (!zip.ok && zip.failure.kind !== 'refused') return zip;
      const amounts = zip.ok && zip.value ? readAmounts(zip.value) : undefined;
      await withCompany(db, companyId, (tx) => putReceivedAmounts(tx, row, amounts ?? {}));
    }
    return { ok: true, value: rows.length <= AT_ONCE };
  });
  return answer.ok && answer.value;
}
