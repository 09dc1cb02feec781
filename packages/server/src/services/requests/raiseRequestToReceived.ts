import { istanbulNow, validateRequest } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { noteTalepOfReceived } from '../../db/queries/noteReceivedTalep';
import { findReceivedInvoice, type ReceivedInvoiceRow } from '../../db/queries/receivedInvoice';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import * as portalProblems from '../../problems/portalProblems';
import { refuseFaults, refuseMissing } from '../../problems/refuseFaults';
import * as callProblems from '../../problems/callProblems';
import * as talepProblems from '../../problems/talepProblems';
import { atPortal, type PortalTurn } from '../../portal/turn';
import { lookAtReceived } from './lookAtReceived';
import { sendOnce } from './sendOnce';
import { storeReceived } from './storeReceived';

type Schemas = components['schemas'];
type ReceivedForm =
  | { readonly tip: 'IPTAL'; readonly body: Schemas['ReceivedCancelRequest'] }
  | { readonly tip: 'ITIRAZ'; readonly body: Schemas['ReceivedObjectionRequest'] };

interface ReceivedRaising {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly form: ReceivedForm;
}

/** Raises a request on an invoice that somebody issued to the company (REQ-12). 409 without an ETTN: it came through an integrator (REQ-11). */
export async function raiseRequestToReceived(
  ports: Ports,
  { companyId, userId, id, form: { tip, body } }: ReceivedRaising,
): Promise<void> {
  refuseMissing(body, ['saticiVknTckn']);
  refuseFaults(validateRequest(tip, body));
  const { clock } = ports;
  await atPortal(ports, companyId, async (turn) => {
    const { ettn, belgeTarihi } = await findReceived(turn, body);
    if (ettn === null) throw talepProblems.withoutEttn();
    const request = { id, companyId, userId, yon: 'ADIMA', islem: tip, belge: ettn, tarih: belgeTarihi } as const;
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
      note: (tx, durum) =>
        noteTalepOfReceived(
          tx,
          { ettn },
          { companyId, talep: { tip, durum }, tarih: istanbulNow(clock.now()).date, now: clock.now() },
        ),
      refusal: (kind) => (kind === 'made' ? talepProblems.alreadyRaised() : talepProblems.notApproved()),
    });
  });
}

/** As it is stored; one that was never listed here is asked for. */
async function findReceived(
  turn: PortalTurn,
  { faturaTarih, belgeNumarasi, saticiVknTckn }: Schemas['ReceivedCancelRequest'],
): Promise<ReceivedInvoiceRow> {
  const { ports, session, companyId } = turn;
  const find = () =>
    withCompany(ports.db, companyId, (tx) =>
      findReceivedInvoice(tx, companyId, { belgeNumarasi: belgeNumarasi.trim(), saticiVknTckn: saticiVknTckn.trim() }),
    );
  const known = await find();
  if (known?.belgeTarihi === faturaTarih) return known;
  const listed = await session.listReceived(faturaTarih, faturaTarih);
  if (!listed.ok) throw portalProblems.of(listed.failure);
  await storeReceived(ports, companyId, listed.value);
  const found = await find();
  if (found?.belgeTarihi !== faturaTarih) throw callProblems.notFound();
  return found;
}
