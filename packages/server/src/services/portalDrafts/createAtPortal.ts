import type { InvoiceRow } from '../../db/invoiceWire';
import { findCompany } from '../../companies/statements';
import { acceptPortalWrite, findPortalWrite } from '../../db/queries/portalWrite';
import { withCompany } from '../../db/wall';
import type { PortalAnswer } from '../../ports/Portal';
import { portalTexts } from '../../portal/texts';
import { beginPortalWrite, noteNotDone, noteSent } from './draftStates';
import type { PortalTurn } from '../../portal/turn';
import { findNewDraft } from './findNewDraft';
import { portalInvoiceOf } from './portalInvoiceOf';

/** Makes the portal's draft of an invoice that has none. The write goes out at most once; while its outcome is unknown the invoice stays BELIRSIZ. */
export async function createAtPortal(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  const before = await turn.session.listInvoices(row.faturaTarih, row.faturaTarih);
  if (!before.ok) return noteNotDone(turn, row, before.failure);
  const begun = await beginPortalWrite(turn, row, {
    islem: 'OLUSTUR',
    oncekiEttnler: before.value.map(({ ettn }) => ettn),
  });
  if (!begun) return row;

  const created = await createDraft(turn, begun);
  if (!created.ok) return created.failure.kind === 'unknown' ? begun : noteNotDone(turn, begun, created.failure);
  const write = await withCompany(turn.ports.db, turn.companyId, async (tx) => {
    await acceptPortalWrite(tx, row);
    return findPortalWrite(tx, row);
  });
  const found = write && (await findNewDraft(turn, begun, write));
  return found?.ok && found.value.draft ? noteSent(turn, begun, found.value.draft) : begun;
}

/** An account whose own data are incomplete refuses its first draft: they are filled from the company, and the draft is sent once more (protocol 5.1). */
async function createDraft(
  { ports: { db }, session, companyId }: PortalTurn,
  row: InvoiceRow,
): Promise<PortalAnswer<void>> {
  const created = await session.createDraft(portalInvoiceOf(row));
  const wantsOwnData =
    !created.ok && created.failure.kind === 'refused' && portalTexts.isOwnDataIncomplete(created.failure.text);
  const company = wantsOwnData ? await withCompany(db, companyId, (tx) => findCompany(tx, companyId)) : undefined;
  if (!company) return created;
  const completed = await session.completeOwnData(company);
  if (completed.ok) return session.createDraft(portalInvoiceOf(row));
  // The draft was refused, which is known; only the saving of the data may not be.
  return completed.failure.kind === 'unknown' ? { ok: false, failure: { kind: 'unreachable' } } : completed;
}
