import { istanbulNow } from '@kalem/domain';
import { withCompany } from '../db/wall';
import { findInvoiceByEttn } from '../invoices/statements';
import { setTalepOfInvoice, type TalepAkisi } from '../invoices/talepAkisi';
import type { PortalTurn } from '../portal/turn';
import type { PortalAnswer, PortalReceivedInvoice, PortalReceivedRequest, PortalRow } from '../ports/Portal';
import { findReceivedInvoice, putReceivedInvoice } from '../received/receivedInvoices';
import { storeRequests } from './receivedRequests';
import type { SentRequest } from './sentRequests';

/**
 * The state of a request's document, or of the request to be answered, in the portal's list. `open`: a request can be
 * sent. `made`: the document has a request, or the request has this answer.
 */
export type Sighting<Row> =
  | { readonly kind: 'absent' | 'closed' }
  | { readonly kind: 'open'; readonly row: Row }
  | { readonly kind: 'made'; readonly islem: SentRequest['islem'] };

/** Reads the state of a request's document at the portal, and stores it. */
export function lookAt(turn: PortalTurn, sent: SentRequest): Promise<PortalAnswer<Sighting<unknown>>> {
  return looks[sent.yon](turn, sent);
}

const looks: Readonly<
  Record<SentRequest['yon'], (turn: PortalTurn, sent: SentRequest) => Promise<PortalAnswer<Sighting<unknown>>>>
> = {
  KENDI: lookAtInvoice,
  ADIMA: lookAtReceived,
  GELEN: lookAtRequest,
};

/** Reads the state of an own invoice at the portal, and stores it. */
export async function lookAtInvoice(
  { ports, session, companyId }: PortalTurn,
  { belge: ettn, tarih }: Pick<SentRequest, 'belge' | 'tarih'>,
): Promise<PortalAnswer<Sighting<PortalRow>>> {
  const { db, clock } = ports;
  const listed = await session.listInvoices(tarih, tarih);
  if (!listed.ok) return listed;
  const row = listed.value.find((each) => each.ettn === ettn);
  if (!row) return { ok: true, value: { kind: 'absent' } };
  const now = clock.now();
  const stored = await withCompany(db, companyId, async (tx) => {
    await setTalepOfInvoice(tx, { ettn }, { talep: row.talep, tarih: istanbulNow(now).date, now });
    return findInvoiceByEttn(tx, ettn);
  });
  return { ok: true, value: sightingOf(row, stored?.talepAkisi) };
}

/** Reads the state of a received invoice at the portal, and stores it. */
export async function lookAtReceived(
  { ports, session, companyId }: PortalTurn,
  { belge: ettn, tarih }: Pick<SentRequest, 'belge' | 'tarih'>,
): Promise<PortalAnswer<Sighting<PortalReceivedInvoice>>> {
  const { db, clock } = ports;
  const listed = await session.listReceived(tarih, tarih);
  if (!listed.ok) return listed;
  const row = listed.value.find((each) => each.ettn === ettn);
  if (!row) return { ok: true, value: { kind: 'absent' } };
  const now = clock.now();
  const stored = await withCompany(db, companyId, async (tx) => {
    await putReceivedInvoice(tx, row, { now, today: istanbulNow(now).date });
    return findReceivedInvoice(tx, row);
  });
  return { ok: true, value: sightingOf(row, stored?.talepAkisi) };
}

/** Reads the state of a received request at the portal, and stores it. */
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

/** Uses the stored requests when the portal's row has none. */
function sightingOf<Row extends Pick<PortalRow, 'onayDurumu'>>(row: Row, [newest]: TalepAkisi = []): Sighting<Row> {
  if (newest) return { kind: 'made', islem: newest.tip };
  return row.onayDurumu === 'Onaylandi' ? { kind: 'open', row } : { kind: 'closed' };
}
