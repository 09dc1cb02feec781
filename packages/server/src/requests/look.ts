import { istanbulNow } from '@kalem/domain';
import { withCompany } from '../db/wall';
import { findInvoiceByEttn } from '../invoices/statements';
import { noteTalepOfInvoice } from '../invoices/talepAkisi';
import type { PortalTurn } from '../portal/turn';
import type { PortalAnswer, PortalDocument, PortalReceivedInvoice, PortalReceivedRequest } from '../ports/Portal';
import { findReceivedInvoice, putReceivedInvoice } from './receivedInvoices';
import { storeRequests } from './receivedRequests';
import type { SentRequest } from './sentRequests';

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
    await noteTalepOfInvoice(tx, { ettn }, { talep: row.talep, tarih: istanbulNow(now).date, now });
    return findInvoiceByEttn(tx, ettn);
  });
  const [newest] = stored?.talepAkisi ?? [];
  if (newest) return { ok: true, value: { kind: 'made', islem: newest.tip } };
  return { ok: true, value: row.onayDurumu === 'Onaylandi' ? { kind: 'open', row } : { kind: 'closed' } };
}

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
    await putReceivedInvoice(tx, row, { now, today: istanbulNow(now).date });
    return findReceivedInvoice(tx, row);
  });
  const [newest] = stored?.talepAkisi ?? [];
  if (newest) return { ok: true, value: { kind: 'made', islem: newest.tip } };
  return { ok: true, value: row.onayDurumu === 'Onaylandi' ? { kind: 'open', row } : { kind: 'closed' } };
}

/** How a received request stands at the portal, stored here as well. */
export async function lookAtRequest(
  { ports, session, companyId }: PortalTurn,
  { belge: oid, tarih }: Pick<SentRequest, 'belge' | 'tarih'>,
): Promise<PortalAnswer<Sighting<PortalReceivedRequest>>> {
  const listed = await session.listRequests(tarih, tarih);
  if (!listed.ok) return listed;
  await storeRequests(ports, companyId, listed.value);
  const row = listed.value.find(({ iptalItirazOid }) => iptalItirazOid === oid);
  if (!row || row.durum === null) return { ok: true, value: { kind: 'absent' } };
  return { ok: true, value: row.durum === 'OLUSTU' ? { kind: 'open', row } : { kind: 'made', islem: row.durum } };
}

/**
 * What the portal's list shows of the document that a request is about, or of the request that is answered. `open`: it can go out;
 * `made`: there is a request on the document, or the request has this answer.
 */
export type Sighting<Row> =
  | { readonly kind: 'absent' | 'closed' }
  | { readonly kind: 'open'; readonly row: Row }
  | { readonly kind: 'made'; readonly islem: SentRequest['islem'] };
