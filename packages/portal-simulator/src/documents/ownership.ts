import type { Account, PortalDocument } from '../state';
import { textOf } from '../json';

/** Whose a document is, by taxpayer number. */
export const ownership = {
  isIssuedBy(document: PortalDocument, account: Account): boolean {
    return document.channel === 'portal' && document.seller.vknTckn === account.ownData.vknTckn;
  },

  /** A document stands in its recipient's lists from its approval on. */
  isReceivedBy(document: PortalDocument, account: Account): boolean {
    return document.onayDurumu === 'Onaylandı' && textOf(document.invoice, 'vknTckn') === account.ownData.vknTckn;
  },
};
