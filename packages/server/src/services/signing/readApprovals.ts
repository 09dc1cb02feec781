import { addDays } from '@kalem/domain';
import type { InvoiceRow } from '../../db/invoiceWire';
import type { PortalAnswer, PortalSession } from '../../ports/Portal';

/** The portal wants short ranges (protocol 6.6). */
const WINDOW_DAYS = 7;

/** The ETTNs of those invoices that the portal's list calls approved. */
export async function readApprovals(
  session: PortalSession,
  rows: readonly InvoiceRow[],
): Promise<PortalAnswer<Set<string>>> {
  const ours = new Set(rows.map(({ ettn }) => ettn));
  const approved = new Set<string>();
  let days = [...new Set(rows.map(({ faturaTarih }) => faturaTarih))].sort();
  while (days[0] !== undefined) {
    const from = days[0];
    const to = addDays(from, WINDOW_DAYS - 1);
    const inWindow = days.filter((day) => day <= to);
    const listed = await session.listInvoices(from, inWindow.at(-1) ?? from);
    if (!listed.ok) return listed;
    for (const { ettn, onayDurumu } of listed.value)
      if (ours.has(ettn) && onayDurumu === 'Onaylandi') approved.add(ettn);
    days = days.slice(inWindow.length);
  }
  return { ok: true, value: approved };
}
