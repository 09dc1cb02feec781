import { packDocument } from '../documents/packDocument';
import { visibleDocument } from '../documents/visibleDocument';
import { openSession, type Portal, type PortalRequest } from '../portal';
import { withFaults } from '../faults';

// The second one was replaced in 2021 and may still answer (protocol 6.10).
const commands = ['EARSIV_PORTAL_BELGE_INDIR', 'downloadResource'];

/**
 * `GET /earsiv-services/download`: the ZIP of HTML and XML, for seller and recipient, under the content type
 * `application/json`; zero bytes when kind, ETTN or status do not fit.
 */
export async function download(portal: Portal, request: PortalRequest): Promise<Response> {
  return withFaults(
    portal,
    { name: 'download', writes: false, token: request.url.searchParams.get('token') ?? '', signal: request.signal },
    async () => {
      const query = request.url.searchParams;
      const opened = openSession(portal, query.get('token') ?? '', request);
      if (opened instanceof Response) return opened;

      const found = visibleDocument(portal.store.state, opened.account, query.get('ettn') ?? '');
      const fits =
        commands.includes(query.get('cmd') ?? '') &&
        query.get('belgeTip') === 'FATURA' &&
        query.get('onayDurumu') === found?.onayDurumu;
      if (!found || !fits) return answer(new Uint8Array());
      return answer(packDocument(found), `${found.ettn}_f.zip`);
    },
  );
}

function answer(bytes: Uint8Array<ArrayBuffer>, fileName?: string): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (fileName) headers.set('content-disposition', `attachment; filename="${fileName}"`);
  return new Response(bytes, { headers });
}
