import { addDays, istanbulNow } from '@kalem/domain';
import { insertInvoice, type NewInvoice } from '../../db/queries/insertInvoice';
import { knownEttns } from '../../db/queries/knownEttns';
import { portalWrite } from '../../db/queries/portalWrite';
import { withCompany } from '../../db/withCompany';
import type { PortalAnswer, PortalDocument, PortalFailure, PortalSession } from '../../ports/Portal';
import type { Ports } from '../../Ports';
import { importedInvoice } from './importedInvoice';

const WINDOW_DAYS = 7;

/** How far an import came: all days, or up to a failure of the portal. */
export interface ImportResult {
  readonly imported: number;
  readonly failure?: PortalFailure;
}

/**
 * Brings the invoices that the portal has of these days (both included) and that are not here yet; the same days again bring nothing anew
 * (GIB-04). Goes in windows of seven days, newest first, and lets other work have the account in between.
 */
export async function importInvoices(ports: Ports, companyId: string, from: string, to: string): Promise<ImportResult> {
  let imported = 0;
  for (let last = to; last >= from; last = addDays(last, -WINDOW_DAYS)) {
    const start = addDays(last, 1 - WINDOW_DAYS);
    const end = last;
    const answer = await ports.accounts.use(companyId, (session) => importWindow(ports, session, companyId, start < from ? from : start, end));
    if (!answer.ok) return { imported, failure: answer.failure };
    imported += answer.value;
  }
  return { imported };
}

async function importWindow(ports: Ports, session: PortalSession, companyId: string, from: string, to: string): Promise<PortalAnswer<number>> {
  const listed = await session.listInvoices(from, to);
  if (!listed.ok) return listed;
  const found: NewInvoice[] = [];
  for (const document of await missing(ports, companyId, listed.value)) {
    const fetched = await session.fetchInvoice(document.ettn);
    if (!fetched.ok && fetched.failure.kind !== 'refused') return fetched;
    // What the portal cannot show for editing stays away rather than stopping all others.
    if (!fetched.ok) ports.log('warn', 'portal_invoice_unreadable', { companyId });
    else found.push(importedInvoice(companyId, document, fetched.value, ports.clock.now(), istanbulNow(ports.clock.now()).date));
  }
  return { ok: true, value: await store(ports, companyId, found) };
}

async function missing({ db }: Ports, companyId: string, listed: readonly PortalDocument[]): Promise<PortalDocument[]> {
  const known = await withCompany(db, companyId, (tx) => knownEttns(tx, companyId, listed.map(({ ettn }) => ettn)));
  // A draft may be ours, made by a write whose outcome is not known yet: it is found from our side.
  const isDraftOpen = await withCompany(db, companyId, (tx) => portalWrite.hasOthers(tx, companyId));
  return listed.filter(({ ettn, onayDurumu }) => !known.has(ettn) && !(isDraftOpen && onayDurumu === 'Onaylanmadi'));
}

async function store({ db }: Ports, companyId: string, found: readonly NewInvoice[]): Promise<number> {
  if (found.length === 0) return 0;
  return withCompany(db, companyId, async (tx) => {
    let stored = 0;
    for (const invoice of found) if (await insertInvoice(tx, invoice)) stored += 1;
    return stored;
  });
}
