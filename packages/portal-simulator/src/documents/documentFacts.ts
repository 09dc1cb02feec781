import type { Account, PortalDocument, PortalState } from '../state';
import { type JsonObject, textOf } from '../json';

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

/** The document of that ETTN when the account issued or received it. */
export function visibleDocument(state: PortalState, account: Account, ettn: string): PortalDocument | undefined {
  return state.documents.find(
    (document) =>
      document.ettn === ettn && (ownership.isIssuedBy(document, account) || ownership.isReceivedBy(document, account)),
  );
}

/** The title of a legal person, or first and last name. */
export function partyName(unvan: string, ad: string, soyad: string): string {
  return unvan.trim() || `${ad} ${soyad}`.trim();
}

/** The recipient of an invoice as the portal's rows and pages print it. */
export function recipientName(invoice: JsonObject): string {
  return partyName(textOf(invoice, 'aliciUnvan'), textOf(invoice, 'aliciAdi'), textOf(invoice, 'aliciSoyadi'));
}

/** The type of an invoice; SATIS for old clients that send the kind of form under this key. */
export function invoiceTypeCode(invoice: JsonObject): string {
  const faturaTipi = textOf(invoice, 'faturaTipi');
  return /^[A-Z]{1,20}$/.test(faturaTipi) ? faturaTipi : 'SATIS';
}

interface RequestColumns {
  readonly iptalItiraz: string;
  readonly talepDurum: string;
}

/** The two columns that a row carries when a request was raised on its document. */
export function requestColumns({ requests }: PortalState, { ettn }: PortalDocument): RequestColumns | undefined {
  const request = requests.find((each) => each.ettn === ettn);
  return request && { iptalItiraz: request.iptalItiraz, talepDurum: request.iptalItirazDurumu };
}
