import type { components } from '@kalem/openapi';
import type { ReceivedInvoiceRow } from '../db/queries/receivedInvoice';
import type { Handlers } from '../http/Handler';
import { daysAskedFor } from '../services/requests/daysAskedFor';
import { listReceivedInvoices } from '../services/requests/listReceivedInvoices';
import { raiseRequestToReceived } from '../services/requests/raiseRequestToReceived';

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
