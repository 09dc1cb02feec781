import type { PortalFiles } from '../ports/PortalFiles';
import { type DocumentAmounts, readAmounts } from './amounts';
import { unpackDocument } from './zip';

/** Reads on this thread: in tests, and in the page, whose portal is simulated. */
export function createPortalFiles(): PortalFiles {
  return {
    amounts: (zip) => Promise.resolve(amountsIn(zip)),
    html: (zip) => Promise.resolve(unpackDocument(zip, '.html')),
  };
}

export function amountsIn(zip: Uint8Array<ArrayBuffer>): DocumentAmounts | undefined {
  const xml = unpackDocument(zip, '.xml');
  return xml && readAmounts(new TextDecoder().decode(xml));
}
