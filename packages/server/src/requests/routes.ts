import { istanbulNow } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { Handlers } from '../http/Handler';
import { daysAskedFor } from '../portal/windows';
import { answerRequest } from './answer';
import { raiseRequest, raiseRequestToReceived } from './raise';
import { listSentRequests, type SentRequestRow, statusOf } from './listSent';
import { listRequests, type ListedRequest } from './receivedRequests';
import type { Sender } from './sendRequest';

/** /fatura/iptal, /fatura/itiraz and /iptal-itiraz: requests on own invoices, and received requests. */
export const talepRoutes = {
  requestCancel: async (call) => {
    await raiseRequest(call.ports, senderOf(call), { tip: 'IPTAL', body: call.body });
    return { status: 200, body: {} };
  },

  requestObjection: async (call) => {
    await raiseRequest(call.ports, senderOf(call), { tip: 'ITIRAZ', body: call.body });
    return { status: 200, body: {} };
  },

  listRequests: async ({ ports, member, query, now }) => {
    const requests = await listRequests(ports, member.companyId, daysAskedFor(query, now));
    return { status: 200, body: { items: requests.map(requestAnswer) } };
  },

  listSentRequests: async ({ ports, member, query, now }) => {
    const rows = await listSentRequests(ports, member.companyId, daysAskedFor(query, now));
    return { status: 200, body: { items: rows.map(sentRequestAnswer) } };
  },

  acceptRequest: async (call) => {
    await answerRequest(call.ports, senderOf(call), { cevap: 'KABUL', body: call.body });
    return { status: 200, body: {} };
  },

  rejectRequest: async (call) => {
    await answerRequest(call.ports, senderOf(call), { cevap: 'RET', body: call.body });
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;

/** Requests on /adima-duzenlenenler, the received invoices. */
export const adimaDuzenlenenTalepRoutes = {
  requestCancelOfReceived: async (call) => {
    await raiseRequestToReceived(call.ports, senderOf(call), { tip: 'IPTAL', body: call.body });
    return { status: 200, body: {} };
  },

  requestObjectionToReceived: async (call) => {
    await raiseRequestToReceived(call.ports, senderOf(call), { tip: 'ITIRAZ', body: call.body });
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;

interface RaisingCall {
  readonly member: { readonly companyId: string };
  readonly user: { readonly id: string };
  readonly newId: string;
}

function senderOf({ member, user, newId }: RaisingCall): Sender {
  return { companyId: member.companyId, userId: user.id, id: newId };
}

type Schemas = components['schemas'];

function requestAnswer({ payable, answeredAt, tarih, ...request }: ListedRequest): Schemas['ReceivedRequest'] {
  return {
    ...request,
    iptalItirazTalepTarihi: tarih,
    belgeTarihi: request.belgeTarihi || null,
    referansBelgeTarih: request.referansBelgeTarih || null,
    cevapTarihi: answeredAt && request.durum !== 'OLUSTU' ? istanbulNow(answeredAt).date : null,
    odenecek: payable?.odenecek ?? null,
    paraBirim: payable?.paraBirim ?? null,
  };
}

function sentRequestAnswer(row: SentRequestRow): Schemas['SentRequest'] {
  const { sent, talepAkisi: _, ...invoice } = row;
  return {
    ...invoice,
    id: sent.id,
    yon: sent.yon === 'ADIMA' ? 'ADIMA' : 'KENDI',
    tip: sent.islem === 'ITIRAZ' ? 'ITIRAZ' : 'IPTAL',
    durum: statusOf(row),
    talepTarihi: istanbulNow(sent.startedAt).date,
  };
}
