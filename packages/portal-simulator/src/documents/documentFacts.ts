import type { Account, PortalDocument, PortalState } from '../state';
import { type JsonObject, textOf } from '../json';

/** The document with that ETTN, if the account issued or received it. */
export function visibleDocument(state: PortalState, account: Account, ettn: string): PortalDocument | undefined {
  return state.documents.find(
    (document) => document.ettn === ettn && (isIssuedBy(document, account) || isReceivedBy(document, account)),
  );
}

export function isIssuedBy(document: PortalDocument, account: Account): boolean {
  return document.channel === 'portal' && document.seller.vknTckn === account.ownData.vknTckn;
}

/** An approved document is in its recipient's lists. */
export function isReceivedBy(document: PortalDocument, account: Account): boolean {
  return document.onayDurumu === 'Onaylandı' && textOf(document.invoice, 'vknTckn') === account.ownData.vknTckn;
}

/** The title of a legal person, or first and last name. */
export function partyName(unvan: string, ad: string, soyad: string): string {
  return unvan.trim() || `${ad} ${soyad}`.trim();
}

/** The recipient of an invoice as the portal's rows and pages print it. */
export function recipientName(invoice: JsonObject): string {
  return partyName(textOf(invoice, 'aliciUnvan'), textOf(invoice, 'aliciAdi'), textOf(invoice, 'aliciSoyadi'));
}

/** The type of an invoice; `SATIS` for old clients, which send the kind of form in this key. */
export function invoiceTypeCode(invoice: JsonObject): string {
  const faturaTipi = textOf(invoice, 'faturaTipi');
  return /^[A-Z]{1,20}$/.test(faturaTipi) ? faturaTipi : 'SATIS';
}

interface RequestColumns {
  readonly iptalItiraz: string;
  readonly talepDurum: string;
}

/** The two columns of a row whose document has a request. */
export function requestColumns({ requests }: PortalState, { ettn }: PortalDocument): RequestColumns | undefined {
  const request = requests.find((each) => each.ettn === ettn);
  return request && { iptalItiraz: request.iptalItiraz, talepDurum: request.iptalItirazDurumu };
}
