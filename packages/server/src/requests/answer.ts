import { validateRequest } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { atPortal, type PortalTurn, valueOf } from '../portal/turn';
import type { PortalReceivedRequest } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import { refuseFaults } from '../problems/faults';
import * as requestProblems from '../problems/requestProblems';
import { lookAtRequest } from './look';
import { markReceivedRequest, setTalepOfRequest, storeRequests } from './receivedRequests';
import { type Sender, sendOnce } from './sendRequest';

type Schemas = components['schemas'];
type Form =
  | { readonly cevap: 'KABUL'; readonly body: Schemas['RequestAcceptance'] }
  | { readonly cevap: 'RET'; readonly body: Schemas['RequestRejection'] };

/**
 * Answers a received request. Throws 404 when no request has this day, number and seller, and 409 when it is answered
 * already (REQ-21).
 */
export async function answerRequest(
  ports: Ports,
  { companyId, userId, id }: Sender,
  { cevap, body }: Form,
): Promise<void> {
  const form = { ...body, tarih: body.tarih ?? body.iptalItirazTalepTarihi ?? '' };
  refuseFaults(validateRequest(cevap, form));
  const { clock } = ports;
  await atPortal(ports, companyId, async (turn) => {
    const found = await findRequest(turn, form);
    const { iptalItirazOid, tarih, tip } = found;
    const request = { id, userId, yon: 'GELEN', islem: cevap, belge: iptalItirazOid, tarih } as const;
    await sendOnce(turn, {
      request,
      look: () => lookAtRequest(turn, request),
      send: async () => {
        const answer = await turn.session.answerRequest({
          iptalItirazOid,
          cevap,
          aciklama: 'aciklama' in body ? body.aciklama.trim() : '',
        });
        return answer.ok ? { ok: true, value: cevap } : answer;
      },
      note: async (tx) => {
        const now = clock.now();
        await markReceivedRequest(tx, { iptalItirazOid }, cevap, now);
        await setTalepOfRequest(tx, found, { talep: { tip, durum: cevap }, tarih, now });
      },
      refusal: (kind) => (kind === 'made' ? requestProblems.alreadyAnswered() : requestProblems.notFound()),
    });
  });
}

/** The portal's request with this day, number and seller. Unanswered requests come before answered ones. */
async function findRequest(
  { ports, session, companyId }: PortalTurn,
  { tarih, belgeNumarasi, saticiVknTckn }: { tarih: string; belgeNumarasi: string; saticiVknTckn: string },
): Promise<PortalReceivedRequest> {
  const listed = valueOf(await session.listRequests(tarih, tarih));
  await storeRequests(ports, companyId, listed);
  const fitting = listed.filter(
    (row) =>
      row.durum !== null && row.belgeNumarasi === belgeNumarasi.trim() && row.saticiVknTckn === saticiVknTckn.trim(),
  );
  const found = fitting.find(({ durum }) => durum === 'OLUSTU') ?? fitting[0];
  if (!found) throw requestProblems.notFound();
  return found;
}
