import type { paths } from '@kalem/openapi';
import type { CallOptions, Calls } from './calls';

/** A file with its name. */
export type Download = { blob: Blob; fileName: string };

type Document = paths['/belge/{ettn}/{dosya}']['get']['parameters'];
type DownloadOptions = CallOptions & { params: Pick<Document, 'path' | 'query'>; signal?: AbortSignal };

/**
 * A document of an invoice (PDF, HTML or ZIP) with its file name. Without a token `query` takes a signed link's
 * `expires` and `signature`.
 * @example
 * const { blob, fileName } = await download(client, {
 *   params: { path: { ettn, dosya: `${ettn}_f.pdf` }, query: { companyId } },
 * });
 */
export async function download(client: Pick<Calls, 'GET'>, options: DownloadOptions): Promise<Download> {
  const { data, response } = await client.GET('/belge/{ettn}/{dosya}', { ...options, parseAs: 'blob' });
  return { blob: data, fileName: namedIn(response.headers.get('Content-Disposition')) ?? options.params.path.dosya };
}

type Statement = paths['/alacak/{id}/ekstre']['get']['parameters'];
type StatementOptions = CallOptions & { params: Pick<Statement, 'path' | 'query'>; signal?: AbortSignal };

/**
 * The statement of a customer account as PDF or Excel, with its file name.
 * @example
 * const { blob, fileName } = await downloadStatement(client, {
 *   params: { path: { id }, query: { companyId, bicim: 'pdf' } },
 * });
 */
export async function downloadStatement(client: Pick<Calls, 'GET'>, options: StatementOptions): Promise<Download> {
  const { data, response } = await client.GET('/alacak/{id}/ekstre', { ...options, parseAs: 'blob' });
  return { blob: data, fileName: namedIn(response.headers.get('Content-Disposition')) ?? 'cari-ekstre' };
}

/** RFC 6266: the UTF-8 name wins over the plain one. */
function namedIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/i.exec(disposition ?? '')?.[1];
}
