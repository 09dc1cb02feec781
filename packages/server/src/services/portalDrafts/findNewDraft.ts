import type { InvoiceRow } from '../../db/invoiceWire';
import { knownEttns } from '../../db/queries/knownEttns';
import { hasOtherPortalWrites, type PortalWrite } from '../../db/queries/portalWrite';
import { withCompany } from '../../db/wall';
import type { PortalAnswer, PortalDocument } from '../../ports/Portal';
import type { PortalTurn } from '../../portal/turn';
import { isSameInvoice } from './isSameInvoice';
import { portalInvoiceOf } from './portalInvoiceOf';

export interface NewDraft {
  readonly draft: PortalDocument | null;
  /** There is a candidate made at the same second whose content differs, or there are several alike: it may be there, but not for certain. */
  readonly isUnsure: boolean;
}

/**
 * The draft that a create made: in the list now, not before, same recipient, not approved, of no other invoice of ours. The portal tells
 * neither ETTN nor number, so that this difference is all there is (protocol 6.1). The only candidate after a certain success is it, unless the
 * draft of another invoice may still turn up; else the content decides, and when that leaves several or none, nothing is guessed.
 */
export async function findNewDraft(
  turn: PortalTurn,
  row: InvoiceRow,
  write: PortalWrite,
): Promise<PortalAnswer<NewDraft>> {
  const { ports, session, companyId } = turn;
  const candidates = await listCandidates(turn, row, write);
  if (!candidates.ok) return candidates;
  const [only, ...others] = candidates.value;
  const isCertain =
    write.kabulEdildi && !(await withCompany(ports.db, companyId, (tx) => hasOtherPortalWrites(tx, companyId, row.id)));
  if (only && others.length === 0 && isCertain) return { ok: true, value: { draft: only, isUnsure: false } };

  const sent = portalInvoiceOf(row);
  const same: PortalDocument[] = [];
  let isUnsure = false;
  for (const candidate of candidates.value) {
    const fetched = await session.fetchInvoice(candidate.ettn);
    if (!fetched.ok) return fetched;
    if (isSameInvoice(sent, fetched.value)) same.push(candidate);
    else if (fetched.value.faturaSaat === sent.faturaSaat) isUnsure = true;
  }
  const [found, ...more] = same;
  if (found && more.length === 0) return { ok: true, value: { draft: found, isUnsure: false } };
  return { ok: true, value: { draft: null, isUnsure: isUnsure || same.length > 0 } };
}

async function listCandidates(
  { ports: { db }, session, companyId }: PortalTurn,
  row: InvoiceRow,
  write: PortalWrite,
): Promise<PortalAnswer<PortalDocument[]>> {
  const listed = await session.listInvoices(row.faturaTarih, row.faturaTarih);
  if (!listed.ok) return listed;
  const before = new Set(write.oncekiEttnler);
  const fresh = listed.value.filter(
    ({ ettn, vknTckn, onayDurumu }) => !before.has(ettn) && vknTckn === row.vknTckn && onayDurumu === 'Onaylanmadi',
  );
  const known = await withCompany(db, companyId, (tx) =>
    knownEttns(
      tx,
      companyId,
      fresh.map(({ ettn }) => ettn),
    ),
  );
  return { ok: true, value: fresh.filter(({ ettn }) => !known.has(ettn)) };
}
