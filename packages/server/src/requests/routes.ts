import { addDays, daysBetween, istanbulNow } from '@kalem/domain';
import { faultMessage } from '@kalem/domain/messages';
import type { components } from '@kalem/openapi';
import type { Handlers } from '../http/Handler';
import type { Days } from '../portal/windows';
import * as callProblems from '../problems/callProblems';
import { answerRequest } from './answer';
import { raiseRequest, raiseRequestToReceived } from './raise';
import { listReceivedInvoices, type ReceivedInvoiceRow } from './receivedInvoices';
import { listRequests, type OpenOrAnswered } from './receivedRequests';

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

/** /adima-duzenlenenler: invoices that others issued to the company, and requests on them. */
export const adimaDuzenlenenlerRoutes = {
  listReceivedInvoices: async ({ ports, member, query, now }) => {
    const rows = await listReceivedInvoices(ports, member.companyId, daysAskedFor(query, now));
    return { status: 200, body: { items: rows.map(receivedInvoiceAnswer) } };
  },

  requestCancelOfReceived: async ({ ports, user, member, newId, body }) => {
    await raiseRequestToReceived(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      form: { tip: 'IPTAL', body },
    });
    return { status: 200, body: {} };
  },

  requestObjectionToReceived: async ({ ports, user, member, newId, body }) => {
    await raiseRequestToReceived(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      form: { tip: 'ITIRAZ', body },
    });
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;

function receivedInvoiceAnswer(row: ReceivedInvoiceRow): components['schemas']['ReceivedInvoice'] {
  const {
    durum,
    saticiUnvanAdSoyad,
    saticiVknTckn,
    odenecek,
    vergi,
    toplam,
    paraBirim,
    belgeNumarasi,
    ettn,
    talepAkisi,
  } = row;
  const belgeTarihi = row.belgeTarihi.split('-').reverse().join('-');
  return {
    durum,
    saticiUnvanAdSoyad,
    saticiVknTckn,
    odenecek,
    vergi,
    toplam,
    paraBirim,
    belgeNumarasi,
    belgeTarihi,
    ettn,
    talepAkisi,
  };
}

/** Each week is a question to the portal. */
const MOST_DAYS = 366;
const USUAL_DAYS = 7;

/** The days of a list of the portal: to today, and from seven days before, unless the call says otherwise (API-75). 400 for more than a year. */
function daysAskedFor(
  { baslangicTarihi, bitisTarihi }: { baslangicTarihi?: string | undefined; bitisTarihi?: string | undefined },
  now: Date,
): Days {
  const to = bitisTarihi ?? istanbulNow(now).date;
  const from = baslangicTarihi ?? addDays(to, -USUAL_DAYS);
  if (daysBetween(from, to) > MOST_DAYS)
    throw callProblems.badParameters([
      { path: 'bitisTarihi', code: 'INVALID_VALUE', message: faultMessage({ code: 'INVALID_VALUE', params: {} }) },
    ]);
  return { from, to };
}
