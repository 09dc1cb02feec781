import type { InvoiceRow } from '../../db/invoiceWire';
import { findInvoice } from '../../db/queries/findInvoice';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import { createAtPortal } from './createAtPortal';
import { decideOutcome } from './decideOutcome';
import type { PortalTurn } from '../../portal/turn';
import { updateAtPortal } from './updateAtPortal';

/**
 * Brings an invoice that waits for the portal, or whose outcome is unknown, as far as it goes now: sends it, finds out about it, or leaves
 * it for later. Whoever calls it, and how often, the portal gets one draft. Answers the invoice as it is then.
 */
export async function settleInvoice(
  ports: Ports,
  companyId: string,
  invoiceId: string,
): Promise<InvoiceRow | undefined> {
  const answer = await ports.accounts.use(companyId, async (session) => ({
    ok: true,
    value: await settle({ ports, session, companyId }, invoiceId),
  }));
  return answer.ok ? answer.value : withCompany(ports.db, companyId, (tx) => findInvoice(tx, companyId, invoiceId));
}

async function settle(turn: PortalTurn, invoiceId: string): Promise<InvoiceRow | undefined> {
  const read = await withCompany(turn.ports.db, turn.companyId, (tx) => findInvoice(tx, turn.companyId, invoiceId));
  if (!read || read.onayDurumu !== 'Onaylanmadi') return read;
  const row = read.portalDurumu === 'BELIRSIZ' ? await decideOutcome(turn, read) : read;
  if (row.portalDurumu !== 'BEKLIYOR' || row.onayDurumu !== 'Onaylanmadi') return row;
  return row.ettn === null ? createAtPortal(turn, row) : updateAtPortal(turn, { ...row, ettn: row.ettn });
}
