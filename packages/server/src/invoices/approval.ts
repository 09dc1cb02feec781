import { foldTr, headerTextEntries, moveDueDate } from '@kalem/domain';
import { writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import { portalNote } from '../portal/notes';
import { lookAgainSeconds, type PortalTurn } from '../portal/turn';
import { windowsAround } from '../portal/windows';
import type { CompanyTx } from '../ports/Database';
import type { PortalAnswer, PortalInvoice, PortalSession } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import { type InvoiceContent, portalContent } from './content';
import { isSameInvoice } from './findDraft';
import { markApproved, storeSigned } from './states';
import { tellOfInvoice } from '../webhooks/events';
import { endPortalWrite, findInvoice, unapprovedInvoices } from './statements';
import type { InvoiceRow } from './wire';

/**
 * Approves an invoice whose signed content may differ from the stored one: fetches the signed content from the portal
 * and stores it. Returns the new row, or the old one while the portal does not show the approval.
 */
export async function approveAsSigned(
  { ports, session, companyId }: PortalTurn,
  row: InvoiceRow,
  userId?: string,
): Promise<InvoiceRow> {
  const { db, clock, jobs } = ports;
  const signed = row.ettn === null ? undefined : await session.fetchInvoice(row.ettn);
  const content = signed?.ok ? await signedContent(row, signed.value) : undefined;
  return withCompany(db, companyId, async (tx) => {
    const stored = content && (await storeSigned(tx, row, content, clock.now()));
    // The portal did not answer, or the invoice was changed in the meantime.
    if (!stored) {
      await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: row.id }, lookAgainSeconds);
      return row;
    }
    await endPortalWrite(tx, row);
    await followUpApproval(ports, tx, { userId, id: stored.id, emails: stored.emails });
    return stored;
  });
}

interface Approvals {
  readonly userId: string;
  readonly ettns: readonly string[];
}

/**
 * Marks invoices that the portal's list shows as approved. Changes made here during signing are reset to the signed
 * content.
 */
export async function approveInvoices(turn: PortalTurn, { userId, ettns }: Approvals): Promise<void> {
  const { ports, companyId } = turn;
  const changed = await withCompany(ports.db, companyId, async (tx) => {
    for (const approved of await markApproved(tx, ettns, ports.clock.now()))
      await followUpApproval(ports, tx, { userId, ...approved });
    return unapprovedInvoices(tx, ettns);
  });
  for (const row of changed) await approveAsSigned(turn, row, userId);
}

/** Reads the portal's list. Returns the ETTNs of the given invoices that are approved. */
export async function readApprovals(
  session: PortalSession,
  rows: readonly InvoiceRow[],
): Promise<PortalAnswer<Set<string>>> {
  const ours = new Set(rows.map(({ ettn }) => ettn));
  const approved = new Set<string>();
  for (const { from, to } of windowsAround(rows.map(({ faturaTarih }) => faturaTarih))) {
    const listed = await session.listInvoices(from, to);
    if (!listed.ok) return listed;
    for (const { ettn, onayDurumu } of listed.value)
      if (ours.has(ettn) && onayDurumu === 'Onaylandi') approved.add(ettn);
  }
  return { ok: true, value: approved };
}

interface Approval {
  readonly userId?: string | undefined;
  readonly id: string;
  readonly emails: readonly string[];
}

/** Queues the jobs after an approval: fetch and mail the documents (INV-40), notify the partner. */
export async function followUpApproval(
  { jobs, clock }: Ports,
  tx: CompanyTx,
  { userId, id: invoiceId, emails }: Approval,
): Promise<void> {
  const { companyId } = tx;
  await jobs.enqueue(tx, 'fetchDocuments', { companyId, invoiceId });
  const approved = await findInvoice(tx, invoiceId);
  if (approved) await tellOfInvoice({ jobs, clock }, tx, 'fatura.imzalandi', approved);
  for (const recipient of emails.keys()) await jobs.enqueue(tx, 'mailInvoice', { companyId, invoiceId, recipient });
  await writeAudit(tx, {
    action: 'approveInvoice',
    ...(userId !== undefined && { userId }),
    entityId: invoiceId,
    at: clock.now(),
  });
}

/**
 * The fields to store after signing: none, or the portal's content. The portal has no mail addresses, so ours stay. A
 * due date that its notes do not name stays too, moved with the date of the invoice. Skips the due date of an approved
 * invoice: a user may have changed it (MNY-21).
 */
export async function signedContent(row: InvoiceRow, signed: PortalInvoice): Promise<Partial<InvoiceContent>> {
  if ((await isSameInvoice(row, signed)) && hasSameTexts(row, signed)) return {};
  const { emails: _, vadeTarihi: named, ...content } = await portalContent(signed);
  if (row.onayDurumu === 'Onaylandi') return content;
  return { ...content, vadeTarihi: named ?? moveDueDate(row.vadeTarihi, row.faturaTarih, content.faturaTarih) };
}

/** The portal may return texts in another case. */
function hasSameTexts(ours: PortalInvoice, signed: PortalInvoice): boolean {
  return (
    headerTextEntries.every(([name, { isCompared }]) => !isCompared || foldTr(ours[name]) === foldTr(signed[name])) &&
    foldTr(portalNote(ours)) === foldTr(signed.not)
  );
}
