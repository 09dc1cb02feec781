import { istanbulNow } from '@kalem/domain';
import { findInvoiceByEttn } from '../../invoices/statements';
import { noteTalepOfInvoice } from '../../invoices/talepAkisi';
import type { SentRequest } from '../../db/queries/sentRequest';
import { withCompany } from '../../db/wall';
import type { PortalAnswer, PortalDocument } from '../../ports/Portal';
import type { PortalTurn } from '../../portal/turn';
import type { Sighting } from './Sighting';

/** How an own invoice stands at the portal, noted here as well. Where the portal's rows tell of no requests, what is known here counts. */
export async function lookAtInvoice(
  { ports, session, companyId }: PortalTurn,
  { belge: ettn, tarih }: Pick<SentRequest, 'belge' | 'tarih'>,
): Promise<PortalAnswer<Sighting<PortalDocument>>> {
  const { db, clock } = ports;
  const listed = await session.listInvoices(tarih, tarih);
  if (!listed.ok) return listed;
  const row = listed.value.find((document) => document.ettn === ettn);
  if (!row) return { ok: true, value: { kind: 'absent' } };
  const now = clock.now();
  const stored = await withCompany(db, companyId, async (tx) => {
    await noteTalepOfInvoice(tx, { ettn }, { companyId, talep: row.talep, tarih: istanbulNow(now).date, now });
    return findInvoiceByEttn(tx, companyId, ettn);
  });
  const [newest] = stored?.talepAkisi ?? [];
  if (newest) return { ok: true, value: { kind: 'made', islem: newest.tip } };
  return { ok: true, value: row.onayDurumu === 'Onaylandi' ? { kind: 'open', row } : { kind: 'closed' } };
}
