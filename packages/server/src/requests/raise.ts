import { istanbulNow } from '@kalem/domain';
import { validateRequest } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { readCompany } from '../db/wall';
import { findIssuedInvoice } from '../invoices/statements';
import { setTalepOfInvoice, type TalepNote } from '../invoices/talepAkisi';
import { atPortal, type PortalTurn, valueOf } from '../portal/turn';
import type { PortalRequestState } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import type { ProblemError } from '../problems/ProblemError';
import { refuseFaults, refuseMissing } from '../problems/faults';
import * as requestProblems from '../problems/requestProblems';
import { lookAtInvoice, lookAtReceived } from './look';
import {
  findReceivedInvoice,
  setTalepOfReceived,
  type ReceivedInvoiceRow,
  storeReceived,
} from '../received/receivedInvoices';
import { type Sender, sendOnce } from './sendRequest';

type Schemas = components['schemas'];
type OwnForm =
  | { readonly tip: 'IPTAL'; readonly body: Schemas['CancelRequest'] }
  | { readonly tip: 'ITIRAZ'; readonly body: Schemas['ObjectionRequest'] };

/**
 * Raises a request on an own invoice. Throws 404 for an unknown invoice, and 409 unless it is approved and has no
 * request yet (REQ-01).
 */
export async function raiseRequest(
  ports: Ports,
  { companyId, userId, id }: Sender,
  { tip, body }: OwnForm,
): Promise<void> {
  const { db, clock } = ports;
  refuseFaults(validateRequest(tip, body, { today: istanbulNow(clock.now()).date }));
  const row = await readCompany(db, companyId, (tx) =>
    findIssuedInvoice(tx, { ...body, belgeNumarasi: body.belgeNumarasi.trim() }),
  );
  if (!row) throw callProblems.notFound();
  const { ettn } = row;
  if (row.onayDurumu !== 'Onaylandi' || ettn === null) throw requestProblems.notApproved();

  await atPortal(ports, companyId, (turn) => {
    const request = { id, userId, yon: 'KENDI', islem: tip, belge: ettn, tarih: row.faturaTarih } as const;
    return sendOnce(turn, {
      request,
      look: () => lookAtInvoice(turn, request),
      send: () =>
        turn.session.raiseRequest({ ettn, aciklama: body.aciklama.trim(), ...(tip === 'ITIRAZ' && { itiraz: body }) }),
      note: (tx, durum) => setTalepOfInvoice(tx, { ettn }, talepNote({ tip, durum }, clock.now())),
      refusal,
    });
  });
}

type ReceivedForm =
  | { readonly tip: 'IPTAL'; readonly body: Schemas['ReceivedCancelRequest'] }
  | { readonly tip: 'ITIRAZ'; readonly body: Schemas['ReceivedObjectionRequest'] };

/**
 * Raises a request on a received invoice (REQ-12). Throws 409 for an invoice without ETTN, which came through an
 * integrator (REQ-11).
 */
export async function raiseRequestToReceived(
  ports: Ports,
  { companyId, userId, id }: Sender,
  { tip, body }: ReceivedForm,
): Promise<void> {
  refuseMissing(body, ['saticiVknTckn']);
  const { clock } = ports;
  refuseFaults(validateRequest(tip, body, { today: istanbulNow(clock.now()).date }));
  await atPortal(ports, companyId, async (turn) => {
    const { ettn, belgeTarihi } = await findReceived(turn, body);
    if (ettn === null) throw requestProblems.withoutEttn();
    const request = { id, userId, yon: 'ADIMA', islem: tip, belge: ettn, tarih: belgeTarihi } as const;
    await sendOnce(turn, {
      request,
      look: () => lookAtReceived(turn, request),
      send: (gelen) =>
        turn.session.raiseRequest({
          ettn,
          aciklama: body.aciklama.trim(),
          ...(tip === 'ITIRAZ' && { itiraz: body }),
          gelen,
        }),
      note: (tx, durum) => setTalepOfReceived(tx, { ettn }, talepNote({ tip, durum }, clock.now())),
      refusal,
    });
  });
}

/** The stored invoice. An invoice that was never listed here is read from the portal. */
async function findReceived(
  turn: PortalTurn,
  { faturaTarih, belgeNumarasi, saticiVknTckn }: Schemas['ReceivedCancelRequest'],
): Promise<ReceivedInvoiceRow> {
  const { ports, session, companyId } = turn;
  const find = () =>
    readCompany(ports.db, companyId, (tx) =>
      findReceivedInvoice(tx, { belgeNumarasi: belgeNumarasi.trim(), saticiVknTckn: saticiVknTckn.trim() }),
    );
  const known = await find();
  if (known?.belgeTarihi === faturaTarih) return known;
  await storeReceived(ports, companyId, valueOf(await session.listReceived(faturaTarih, faturaTarih)));
  const found = await find();
  if (found?.belgeTarihi !== faturaTarih) throw callProblems.notFound();
  return found;
}

function talepNote(talep: PortalRequestState, now: Date): TalepNote {
  return { talep, tarih: istanbulNow(now).date, now };
}

function refusal(kind: 'absent' | 'closed' | 'made'): ProblemError {
  return kind === 'made' ? requestProblems.alreadyRaised() : requestProblems.notApproved();
}
