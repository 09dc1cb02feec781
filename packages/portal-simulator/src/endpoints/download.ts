import { strToU8, zipSync } from 'fflate';
import { visibleDocument } from '../documents/documentFacts';
import { openSession, type Portal, type PortalCall } from '../portal';
import { withFaults } from '../faults';
import type { PortalDocument } from '../state';
import { renderHtml } from '../documents/renderHtml';
import { renderXml } from '../documents/renderXml';

// `downloadResource` was replaced in 2021 but may still answer (portal-protocol 6.10).
const commands = ['EARSIV_PORTAL_BELGE_INDIR', 'downloadResource'];
// A fixed time, so that a document gives the same bytes each time.
const ENTRY_TIME = new Date(2026, 0, 1);

/**
 * `GET /earsiv-services/download`: HTML and XML in a ZIP, for seller and recipient, with the content type
 * `application/json`; zero bytes when kind, ETTN or status do not match.
 */
export async function download(portal: Portal, call: PortalCall): Promise<Response> {
  return withFaults(
    portal,
    { name: 'download', writes: false, token: call.url.searchParams.get('token') ?? '', signal: call.signal },
    async () => {
      const query = call.url.searchParams;
      const opened = openSession(portal, query.get('token') ?? '', call);
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

/** `<ettn>_f.html` and `<ettn>_f.xml`; identical bytes while the document is unchanged. */
function packDocument(document: PortalDocument): Uint8Array<ArrayBuffer> {
  const entries = {
    [`${document.ettn}_f.html`]: strToU8(renderHtml(document)),
    [`${document.ettn}_f.xml`]: strToU8(renderXml(document)),
  };
  return zipSync(entries, { mtime: ENTRY_TIME });
}

function answer(bytes: Uint8Array<ArrayBuffer>, fileName?: string): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (fileName) headers.set('content-disposition', `attachment; filename="${fileName}"`);
  return new Response(bytes, { headers });
}
