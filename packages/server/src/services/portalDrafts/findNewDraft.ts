import type { InvoiceRow } from '../../db/invoiceWire';
import { knownEttns } from '../../db/queries/knownEttns';
import { type PortalWrite, portalWrite } from '../../db/queries/portalWrite';
import type { PortalAnswer, PortalDocument } from '../../ports/Portal';
import type { DraftTurn } from './DraftTurn';
import { isSameInvoice } from './isSameInvoice';
import { portalInvoiceOf } from './portalInvoiceOf';

/**
 * The draft that a create made: in the list now, not before, same recipient, not approved, of no other invoice of ours. The portal tells
 * neither ETTN nor number, so that this difference is all there is (protocol 6.1). The only candidate after a certain success is it, unless the
 * draft of another invoice may still turn up; else the content decides, and when that leaves several or none, nothing is guessed: `null`.
 */
export async function findNewDraft({ ports: { db }, session, companyId }: DraftTurn, row: InvoiceRow, write: PortalWrite): Promise<PortalAnswer<PortalDocument | null>> {
  const listed = await session.listInvoices(row.faturaTarih, row.faturaTarih);
  if (!listed.ok) return listed;
  const before = new Set(write.oncekiEttnler);
  const fresh = listed.value.filter(({ ettn, vknTckn, onayDurumu }) => !before.has(ettn) && vknTckn === row.vknTckn && onayDurumu === 'Onaylanmadi');
  const known = await knownEttns(db.queries, companyId, fresh.map(({ ettn }) => ettn));
  const candidates = fresh.filter(({ ettn }) => !known.has(ettn));
  const [only, ...others] = candidates;
  const isCertain = write.kabulEdildi && !(await portalWrite.hasOthers(db.queries, companyId, row.id));
  if (only && others.length === 0 && isCertain) return { ok: true, value: only };

  const same: PortalDocument[] = [];
  for (const candidate of candidates) {
    const fetched = await session.fetchInvoice(candidate.ettn);
    if (!fetched.ok) return fetched;
    if (isSameInvoice(portalInvoiceOf(row), fetched.value)) same.push(candidate);
  }
  const [found, ...more] = same;
  return { ok: true, value: found && more.length === 0 ? found : null };
}
