import type { components } from '@kalem/openapi';
import type { Handlers } from '../http/Handler';
import { answerRequest } from '../services/requests/answerRequest';
import { daysAskedFor } from '../services/requests/daysAskedFor';
import { listRequests, type OpenOrAnswered } from '../services/requests/listRequests';
import { raiseRequest } from '../services/requests/raiseRequest';

/** /fatura/iptal, /fatura/itiraz and /iptal-itiraz: requests on own invoices, and those of others. */
export const talepRoutes = {
  requestCancel: async ({ ports, user, member, newId, body }) => {
    await raiseRequest(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      form: { tip: 'IPTAL', body },
    });
    return { status: 200, body: {} };
  },

  requestObjection: async ({ ports, user, member, newId, body }) => {
    await raiseRequest(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      form: { tip: 'ITIRAZ', body },
    });
    return { status: 200, body: {} };
  },

  listRequests: async ({ ports, member, query, now }) => {
    const requests = await listRequests(ports, member.companyId, daysAskedFor(query, now));
    return { status: 200, body: { items: requests.map(requestAnswer) } };
  },

  acceptRequest: async ({ ports, user, member, newId, body }) => {
    await answerRequest(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      form: { cevap: 'KABUL', body },
    });
    return { status: 200, body: {} };
  },

  rejectRequest: async ({ ports, user, member, newId, body }) => {
    await answerRequest(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      form: { cevap: 'RET', body },
    });
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;

function requestAnswer({ tarih, ...request }: OpenOrAnswered): components['schemas']['ReceivedRequest'] {
  return { ...request, iptalItirazTalepTarihi: tarih };
}
