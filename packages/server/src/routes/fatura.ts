import { invoiceWire } from '../db/invoiceWire';
import { findInvoice } from '../db/queries/findInvoice';
import { listInvoices } from '../db/queries/listInvoices';
import { searchInvoices } from '../db/queries/searchInvoices';
import { readCompany } from '../db/readCompany';
import { withCompany } from '../db/withCompany';
import { etagOf } from '../http/etag';
import type { Handlers } from '../http/Handler';
import { requestProblems } from '../problems/requestProblems';
import { createInvoice } from '../services/invoices/createInvoice';
import { deleteInvoice } from '../services/invoices/deleteInvoice';
import { redownloadInvoice } from '../services/invoices/redownloadInvoice';
import { updateInvoice } from '../services/invoices/updateInvoice';
import { paging } from './paging';

/** /fatura: the invoices of a company. */
export const faturaRoutes = {
  listInvoices: async ({ ports, member, query }) => {
    const { page = 1, companyId: _, ...filter } = query;
    const rows = await readCompany(ports.db, member.companyId, (tx) =>
      listInvoices.page(tx, member.companyId, filter, paging.range(page)),
    );
    return { status: 200, body: paging.answer(rows, page, invoiceWire.summary) };
  },

  listAllInvoices: async ({ ports, member, query: { companyId: _, ...filter } }) => {
    const rows = await readCompany(ports.db, member.companyId, (tx) => listInvoices.all(tx, member.companyId, filter));
    return { status: 200, body: { items: rows.map(invoiceWire.exported) } };
  },

  searchInvoices: async ({ ports, member, query }) => {
    const rows = await readCompany(ports.db, member.companyId, (tx) => searchInvoices(tx, member.companyId, query.q));
    return { status: 200, body: { items: rows.map(invoiceWire.summary) } };
  },

  getInvoice: async ({ ports, member, path }) => {
    const row = await withCompany(ports.db, member.companyId, (tx) => findInvoice(tx, member.companyId, path.id));
    if (!row) throw requestProblems.notFound();
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: invoiceWire.whole(row) };
  },

  createInvoice: async ({ ports, user, member, newId, body }) => {
    const row = await createInvoice(ports, { companyId: member.companyId, userId: user.id, id: newId, body });
    return { status: 201, headers: { ETag: etagOf(row.version) }, body: invoiceWire.whole(row) };
  },

  redownloadInvoice: async ({ ports, user, member, query: { belgeNumarasi, faturaTarih, ettn } }) => {
    const row = await redownloadInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      belgeNumarasi,
      faturaTarih,
      ettn,
    });
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: invoiceWire.whole(row) };
  },

  updateInvoice: async ({ ports, user, member, path, headers, body }) => {
    const row = await updateInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
      body,
    });
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: invoiceWire.whole(row) };
  },

  deleteInvoice: async ({ ports, user, member, path, headers }) => {
    await deleteInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
