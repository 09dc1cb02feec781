import { findInvoicesByEttns } from '../../db/queries/findInvoicesByEttns';
import { portalWrite } from '../../db/queries/portalWrite';
import { type SyncRow, syncRun } from '../../db/queries/syncRun';
import type { InvoiceRow } from '../../db/invoiceWire';
import { withCompany } from '../../db/withCompany';
import type { PortalAnswer, PortalDocument, PortalInvoice } from '../../ports/Portal';
import type { PortalTurn } from '../PortalTurn';
import type { Days } from '../windowsOf';
import { refreshInvoice } from './refreshInvoice';
import { storeNewInvoices } from './storeNewInvoices';

/** So many invoices are fetched in one turn: the company's users wait for no more than these. */
const AT_ONCE = 25;

/** An invoice of the portal's list, and what we have of it. */
interface Listed {
  readonly document: PortalDocument;
  readonly row: InvoiceRow | undefined;
}

/** Brings a piece of a window: invoices that are not here yet, and what has changed at the portal of those that are. */
export async function syncWindow(turn: PortalTurn, run: SyncRow, { from, to }: Days, looked: Set<string>): Promise<PortalAnswer<void>> {
  const { ports, session, companyId } = turn;
  const listed = await session.listInvoices(from, to);
  if (!listed.ok) return listed;
  const all = await compare(turn, listed.value);
  const toFetch = all.filter((each) => wantsContent(each) && !looked.has(each.document.ettn));
  const fetched = new Map<string, PortalInvoice>();
  for (const { document } of toFetch.slice(0, AT_ONCE)) {
    const answer = await session.fetchInvoice(document.ettn);
    if (!answer.ok && answer.failure.kind !== 'refused') return answer;
    // What the portal cannot show for editing stays away rather than stopping all others.
    if (answer.ok) fetched.set(document.ettn, answer.value);
    else ports.log('warn', 'portal_invoice_unreadable', { companyId });
    looked.add(document.ettn);
  }

  const now = ports.clock.now();
  await withCompany(ports.db, companyId, async (tx) => {
    const added = await storeNewInvoices(tx, companyId, all.flatMap(({ document, row }) => newOne(document, row, fetched)), now);
    for (const { document, row } of all) if (row) await refreshInvoice(ports, tx, row, document, fetched.get(document.ettn));
    await syncRun.advance(tx, run, added, toFetch.length <= AT_ONCE, now);
  });
  return { ok: true, value: undefined };
}

async function compare({ ports: { db }, companyId }: PortalTurn, documents: readonly PortalDocument[]): Promise<Listed[]> {
  return withCompany(db, companyId, async (tx) => {
    const rows = await findInvoicesByEttns(tx, companyId, documents.map(({ ettn }) => ettn));
    const byEttn = new Map(rows.map((row) => [row.ettn, row]));
    // A draft may be ours, made by a write whose outcome is not known yet: it is found from our side.
    const isDraftOpen = await portalWrite.hasOthers(tx, companyId);
    return documents
      .map((document) => ({ document, row: byEttn.get(document.ettn) }))
      .filter(({ document, row }) => row !== undefined || !(isDraftOpen && document.onayDurumu === 'Onaylanmadi'));
  });
}

/** New ones, and drafts: only their content tells whether somebody changed them in the portal's own screens. */
function wantsContent({ document, row }: Listed): boolean {
  if (!row) return true;
  return row.onayDurumu === 'Onaylanmadi' && row.portalDurumu === 'GONDERILDI' && document.onayDurumu !== 'Silinmis';
}

function newOne(document: PortalDocument, row: InvoiceRow | undefined, fetched: ReadonlyMap<string, PortalInvoice>) {
  const invoice = fetched.get(document.ettn);
  return row === undefined && invoice ? [{ document, invoice }] : [];
}
