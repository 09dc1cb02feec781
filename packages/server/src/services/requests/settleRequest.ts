import { findSentRequest, type SentRequest } from '../../db/queries/sentRequest';
import { withCompany } from '../../db/wall';
import type { PortalAnswer } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import type { PortalTurn } from '../../portal/turn';
import { decideSent } from './decideSent';
import { lookAtInvoice } from './lookAtInvoice';
import { lookAtReceived } from './lookAtReceived';
import { lookAtRequest } from './lookAtRequest';
import type { Sighting } from './Sighting';

const looks: Readonly<
  Record<SentRequest['yon'], (turn: PortalTurn, sent: SentRequest) => Promise<PortalAnswer<Sighting<unknown>>>>
> = {
  KENDI: lookAtInvoice,
  ADIMA: lookAtReceived,
  GELEN: lookAtRequest,
};

/** Asks the portal's lists what became of a request whose answer was lost, or whose sender died. Answers whether that is known now. */
export async function settleRequest(ports: Ports, companyId: string, requestId: string): Promise<boolean> {
  const answer = await ports.accounts.use(companyId, async (session): Promise<PortalAnswer<boolean>> => {
    const turn = { ports, session, companyId };
    const sent = await withCompany(ports.db, companyId, (tx) => findSentRequest(tx, { companyId, id: requestId }));
    if (sent?.durum !== 'BELIRSIZ') return { ok: true, value: true };
    const seen = await looks[sent.yon](turn, sent);
    return seen.ok ? { ok: true, value: (await decideSent(turn, sent, seen.value)) !== 'BELIRSIZ' } : seen;
  });
  return answer.ok && answer.value;
}
