import { readCompany } from '../../db/wall';
import { contentDisposition, downloadName, fileName } from '../../documents/names';
import type { Dosya } from '../../documents/source';
import type { Handlers } from '../../http/Handler';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import { findInvoicesByKey } from '../statements';
import type { InvoiceRow } from '../wire';
import { bundleOfLink, bundleStream, createBundle, findBundle } from './bundles';
import { readDocument } from './readDocument';
import { createDocumentLink, invoiceOfLink, type Signature } from './signedLinks';

const DEFAULT_SECONDS = 900;

/** /belge: the documents of an invoice, with a token or by a signed link. */
export const belgeRoutes = {
  getDocument: async ({ ports, member, path: { ettn: key, dosya: name }, query: { expires, signature } }) => {
    const dosya = dosyaOf(key, name);
    const row = member
      ? await invoiceOf(ports, member.companyId, key)
      : await invoiceOfLink(ports, { key, dosya, ...signatureOf(expires, signature) });
    return documentResponse(await readDocument(ports, row, dosya), row, { dosya, name });
  },

  createDocumentBundle: async ({ ports, member, newId, body: { faturaIds } }) => ({
    status: 201,
    body: await createBundle(ports, { companyId: member.companyId, id: newId, faturaIds }),
  }),

  getDocumentBundle: async ({ ports, member, path: { id }, query: { expires, signature } }) => {
    const bundle = member
      ? await findBundle(ports, member.companyId, id)
      : await bundleOfLink(ports, { id, ...signatureOf(expires, signature) });
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

/** What a link carries in the place of a token. */
function signatureOf(expires: number | undefined, signature: string | undefined): Signature {
  if (expires === undefined || signature === undefined) throw callProblems.noSession();
  return { expires, signature };
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
 * A document as the answer of a call; `name` is the one in its address, while the saved file is named by number and
 * recipient. An issued one may stay in the browser for five minutes, a draft changes with the next save.
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
