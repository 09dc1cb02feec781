import type { InvoiceRow } from '../../db/invoiceWire';
import { hasPortalZip, putPortalZip } from '../../db/queries/portalZip';
import { withCompany } from '../../db/wall';
import type { PortalSession } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';

/** Takes the portal's ZIP of an approved invoice and keeps its bytes. Answers whether it is there now. */
export async function fetchDocumentsOf(
  { db, clock }: Ports,
  session: PortalSession,
  { id, companyId, ettn }: InvoiceRow,
): Promise<boolean> {
  if (ettn === null) return false;
  if (await withCompany(db, companyId, (tx) => hasPortalZip(tx, companyId, id))) return true;
  const zip = await session.downloadZip({ ettn, onayDurumu: 'Onaylandi' });
  if (!zip.ok || zip.value === null) return false;
  const { value } = zip;
  await withCompany(db, companyId, (tx) => putPortalZip(tx, companyId, id, value, clock.now()));
  return true;
}
