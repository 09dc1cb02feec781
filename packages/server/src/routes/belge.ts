import { findInvoicesByKey } from '../db/queries/findInvoicesByKey';
import type { InvoiceRow } from '../db/invoiceWire';
import { withCompany } from '../db/wall';
import type { Dosya } from '../documents/Dosya';
import { fileName } from '../documents/fileName';
import type { Handlers } from '../http/Handler';
import { pageOrigin } from '../http/pageOrigin';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { createDocumentLink } from '../services/documents/createDocumentLink';
import { invoiceOfLink } from '../services/documents/invoiceOfLink';
import { readDocument } from '../services/documents/readDocument';
import { documentResponse } from './documentResponse';

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

  createDocumentLink: async ({
    ports,
    request,
    member,
    path: { ettn: key },
    body: { dosya, sure = DEFAULT_SECONDS },
  }) => {
    const row = await invoiceOf(ports, member.companyId, key);
    return {
      status: 200,
      body: await createDocumentLink(ports, row, {
        dosya,
        seconds: sure,
        origin: pageOrigin(request) ?? ports.config.publicUrl,
      }),
    };
  },
} satisfies Partial<Handlers>;

function dosyaOf(key: string, name: string): Dosya {
  const dosya = (['pdf', 'html', 'zip'] as const).find((each) => fileName(key, each) === name);
  if (!dosya) throw callProblems.notFound();
  return dosya;
}

async function invoiceOf({ db }: Ports, companyId: string, key: string): Promise<InvoiceRow> {
  const [row] = await withCompany(db, companyId, (tx) => findInvoicesByKey(tx, key, companyId));
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
