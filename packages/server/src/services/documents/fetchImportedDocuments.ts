import type { InvoiceRow } from '../../db/invoiceWire';
import { withCompany } from '../../db/wall';
import type { PortalAnswer } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import { withPatience } from '../../portal/turn';
import { keepPortalDocuments } from './keepPortalDocuments';

/** Takes the documents of an invoice that came from the portal, when somebody asks for them first: a download brings thousands of invoices, of which few are opened. */
export async function fetchImportedDocuments(
  { db, clock, accounts }: Ports,
  { id, companyId, ettn }: InvoiceRow,
): Promise<void> {
  if (ettn === null) return;
  const fetched = accounts.use(companyId, async (session): Promise<PortalAnswer<void>> => {
    const zip = await session.downloadZip({ ettn, onayDurumu: 'Onaylandi' });
    if (!zip.ok) return zip;
    const { value } = zip;
    if (value) await withCompany(db, companyId, (tx) => keepPortalDocuments(tx, { companyId, id }, value, clock.now()));
    return { ok: true, value: undefined };
  });
  await withPatience(fetched);
}
