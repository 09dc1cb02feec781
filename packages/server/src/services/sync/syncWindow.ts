import { istanbulNow } from '@kalem/domain';
import type { InvoiceRow } from '../../invoices/wire';
import { findInvoicesByEttns } from '../../invoices/statements';
import { advanceSync, type SyncRow } from '../../db/queries/syncRun';
import { withCompany } from '../../db/wall';
import type { PortalAnswer, PortalDocument, PortalInvoice } from '../../ports/Portal';
import type { PortalTurn } from '../../portal/turn';
import type { Days } from '../../portal/windows';
import { compareInvoice } from './compareInvoice';
import type { Download } from './Download';
import { listPending } from './listPending';
import { refreshInvoice } from '../../invoices/refresh';
import { storeNewInvoices } from './storeNewInvoices';

/** So many invoices are fetched in one turn: the company's users wait for no more than these. */
const AT_ONCE = 25;

/** An invoice of the portal's list, what we have of it, and the portal's content where it was fetched. */
interface Brought {
  readonly document: PortalDocument;
  readonly row: InvoiceRow | undefined;
  readonly invoice: PortalInvoice | undefined;
}

/**
 * Brings a piece of a window: invoices that are not here yet, and what has changed at the portal of those that are. The window is listed
 * once; after `stopAt` (milliseconds of the clock on the wall) nothing is begun but what a turn needs to get on at all.
 */
export async function syncWindow(
  turn: PortalTurn,
  run: SyncRow,
  days: Days,
  download: Download,
  stopAt: number,
): Promise<PortalAnswer<void>> {
  const { ports, companyId } = turn;
  if (!download.pending) {
    const listed = await listPending(turn, days, download.looked);
    if (!listed.ok) return listed;
    download.pending = listed.value;
    if (listed.value.length > 0 && Date.now() >= stopAt) return { ok: true, value: undefined };
  }
  const brought = await bring(turn, download.pending.slice(0, AT_ONCE), stopAt);
  if (!brought.ok) return brought;
  const rest = download.pending.slice(brought.value.length);
  const now = ports.clock.now();
  await withCompany(ports.db, companyId, async (tx) => {
    const added = await storeNewInvoices(tx, companyId, brought.value.flatMap(newOne), now);
    for (const { document, row, invoice } of brought.value)
      if (row) await refreshInvoice(ports, tx, row, document, invoice);
    await advanceSync(tx, run, added, rest.length === 0, now);
  });
  download.pending = rest;
  for (const { document } of brought.value) download.looked.add(document.ettn);
  return { ok: true, value: undefined };
}

/** At least one of them, and no more than there is time for. */
async function bring(
  { ports, session, companyId }: PortalTurn,
  documents: readonly PortalDocument[],
  stopAt: number,
): Promise<PortalAnswer<Brought[]>> {
  const rows = await withCompany(ports.db, companyId, (tx) =>
    findInvoicesByEttns(
      tx,
      companyId,
      documents.map(({ ettn }) => ettn),
    ),
  );
  const byEttn = new Map(rows.map((row) => [row.ettn, row]));
  const today = istanbulNow(ports.clock.now()).date;
  const brought: Brought[] = [];
  for (const document of documents) {
    if (brought.length > 0 && Date.now() >= stopAt) break;
    const row = byEttn.get(document.ettn);
    const answer =
      compareInvoice(row, document, today) === 'content' ? await session.fetchInvoice(document.ettn) : undefined;
    if (answer && !answer.ok && answer.failure.kind !== 'refused') return answer;
    // What the portal cannot show for editing stays away rather than stopping all others.
    if (answer && !answer.ok) ports.log('warn', 'portal_invoice_unreadable', { companyId });
    brought.push({ document, row, invoice: answer?.ok ? answer.value : undefined });
  }
  return { ok: true, value: brought };
}

function newOne({ document, row, invoice }: Brought) {
  return row === undefined && invoice ? [{ document, invoice }] : [];
}
