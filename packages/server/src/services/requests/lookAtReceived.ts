import { istanbulNow } from '@kalem/domain';
import { findReceivedInvoice, putReceivedInvoice } from '../../db/queries/receivedInvoice';
import type { SentRequest } from '../../db/queries/sentRequest';
import { withCompany } from '../../db/wall';
import type { PortalAnswer, PortalReceivedInvoice } from '../../ports/Portal';
import type { PortalTurn } from '../../portal/turn';
import type { Sighting } from './Sighting';

/** How an invoice that was issued to the company stands at the portal, stored here as well. */
export async function lookAtReceived(
  { ports, session, companyId }: PortalTurn,
  { belge: ettn, tarih }: Pick<SentRequest, 'belge' | 'tarih'>,
): Promise<PortalAnswer<Sighting<PortalReceivedInvoice>>> {
  const { db, clock } = ports;
  const listed = await session.listReceived(tarih, tarih);
  if (!listed.ok) return listed;
  const row = listed.value.find((document) => document.ettn === ettn);
  if (!row) return { ok: true, value: { kind: 'absent' } };
  const now = clock.now();
  const stored = await withCompany(db, companyId, async (tx) => {
    await putReceivedInvoice(tx, companyId, row, { now, today: istanbulNow(now).date });
    return findReceivedInvoice(tx, companyId, row);
  });
  const [newest] = stored?.talepAkisi ?? [];
  if (newest) return { ok: true, value: { kind: 'made', islem: newest.tip } };
  return { ok: true, value: row.onayDurumu === 'Onaylandi' ? { kind: 'open', row } : { kind: 'closed' } };
}
