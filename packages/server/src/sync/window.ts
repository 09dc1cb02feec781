import { istanbulNow } from '@kalem/domain';
import { customerCards } from '../cards/customers';
import { stockCards } from '../cards/stockItems';
import { readCompany, withCompany } from '../db/wall';
import { portalContent } from '../invoices/content';
import { newsFromPortal, refreshInvoice } from '../invoices/refresh';
import { importedState } from '../invoices/states';
import {
  findInvoicesByEttns,
  hasOtherPortalWrites,
  insertMissingInvoice,
  type InvoiceState,
  invoiceStates,
  type NewInvoice,
} from '../invoices/statements';
import { settleReturnKinds } from '../invoices/returnKinds';
import { mergeTalep } from '../invoices/talepAkisi';
import type { InvoiceRow } from '../invoices/wire';
import type { PortalTurn } from '../portal/turn';
import type { Days } from '../portal/windows';
import type { CompanyTx } from '../ports/Database';
import type { PortalAnswer, PortalInvoice, PortalRow } from '../ports/Portal';
import { addMissingCards, customerCardOf, stockCardsOf } from './missingCards';
import { advanceSync, type SyncRow } from './runs';

/** This server's cache of a download between turns. If it is lost, the portal is queried again. */
export interface Download {
  /** Start, end and number of finished windows of the run. With another key the cache is not used. */
  readonly key: string;
  /** The portal rows of this window that are still to be handled. Undefined before the list was fetched. */
  pending: readonly PortalRow[] | undefined;
  /** ETTNs whose content was fetched in this window already. */
  readonly looked: Set<string>;
  /** The number of finished request windows. They come after the invoices. */
  requestWindows: number;
}

/** A row of the portal's list, our invoice if there is one, and the portal's content if it was fetched. */
interface Brought {
  readonly portalRow: PortalRow;
  readonly row: InvoiceRow | undefined;
  readonly invoice: PortalInvoice | undefined;
}

/** The number of invoices fetched in one turn. A user of the company waits at most for this many. */
const AT_ONCE = 25;

/**
 * Downloads a part of a window: new invoices, and changes of known ones. The window is listed once. After `stopAt`
 * (compare `Date.now()`) it starts only the work that guarantees some progress.
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
  const { found, known } = await prepare(brought.value, now);
  await withCompany(ports.db, companyId, async (tx) => {
    const added = await storeNewInvoices(tx, found, now);
    for (const { row, portalRow, content } of known) await refreshInvoice(ports, tx, row, portalRow, content);
    const downloaded = [...found.map(({ invoice }) => invoice), ...known.map(({ row }) => row)];
    await settleReturnKinds(
      tx,
      downloaded.map(({ vknTckn }) => vknTckn),
      now,
    );
    await advanceSync(tx, run, added, rest.length === 0, now);
  });
  download.pending = rest;
  for (const { portalRow } of brought.value) download.looked.add(portalRow.ettn);
  return { ok: true, value: undefined };
}

/** The window's invoices that are new or may have changed. Skips contents that were fetched already. */
async function listPending(
  { ports: { db, clock }, session, companyId }: PortalTurn,
  { from, to }: Days,
  looked: ReadonlySet<string>,
): Promise<PortalAnswer<PortalRow[]>> {
  const listed = await session.listInvoices(from, to);
  if (!listed.ok) return listed;
  const portalRows = listed.value;
  const today = istanbulNow(clock.now()).date;
  return withCompany(db, companyId, async (tx) => {
    const states = await invoiceStates(
      tx,
      portalRows.map(({ ettn }) => ettn),
    );
    const byEttn = new Map(states.map((state) => [state.ettn, state]));
    // An unknown draft may be ours, from a write of unknown outcome. Settling that write will find it.
    const isDraftOpen = await hasOtherPortalWrites(tx);
    const isPending = (portalRow: PortalRow): boolean => {
      const state = byEttn.get(portalRow.ettn);
      if (!state && isDraftOpen && portalRow.onayDurumu === 'Onaylanmadi') return false;
      const news = compareInvoice(state, portalRow, today);
      return news === 'state' || (news === 'content' && !looked.has(portalRow.ettn));
    };
    return { ok: true, value: portalRows.filter(isPending) };
  });
}

/** Fetches at least one invoice, and more until the time is over. */
async function bring(
  { ports, session, companyId }: PortalTurn,
  portalRows: readonly PortalRow[],
  stopAt: number,
): Promise<PortalAnswer<Brought[]>> {
  const rows = await readCompany(ports.db, companyId, (tx) =>
    findInvoicesByEttns(
      tx,
      portalRows.map(({ ettn }) => ettn),
    ),
  );
  const byEttn = new Map(rows.map((row) => [row.ettn, row]));
  const today = istanbulNow(ports.clock.now()).date;
  const brought: Brought[] = [];
  for (const portalRow of portalRows) {
    if (brought.length > 0 && Date.now() >= stopAt) break;
    const row = byEttn.get(portalRow.ettn);
    const answer =
      compareInvoice(row, portalRow, today) === 'content' ? await session.fetchInvoice(portalRow.ettn) : undefined;
    if (answer && !answer.ok && answer.failure.kind !== 'refused') return answer;
    // Skips an invoice that the portal cannot open for editing. It must not block the others.
    if (answer && !answer.ok) ports.log('warn', 'portal_invoice_unreadable', { companyId });
    brought.push({ portalRow, row, invoice: answer?.ok ? answer.value : undefined });
  }
  return { ok: true, value: brought };
}

/**
 * What to fetch for a row of the portal's list. `content` for new invoices and drafts, because only the content shows
 * changes made in the portal's own screens. `state` when only the row differs. `nothing` otherwise.
 */
function compareInvoice(
  state: InvoiceState | undefined,
  portalRow: PortalRow,
  today: string,
): 'content' | 'state' | 'nothing' {
  if (!state) return 'content';
  const isAtPortal = state.portalDurumu === 'GONDERILDI' && state.onayDurumu !== 'Silinmis';
  if (isAtPortal && state.onayDurumu === 'Onaylanmadi' && portalRow.onayDurumu !== 'Silinmis') return 'content';
  const isChanged =
    isAtPortal && (portalRow.belgeNumarasi !== state.belgeNumarasi || portalRow.onayDurumu === 'Silinmis');
  const isTalepNew = mergeTalep(state.talepAkisi, portalRow.talep, today) !== state.talepAkisi;
  return isChanged || isTalepNew ? 'state' : 'nothing';
}

/** A new invoice, with the row to store. */
interface Found {
  readonly invoice: PortalInvoice;
  readonly stored: NewInvoice;
}

/** A known invoice, with the portal's changes. */
interface Known {
  readonly row: InvoiceRow;
  readonly portalRow: PortalRow;
  readonly content: Awaited<ReturnType<typeof newsFromPortal>>;
}

/** Computes everything before the transaction, because an invoice may have thousands of lines. */
async function prepare(brought: readonly Brought[], now: Date): Promise<{ found: Found[]; known: Known[] }> {
  const today = istanbulNow(now).date;
  const found: Found[] = [];
  const known: Known[] = [];
  for (const { portalRow, row, invoice } of brought) {
    if (row) known.push({ row, portalRow, content: invoice && (await newsFromPortal(row, portalRow, invoice)) });
    else if (invoice) found.push({ invoice, stored: await importedInvoice(portalRow, invoice, now, today) });
  }
  return { found, known };
}

/** Stores new invoices once, with their unknown customers and stock items (GIB-03). Returns the number of invoices. */
async function storeNewInvoices(
  tx: CompanyTx,
  found: readonly Found[],
  now: Date,
): Promise<Pick<SyncRow, 'faturaSayisi' | 'cariSayisi' | 'stokSayisi'>> {
  const added: Found[] = [];
  for (const each of found) if (await insertMissingInvoice(tx, each.stored)) added.push(each);
  // Deleted invoices are not sales. Sorted newest first, so that a card gets the price of the last sale.
  const sales = added.filter(({ stored }) => stored.onayDurumu !== 'Silinmis').map(({ invoice }) => invoice);
  sales.sort(
    (left, right) =>
      right.faturaTarih.localeCompare(left.faturaTarih) || right.faturaSaat.localeCompare(left.faturaSaat),
  );
  return {
    faturaSayisi: added.length,
    cariSayisi: await addMissingCards(tx, customerCards, sales.flatMap(customerCardOf), now),
    stokSayisi: await addMissingCards(tx, stockCards, sales.flatMap(stockCardsOf), now),
  };
}

/** A portal invoice in its stored form. It has no type, because it was not made here (GIB-05). */
async function importedInvoice(
  portalRow: PortalRow,
  invoice: PortalInvoice,
  now: Date,
  today: string,
): Promise<NewInvoice> {
  return {
    ...(await portalContent({ ...invoice, faturaTarih: portalRow.faturaTarih })),
    id: crypto.randomUUID(),
    ...importedState(portalRow),
    faturaTip: null,
    portalFaturaTip: invoice.portalFaturaTip,
    talepAkisi: mergeTalep([], portalRow.talep, today),
    createdAt: now,
  };
}
