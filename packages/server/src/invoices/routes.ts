import { pageAnswer, pageRange } from '../db/paging';
import { etagOf } from '../db/versions';
import { readCompany, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import * as callProblems from '../problems/callProblems';
import { deleteInvoice } from './delete';
import { allInvoices, lastPrices, pageOfInvoices, searchInvoices, sumByMonth, sumInvoices } from './lists';
import { parseLines } from './parseLines';
import { redownloadInvoice } from './refresh';
import { createInvoice, resendInvoice, updateInvoice } from './save';
import { confirmSigning, startSigning } from './signing';
import { findInvoice, findInvoicesByKey } from './statements';
import { exportedInvoice, type InvoiceRow, invoiceSummary, wholeInvoice } from './wire';
import { contentDisposition, downloadName, fileName } from '../documents/names';
import type { Dosya } from '../documents/source';
import type { Ports } from '../ports/Ports';
import { bundleOfLink, bundleStream, createBundle, findBundle } from './bundles';
import { readDocument } from './documents';
import { createDocumentLink, invoiceOfLink } from './links';

/** /fatura: the invoices of a company. */
export const faturaRoutes = {
  listInvoices: async ({ ports, member, query }) => {
    const { page = 1, companyId: _, ...filter } = query;
    const rows = await readCompany(ports.db, member.companyId, (tx) => pageOfInvoices(tx, filter, pageRange(page)));
    return { status: 200, body: pageAnswer(rows, page, invoiceSummary) };
  },

  listAllInvoices: async ({ ports, member, query: { companyId: _, ...filter } }) => {
    const rows = await readCompany(ports.db, member.companyId, (tx) => allInvoices(tx, filter));
    return { status: 200, body: { items: rows.map(exportedInvoice) } };
  },

  searchInvoices: async ({ ports, member, query: { companyId: _, q, ...filter } }) => {
    const { rows, isWhole } = await withCompany(ports.db, member.companyId, (tx) => searchInvoices(tx, q, filter));
    return { status: 200, body: { items: rows.map(invoiceSummary), eksik: !isWhole } };
  },

  summarizeInvoices: async ({ ports, member, query: { companyId: _, ...filter } }) => ({
    status: 200,
    body: { items: await readCompany(ports.db, member.companyId, (tx) => sumInvoices(tx, filter)) },
  }),

  sumInvoicesByMonth: async ({ ports, member, query: { companyId: _, ...filter } }) => ({
    status: 200,
    body: { items: await readCompany(ports.db, member.companyId, (tx) => sumByMonth(tx, filter)) },
  }),

  listLastPrices: async ({ ports, member, query: { companyId: _, ...recipient } }) => ({
    status: 200,
    body: { items: await readCompany(ports.db, member.companyId, (tx) => lastPrices(tx, recipient)) },
  }),

  getInvoice: async ({ ports, member, path }) => {
    const row = await readCompany(ports.db, member.companyId, (tx) => findInvoice(tx, path.id));
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

  updateInvoice: async ({ ports, user, member, path, query, headers, body }) => {
    const row = await updateInvoice(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
      asksFirst: query.imzadaysa === 'SOR',
      body,
    });
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: wholeInvoice(row) };
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

/** /parse: what uploaded files say, without storing anything. */
export const parseRoutes = {
  parseLines: async ({ ports, body }) => ({ status: 200, body: { items: await parseLines(ports, body.file) } }),
} satisfies Partial<Handlers>;

const DEFAULT_SECONDS = 900;

/** /belge: the documents of an invoice, with a token or by a signed link. */
export const belgeRoutes = {
  getDocument: async ({ ports, member, path: { ettn: key, dosya: name }, query: { expires, signature } }) => {
    const dosya = dosyaOf(key, name);
    const row = member
      ? await invoiceOf(ports, member.companyId, key)
      : await linked(ports, { key, dosya, expires, signature });
    return documentResponse(await readDocument(ports, row, dosya), row, { dosya, name });
  },

  createDocumentBundle: async ({ ports, member, newId, body: { faturaIds } }) => ({
    status: 201,
    body: await createBundle(ports, { companyId: member.companyId, id: newId, faturaIds }),
  }),

  getDocumentBundle: async ({ ports, member, path: { id }, query: { expires, signature } }) => {
    if (!member && (expires === undefined || signature === undefined)) throw callProblems.noSession();
    const bundle = member
      ? await findBundle(ports, member.companyId, id)
      : await bundleOfLink(ports, { id, expires: expires ?? 0, signature: signature ?? '' });
    return new Response(bundleStream(ports, bundle), {
      headers: {
        'Content-Type': types.zip,
        'Content-Disposition': contentDisposition('attachment', { plain: 'faturalar.zip', full: 'faturalar.zip' }),
        'Content-Security-Policy': policies.zip,
        'Cache-Control': 'private, no-store',
      },
    });
  },

  createDocumentLink: async ({ ports, member, path: { ettn: key }, body: { dosya, sure = DEFAULT_SECONDS } }) => {
    const row = await invoiceOf(ports, member.companyId, key);
    return { status: 200, body: await createDocumentLink(ports, row, { dosya, seconds: sure }) };
  },
} satisfies Partial<Handlers>;

function dosyaOf(key: string, name: string): Dosya {
  const dosya = (['pdf', 'html', 'zip'] as const).find((each) => fileName(key, each) === name);
  if (!dosya) throw callProblems.notFound();
  return dosya;
}

async function invoiceOf({ db }: Ports, companyId: string, key: string): Promise<InvoiceRow> {
  const [row] = await readCompany(db, companyId, (tx) => findInvoicesByKey(tx, key));
  if (!row) throw callProblems.notFound();
  return row;
}

function linked(
  ports: Ports,
  {
    expires,
    signature,
    ...link
  }: { key: string; dosya: Dosya; expires?: number | undefined; signature?: string | undefined },
): Promise<InvoiceRow> {
  if (expires === undefined || signature === undefined) throw callProblems.noSession();
  return invoiceOfLink(ports, { ...link, expires, signature });
}

const types = { pdf: 'application/pdf', html: 'text/html; charset=utf-8', zip: 'application/zip' };

/**
 * Hosts show documents in frames on their own pages, so any page may frame them. What runs nothing: HTML is in a
 * sandbox of its own, wherever it is opened; a PDF shows in no browser from a sandbox (LST-07).
 */
const policies = {
  pdf: 'frame-ancestors *',
  html: "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors *",
  zip: "default-src 'none'; frame-ancestors 'none'",
};

/**
 * A document as the answer of a call; `name` is the one of its address, saved it is called by number and recipient. An
 * issued one may stay in the browser for five minutes, a draft changes with the next save.
 */
function documentResponse(
  bytes: Uint8Array<ArrayBuffer>,
  row: InvoiceRow,
  { dosya, name }: { dosya: Dosya; name: string },
): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': types[dosya],
      'Content-Length': String(bytes.length),
      'Content-Disposition': contentDisposition(dosya === 'zip' ? 'attachment' : 'inline', {
        plain: name,
        full: downloadName(row, dosya),
      }),
      'Content-Security-Policy': policies[dosya],
      'Cache-Control': row.onayDurumu === 'Onaylandi' ? 'private, max-age=300' : 'private, no-store',
    },
  });
}
