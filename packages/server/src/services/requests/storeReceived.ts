import { istanbulNow } from '@kalem/domain';
import { putReceivedInvoice } from '../../db/queries/receivedInvoice';
import { withCompany } from '../../db/wall';
import type { PortalReceivedInvoice } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';

/** Stores the invoices issued to the company as the portal lists them. */
export async function storeReceived(
  { db, clock }: Ports,
  companyId: string,
  rows: readonly PortalReceivedInvoice[],
): Promise<void> {
  if (rows.length === 0) return;
  const now = clock.now();
  const today = istanbulNow(now).date;
  await withCompany(db, companyId, async (tx) => {
    for (const row of rows) await putReceivedInvoice(tx, companyId, row, { now, today });
  });
}
