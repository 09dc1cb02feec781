import { and, eq, isNull, sql } from 'drizzle-orm';
import { isOwnNumber } from '../companies/statements';
import { withCompany } from '../db/wall';
import { setTalepOfInvoice, type TalepNote } from '../invoices/talepAkisi';
import { notifyNewRequests } from '../notices/newRequests';
import { atPortal, valueOf } from '../portal/turn';
import { type Days, windowsOf } from '../portal/windows';
import type { CompanyTx } from '../ports/Database';
import type { PortalReceivedRequest } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import { type Payable, payableOf } from './payable';
import { setTalepOfReceived } from '../received/receivedInvoices';
import { answerTimes } from './sentRequests';
import { tellPartner } from '../webhooks/events';
import { receivedRequests } from './tables';

/** A request of another taxpayer, with the known data of its invoice and of our answer. */
export type ListedRequest = PortalReceivedRequest & {
  readonly durum: 'OLUSTU' | 'KABUL' | 'RET';
  readonly payable: Payable | undefined;
  readonly answeredAt: Date | undefined;
};

/** Requests received in these days, newest first. Leaves out withdrawn ones (GIB-10). */
export async function listRequests(ports: Ports, companyId: string, days: Days): Promise<ListedRequest[]> {
  const found: PortalReceivedRequest[] = [];
  for (const { from, to } of windowsOf(days)) {
    const rows = await atPortal(ports, companyId, async ({ session }) => {
      const listed = valueOf(await session.listRequests(from, to));
      await storeRequests(ports, companyId, listed);
      return listed;
    });
    found.push(...rows);
  }
  const { payable, answers } = await withCompany(ports.db, companyId, async (tx) => ({
    payable: await payableOf(tx, found),
    answers: await answerTimes(
      tx,
      found.map(({ iptalItirazOid }) => iptalItirazOid),
    ),
  }));
  return found
    .flatMap(({ durum, ...row }) =>
      durum === null ? [] : [{ ...row, durum, payable: payable(row), answeredAt: answers.get(row.iptalItirazOid) }],
    )
    .sort(
      (left, right) => right.tarih.localeCompare(left.tarih) || right.iptalItirazOid.localeCompare(left.iptalItirazOid),
    );
}

/** Stores the listed requests and their state in the invoices, and notifies people of new ones. */
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
      await putReceivedRequest(tx, request, now);
      await setTalepOfRequest(tx, request, { talep: durum && { tip, durum }, tarih, now });
    }
    await tellNewRequests(ports, tx);
  });
}

/** Notifies people and the partner of new requests, once each. Runs in the company's transaction. */
export async function tellNewRequests(ports: Ports, tx: CompanyTx): Promise<void> {
  const requests = await takeUntoldRequests(tx, ports.clock.now());
  await notifyNewRequests(ports, tx, requests);
  for (const { iptalItirazOid, tip, belgeNumarasi, tarih } of requests) {
    const data = { iptalItirazOid, tip, belgeNumarasi, tarih };
    await tellPartner(ports, tx, { type: 'talep.geldi', entityId: iptalItirazOid, data });
  }
}

/** Updates the invoice of a received request: an own invoice if the seller is the company itself. */
export async function setTalepOfRequest(
  tx: CompanyTx,
  named: { readonly saticiVknTckn: string; readonly belgeNumarasi: string },
  note: TalepNote,
): Promise<void> {
  const isOwn = await isOwnNumber(tx, named.saticiVknTckn);
  if (isOwn) await setTalepOfInvoice(tx, { belgeNumarasi: named.belgeNumarasi }, note);
  else await setTalepOfReceived(tx, named, note);
}

/** A request of another taxpayer that the company answers, as the portal listed it last. */
type ReceivedRequestRow = typeof receivedRequests.$inferSelect;
type Key = Pick<ReceivedRequestRow, 'iptalItirazOid'>;

export async function markReceivedRequest(
  tx: CompanyTx,
  key: Key,
  durum: ReceivedRequestRow['durum'],
  now: Date,
): Promise<void> {
  await tx.update(receivedRequests).set({ durum, updatedAt: now }).where(isIt(tx, key));
}

/** Stores a listed request. Deletes a withdrawn one. */
async function putReceivedRequest(tx: CompanyTx, request: PortalReceivedRequest, now: Date): Promise<void> {
  const { iptalItirazOid, tarih, belgeNumarasi, saticiVknTckn, saticiUnvanAdSoyad, tip, durum } = request;
  if (durum === null) {
    await tx.delete(receivedRequests).where(isIt(tx, request));
    return;
  }
  const fields = {
    iptalItirazOid,
    tarih,
    belgeNumarasi,
    saticiVknTckn,
    saticiUnvanAdSoyad,
    tip,
    durum,
    updatedAt: now,
  };
  await tx
    .insert(receivedRequests)
    .values({ ...fields, companyId: tx.companyId })
    .onConflictDoUpdate({ target: [receivedRequests.companyId, receivedRequests.iptalItirazOid], set: fields });
}

/** Reads open requests and marks them as notified. Two servers never get the same one. */
async function takeUntoldRequests(tx: CompanyTx, now: Date): Promise<ReceivedRequestRow[]> {
  return tx
    .update(receivedRequests)
    .set({ notifiedAt: now })
    .where(
      and(
        eq(receivedRequests.companyId, tx.companyId),
        isNull(receivedRequests.notifiedAt),
        sql`${receivedRequests.durum} = 'OLUSTU'`,
      ),
    )
    .returning();
}

const isIt = (tx: CompanyTx, { iptalItirazOid }: Key) =>
  and(eq(receivedRequests.companyId, tx.companyId), eq(receivedRequests.iptalItirazOid, iptalItirazOid));
