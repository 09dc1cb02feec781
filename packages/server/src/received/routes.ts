import { toDayFirst } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { Handlers } from '../http/Handler';
import { daysAskedFor } from '../portal/windows';
import { listReceivedInvoices, type ReceivedInvoiceRow } from './receivedInvoices';

/** /adima-duzenlenenler: invoices that other taxpayers issued to the company. */
export const adimaDuzenlenenlerRoutes = {
  listReceivedInvoices: async ({ ports, member, query, now }) => {
    const rows = await listReceivedInvoices(ports, member.companyId, daysAskedFor(query, now));
    return { status: 200, body: { items: rows.map(receivedInvoiceAnswer) } };
  },
} satisfies Partial<Handlers>;

function receivedInvoiceAnswer(row: ReceivedInvoiceRow): components['schemas']['ReceivedInvoice'] {
  return {
    durum: row.durum,
    saticiUnvanAdSoyad: row.saticiUnvanAdSoyad,
    saticiVknTckn: row.saticiVknTckn,
    odenecek: row.odenecek,
    vergi: row.vergi,
    toplam: row.toplam,
    paraBirim: row.paraBirim,
    faturaTip: row.faturaTip,
    belgeNumarasi: row.belgeNumarasi,
    belgeTarihi: toDayFirst(row.belgeTarihi),
    ettn: row.ettn,
    talepAkisi: row.talepAkisi,
  };
}
