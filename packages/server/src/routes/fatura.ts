import { exportedInvoice, invoiceSummary, wholeInvoice } from '../db/invoiceWire';
import { findInvoice } from '../db/queries/findInvoice';
import { allInvoices, pageOfInvoices } from '../db/queries/listInvoices';
import { searchInvoices } from '../db/queries/searchInvoices';
import { readCompany, withCompany } from '../db/wall';
import { etagOf } from '../db/versions';
import type { Handlers } from '../http/Handler';
import * as callProblems from '../problems/callProblems';
import { createInvoice } from '../services/invoices/createInvoice';
import { deleteInvoice } from '../services/invoices/deleteInvoice';
import { redownloadInvoice } from '../services/invoices/redownloadInvoice';
import { updateInvoice } from '../services/invoices/updateInvoice';
import { pageAnswer, pageRange } from '../db/paging';

/** /fatura: the invoices of a company. */
export const faturaRoutes = {
  listInvoices: async ({ ports, member, query }) => {
    const { page = 1, companyId: _, ...filter } = query;
    const rows = await readCompany(ports.db, member.companyId, (tx) =>
      pageOfInvoices(tx, member.companyId, filter, pageRange(page)),
    );
    return { status: 200, body: pageAnswer(rows, page, invoiceSummary) };
  },

  listAllInvoices: async ({ ports, member, query: { companyId: _, ...filter } }) => {
    const rows = await readCompany(ports.db, member.companyId, (tx) => allInvoices(tx, member.companyId, filter));
    return { status: 200, body: { items: rows.map(exportedInvoice) } };
  },

  searchInvoices: async ({ ports, member, query }) => {
    const rows = await readCompany(ports.db, member.companyId, (tx) => searchInvoices(tx, member.companyId, query.q));
    return { status: 200, body: { items: rows.map(invoiceSummary) } };
  },

  getInvoice: async ({ ports, member, path }) => {
    const row = await withCompany(ports.db, member.companyId, (tx) => findInvoice(tx, member.companyId, path.id));
    if (!row) throw callProblems.notFound();
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: wholeInvoice(row) };
  },

  createInvoice: async ({ ports, user, member, newId, body }) => {
    const row = await createInvoice(ports, { companyId: member.companyId, userId: user.id, id: newId, body });
    return { status: 201, headers: { ETag: etagOf(row.version) }, body: wholeInvoice(row) };
  },

  redownloadInvoice: async ({ ports, user, member, query: { belgeNumarasi, faturaTarih, ettn } }) => {
    const row = await redownloadInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      belgeNumarasi,
      faturaTarih,
      ettn,
    });
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: wholeInvoice(row) };
  },

  updateInvoice: async ({ ports, user, member, path, headers, body }) => {
    const row = await updateInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
      body,
    });
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: wholeInvoice(row) };
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
