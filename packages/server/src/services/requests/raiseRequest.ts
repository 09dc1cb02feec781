import { istanbulNow, validateRequest } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { findIssuedInvoice } from '../../invoices/statements';
import { noteTalepOfInvoice } from '../../invoices/talepAkisi';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import { refuseFaults } from '../../problems/refuseFaults';
import * as callProblems from '../../problems/callProblems';
import * as talepProblems from '../../problems/talepProblems';
import { atPortal } from '../../portal/turn';
import { lookAtInvoice } from './lookAtInvoice';
import { sendOnce } from './sendOnce';

type Schemas = components['schemas'];
type OwnForm =
  | { readonly tip: 'IPTAL'; readonly body: Schemas['CancelRequest'] }
  | { readonly tip: 'ITIRAZ'; readonly body: Schemas['ObjectionRequest'] };

interface OwnRaising {
  readonly companyId: string;
  readonly userId: string;
  /** Given by the call's Idempotency-Key: the same id again is the same request again. */
  readonly id: string;
  readonly form: OwnForm;
}

/** Raises a request on an own invoice. 404 without one of that number and day, 409 unless it is approved and has no request yet (REQ-01). */
export async function raiseRequest(
  ports: Ports,
  { companyId, userId, id, form: { tip, body } }: OwnRaising,
): Promise<void> {
  refuseFaults(validateRequest(tip, body));
  const { db, clock } = ports;
  const row = await withCompany(db, companyId, (tx) =>
    findIssuedInvoice(tx, companyId, { ...body, belgeNumarasi: body.belgeNumarasi.trim() }),
  );
  if (!row) throw callProblems.notFound();
  const { ettn } = row;
  if (row.onayDurumu !== 'Onaylandi' || ettn === null) throw talepProblems.notApproved();

  await atPortal(ports, companyId, (turn) => {
    const request = { id, companyId, userId, yon: 'KENDI', islem: tip, belge: ettn, tarih: row.faturaTarih } as const;
    return sendOnce(turn, {
      request,
      look: () => lookAtInvoice(turn, request),
      send: () =>
        turn.session.raiseRequest({ ettn, aciklama: body.aciklama.trim(), ...(tip === 'ITIRAZ' && { itiraz: body }) }),
      note: (tx, durum) =>
        noteTalepOfInvoice(
          tx,
          { ettn },
          { companyId, talep: { tip, durum }, tarih: istanbulNow(clock.now()).date, now: clock.now() },
        ),
      refusal: (kind) => (kind === 'made' ? talepProblems.alreadyRaised() : talepProblems.notApproved()),
    });
  });
}
