import { foldTr } from '@kalem/domain';
import type { InvoiceRow } from '../../db/invoiceWire';
import type { InvoiceContentChange } from '../../db/queries/changeInvoice';
import { portalNote } from '../../portal/notes';
import type { PortalInvoice } from '../../ports/Portal';
import { portalContent } from '../invoices/portalContent';
import { isSameInvoice } from '../portalDrafts/isSameInvoice';
import { portalInvoiceOf } from '../portalDrafts/portalInvoiceOf';

const texts = [
  'aliciUnvan',
  'aliciAdi',
  'aliciSoyadi',
  'vergiDairesi',
  'adres',
  'ilce',
  'il',
  'irsaliyeNumarasi',
] as const;

/** What has to change in a stored invoice so that it is what was signed: nothing, or the portal's content. Mail addresses are ours alone. */
export function signedContent(row: InvoiceRow, signed: PortalInvoice): InvoiceContentChange {
  if (isSameInvoice(portalInvoiceOf(row), signed) && hasSameTexts(portalInvoiceOf(row), signed)) return {};
  const { emails: _, ...content } = portalContent(signed);
  return content;
}

function hasSameTexts(ours: PortalInvoice, signed: PortalInvoice): boolean {
  return (
    texts.every((field) => foldTr(ours[field]) === foldTr(signed[field])) &&
    foldTr(portalNote(ours)) === foldTr(signed.not)
  );
}
