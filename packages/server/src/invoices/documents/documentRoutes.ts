import { base64Url } from '../../db/secretTexts';
import { namesTag } from '../../db/versions';
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
import { createDocumentLink, invoiceOfLink, revokeDocumentLinks, type Signature } from './signedLinks';

const DEFAULT_SECONDS = 900;

/** /belge: the documents of an invoice, with a token or by a signed link. */
export const belgeRoutes = {
  getDocument: async ({ ports, request, member, path: { ettn: key, dosya: name }, query: { expires, signature } }) => {
    const dosya = dosyaOf(key, name);
    const row = member
      ? await invoiceOf(ports, member.companyId, key)
      : await invoiceOfLink(ports, { key, dosya, ...signatureOf(expires, signature) });
    const bytes = await readDocument(ports, row, dosya);
    const keeping = row.onayDurumu === 'Onaylandi' ? await revalidated(bytes) : notKept;
    const etag = keeping['ETag'];
    if (etag !== undefined && namesTag(request.headers.get('if-none-match') ?? '', etag))
      return new Response(null, { status: 304, headers: keeping });
    return documentResponse(bytes, row, { dosya, name, keeping });
  },

  createDocumentBundle: async ({ ports, user, member, newId, body: { faturaIds } }) => ({
    status: 201,
    body: await createBundle(ports, { companyId: member.companyId, id: newId, faturaIds, maker: user }),
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

  createDocumentLink: async ({ ports, user, member, path: { ettn: key }, body: { dosya, sure = DEFAULT_SECONDS } }) => {
    const row = await invoiceOf(ports, member.companyId, key);
    return { status: 200, body: await createDocumentLink(ports, row, { dosya, seconds: sure, maker: user }) };
  },

  revokeDocumentLinks: async ({ ports, user, member: { companyId } }) => {
    await revokeDocumentLinks(ports, { companyId, userId: user.id });
    return { status: 204 };
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

/** The signature of a link, which replaces the token. */
function signatureOf(expires: number | undefined, signature: string | undefined): Signature {
  if (expires === undefined || signature === undefined) throw callProblems.noSession();
  return { expires, signature };
}

const types = { pdf: 'application/pdf', html: 'text/html; charset=utf-8', zip: 'application/zip' };

/**
 * Any page may frame the documents, because hosts show them in their own pages. HTML is sandboxed so that it cannot run
 * scripts. A PDF is not, because no browser shows a sandboxed PDF (LST-07).
 */
const policies = {
  pdf: 'frame-ancestors *',
  html: "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors *",
  zip: "default-src 'none'; frame-ancestors 'none'",
};

interface Keeping extends Record<string, string> {
  readonly 'Cache-Control': string;
}

/** A draft changes with the next save, so it is not cached. */
const notKept: Keeping = { 'Cache-Control': 'private, no-store' };

/**
 * A browser may cache an issued document, but must revalidate it each time. Otherwise another user of the same browser
 * could read it (ATK-70).
 */
async function revalidated(bytes: Uint8Array<ArrayBuffer>): Promise<Keeping> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { 'Cache-Control': 'private, no-cache', ETag: `"${base64Url(digest)}"`, Vary: 'Authorization' };
}

/**
 * A document as an HTTP response. `name` is the file name in the URL. The saved file is named by number and recipient.
 */
function documentResponse(
  bytes: Uint8Array<ArrayBuffer>,
  row: InvoiceRow,
  { dosya, name, keeping }: { dosya: Dosya; name: string; keeping: Keeping },
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
      ...keeping,
    },
  });
}
