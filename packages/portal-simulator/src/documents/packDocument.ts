import { strToU8, zipSync } from 'fflate';
import type { PortalDocument } from '../state';
import { renderHtml } from './renderHtml';
import { renderXml } from './renderXml';

// Fixed, so that a document gives the same bytes each time.
const ENTRY_TIME = new Date(2026, 0, 1);

/** The ZIP of a document: `<ettn>_f.html` and `<ettn>_f.xml`; the same bytes each time while the document stays as it is. */
export function packDocument(document: PortalDocument): Uint8Array<ArrayBuffer> {
  const entries = {
    [`${document.ettn}_f.html`]: strToU8(renderHtml(document)),
    [`${document.ettn}_f.xml`]: strToU8(renderXml(document)),
  };
  return zipSync(entries, { mtime: ENTRY_TIME });
}
