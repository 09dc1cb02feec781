import { istanbulNow } from '@kalem/domain';
import { thresholds } from '@kalem/domain/checks';
import { writeAuditOnce } from '../db/audit';
import { pageAnswer, pageRange } from '../db/paging';
import { etagOf } from '../db/versions';
import { readCompany, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { type CollectionFilter, readCollections } from '../ledger/collections';
import { limitAttempts } from '../limits/attempts';
import * as callProblems from '../problems/callProblems';
import { faultAt } from '../problems/faults';
import { checkInvoice, writeWarnings } from './checks';
import { deleteInvoice } from './delete';
import { changeFollowUp } from './followUp';
import { allInvoices, pageOfInvoices, sumInvoices } from './lists/pages';
import { lastPrices, searchInvoices } from './lists/search';
import { parseLines } from './parseLines';
import { redownloadInvoice } from './refresh';
import { createInvoice, resendInvoice, updateInvoice } from './save';
import { confirmSigning, startSigning } from './signing';
import { findInvoice } from './statements';
import { exportedInvoice, invoiceSummary, wholeInvoice } from './wire';

/** /fatura: the invoices of a company. */
export const faturaRoutes = {
  listInvoices: async ({ ports, now, member, query }) => {
    const { page = 1, companyId: _, degisenBeri, ...fields } = query;
    const filter = { ...collectedIn(fields, member, now), ...changedSince(degisenBeri) };
    const rows = await readCompany(ports.db, member.companyId, (tx) => pageOfInvoices(tx, filter, pageRange(page)));
    const collections = await readCollections(ports, member, rows);
    return { status: 200, body: pageAnswer(rows, page, (row) => invoiceSummary(row, collections.get(row.id))) };
  },

  listAllInvoices: async ({ ports, now, user, member, query: { companyId: _, degisenBeri, ...fields } }) => {
    const filter = { ...collectedIn(fields, member, now), ...changedSince(degisenBeri) };
    const rows = await withCompany(ports.db, member.companyId, async (tx) => {
      await writeAuditOnce(tx, { action: 'listAllInvoices', userId: user.id, entityId: member.companyId, at: now });
      return allInvoices(tx, filter);
    });
    const collections = await readCollections(ports, member, rows);
    return { status: 200, body: { items: rows.map((row) => exportedInvoice(row, collections.get(row.id))) } };
  },

  searchInvoices: async ({ ports, now, member, query: { companyId: _, q, ...fields } }) => {
    const filter = collectedIn(fields, member, now);
    const { rows, isWhole } = await withCompany(ports.db, member.companyId, (tx) => searchInvoices(tx, q, filter));
    const collections = await readCollections(ports, member, rows);
    const items = rows.map((row) => invoiceSummary(row, collections.get(row.id)));
    return { status: 200, body: { items, eksik: !isWhole } };
  },

  summarizeInvoices: async ({ ports, now, member, query: { companyId: _, ...fields } }) => {
    const filter = collectedIn(fields, member, now);
    const hasRest = member.permissions.tahsilatRead;
    const items = await readCompany(ports.db, member.companyId, (tx) => sumInvoices(tx, filter, { hasRest }));
    return { status: 200, body: { items } };
  },

  listLastPrices: async ({ ports, member, query: { companyId: _, ...recipient } }) => ({
    status: 200,
    body: { items: await readCompany(ports.db, member.companyId, (tx) => lastPrices(tx, recipient)) },
  }),

  getInvoice: async ({ ports, member, path }) => {
    const row = await readCompany(ports.db, member.companyId, (tx) => findInvoice(tx, path.id));
    if (!row) throw callProblems.notFound();
    const collections = await readCollections(ports, member, [row]);
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: wholeInvoice(row, collections.get(row.id)) };
  },

  /** POST /fatura/denetim (RUL-06). */
  checkInvoice: async ({ ports, user, member, query, body, language }) => {
    await limitAttempts(ports, 'checkInvoice', user.id);
    const warnings = await checkInvoice(ports, {
      companyId: member.companyId,
      id: query.id,
      body,
      mayRead: member.permissions.faturaRead,
    });
    return { status: 200, body: { uyarilar: writeWarnings(warnings, language) } };
  },

  createInvoice: async ({ ports, user, member, newId, body, language }) => {
    const { row, warnings } = await createInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      body,
      mayRead: member.permissions.faturaRead,
    });
    const saved = { ...wholeInvoice(row), uyarilar: writeWarnings(warnings, language) };
    return { status: 201, headers: { ETag: etagOf(row.version) }, body: saved };
  },

  redownloadInvoice: async ({ ports, user, member, query: { belgeNumarasi, faturaTarih, ettn } }) => {
    const row = await redownloadInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      belgeNumarasi,
      faturaTarih,
      ettn,
    });
    const collections = await readCollections(ports, member, [row]);
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: wholeInvoice(row, collections.get(row.id)) };
  },

  updateInvoice: async ({ ports, user, member, path, query, headers, body, language }) => {
    const { row, warnings } = await updateInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
      asksFirst: query.imzadaysa === 'SOR',
      body,
      mayRead: member.permissions.faturaRead,
    });
    const saved = { ...wholeInvoice(row), uyarilar: writeWarnings(warnings, language) };
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: saved };
  },

  updateInvoiceFollowUp: async ({ ports, user, member, path, headers, body }) => {
    const row = await changeFollowUp(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
      body,
    });
    return {
      status: 200,
      headers: { ETag: etagOf(row.version) },
      body: { vadeTarihi: row.vadeTarihi, iadeTuru: row.iadeTuru, takipDisi: row.takipDisi },
    };
  },

  resendInvoice: async ({ ports, user, member, path }) => {
    const row = await resendInvoice(ports, { companyId: member.companyId, userId: user.id, id: path.id });
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: wholeInvoice(row) };
  },

  deleteInvoice: async ({ ports, user, member, path, query, headers }) => {
    await deleteInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
      asksFirst: query.imzadaysa === 'SOR',
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

/** /fatura/imza and /fatura/imza-onay: signing by the code of an SMS. */
export const imzaRoutes = {
  startSigning: async ({ ports, user, member, newId, body }) => ({
    status: 200,
    body: await startSigning(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      faturaIds: body.faturaIds,
    }),
  }),

  confirmSigning: async ({ ports, user, member, body }) => ({
    status: 200,
    body: await confirmSigning(ports, {
      companyId: member.companyId,
      userId: user.id,
      signatureId: body.signature,
      smsCode: body.smsCode,
    }),
  }),
} satisfies Partial<Handlers>;

/** /kurallar: the amounts of tax law (RUL-03). */
export const kurallarRoutes = {
  listThresholds: async () => ({ status: 200, body: { items: [...thresholds] } }),
} satisfies Partial<Handlers>;

/** /parse: parses uploaded files without storing anything. */
export const parseRoutes = {
  parseLines: async ({ ports, body }) => ({ status: 200, body: { items: await parseLines(ports, body.file) } }),
} satisfies Partial<Handlers>;

interface CollectionQuery {
  readonly tahsilatDurumu?: CollectionFilter['tahsilatDurumu'];
  readonly vadeBaslangic?: string;
  readonly vadeBitis?: string;
}

/** The filter by state of the collection on this day. Throws 403 for one that needs `tahsilatRead` (MNY-51). */
function collectedIn<Query extends CollectionQuery>(
  { tahsilatDurumu, ...query }: Query,
  { permissions }: { readonly permissions: { readonly tahsilatRead: boolean } },
  now: Date,
): Omit<Query, 'tahsilatDurumu'> & { collection?: CollectionFilter } {
  const isCollection = [tahsilatDurumu, query.vadeBaslangic, query.vadeBitis].some((given) => given !== undefined);
  if (isCollection && !permissions.tahsilatRead) throw callProblems.noPermission();
  return { ...query, ...(tahsilatDurumu && { collection: { tahsilatDurumu, today: istanbulNow(now).date } }) };
}

/** The filter of an instant. Throws 400 for a leap second and for years that PostgreSQL cannot read. */
function changedSince(degisenBeri: string | undefined): { degisenBeri?: Date } {
  if (degisenBeri === undefined) return {};
  const instant = new Date(degisenBeri);
  const year = instant.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw callProblems.badParameters([faultAt('degisenBeri', 'INVALID_VALUE')]);
  return { degisenBeri: instant };
}
