import { istanbulNow } from '@kalem/domain';
import { invoiceStates } from '../../invoices/statements';
import { hasOtherPortalWrites } from '../../invoices/portalWrites';
import { withCompany } from '../../db/wall';
import type { PortalAnswer, PortalDocument } from '../../ports/Portal';
import type { PortalTurn } from '../../portal/turn';
import type { Days } from '../../portal/windows';
import { compareInvoice } from './compareInvoice';

/** The portal's invoices of a window that are not here yet, or may have changed there; without the content of those that were looked at. */
export async function listPending(
  { ports: { db, clock }, session, companyId }: PortalTurn,
  { from, to }: Days,
  looked: ReadonlySet<string>,
): Promise<PortalAnswer<PortalDocument[]>> {
  const listed = await session.listInvoices(from, to);
  if (!listed.ok) return listed;
  const documents = listed.value;
  const today = istanbulNow(clock.now()).date;
  return withCompany(db, companyId, async (tx) => {
    const states = await invoiceStates(
      tx,
      companyId,
      documents.map(({ ettn }) => ettn),
    );
    const byEttn = new Map(states.map((state) => [state.ettn, state]));
    // A draft may be ours, made by a write whose outcome is not known yet: it is found from our side.
    const isDraftOpen = await hasOtherPortalWrites(tx, companyId);
    const isPending = (document: PortalDocument): boolean => {
      const state = byEttn.get(document.ettn);
      if (!state && isDraftOpen && document.onayDurumu === 'Onaylanmadi') return false;
      const news = compareInvoice(state, document, today);
      return news === 'state' || (news === 'content' && !looked.has(document.ettn));
    };
    return { ok: true, value: documents.filter(isPending) };
  });
}
