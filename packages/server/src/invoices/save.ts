import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { isDuplicate, together } from '../db/rows';
import { etagOf, requireVersion } from '../db/versions';
import { readCompany, serverQueries, withCompany } from '../db/wall';
import { isUnderSignature } from '../portal/signings';
import { soonSeconds, takeOverSeconds, withPatience } from '../portal/turn';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as invoiceProblems from '../problems/invoiceProblems';
import * as portalProblems from '../problems/portalProblems';
import { tellOfInvoice } from '../webhooks/events';
import { contextOfSave, warningDetails, type Warnings } from './checks';
import { type CheckedContent, checkedContent } from './content';
import { settleInvoice } from './sendInvoice';
import { newState, markChanged, markForResend } from './states';
import { findInvoice, insertInvoice } from './statements';
import type { InvoiceRow } from './wire';

interface NewInvoice {
  readonly companyId: string;
  readonly userId: string;
  /** Derived from the Idempotency-Key: the same id means the same invoice, even after a crash. */
  readonly id: string;
  readonly body: components['schemas']['InvoiceWrite'];
  /** Whether the user may read invoices, so that warnings may compare with them. */
  readonly mayRead: boolean;
}

interface SavedInvoice {
  readonly row: InvoiceRow;
  /** What the rules find about it (RUL-06). */
  readonly warnings: Warnings;
}

/** Stores the invoice first, so that it cannot get lost, then creates its draft at the portal (INV-38). */
export async function createInvoice(ports: Ports, call: NewInvoice): Promise<SavedInvoice> {
  const { companyId, id, body, mayRead } = call;
  const now = ports.clock.now();
  const checked = await checkedContent(body, await contextOfSave(ports, { companyId, id, body, mayRead })).catch(
    async (error: unknown) => {
      // A repetition after a crash may reach a server with other rules. The stored invoice counts.
      if (await readCompany(ports.db, companyId, (tx) => findInvoice(tx, id))) return undefined;
      throw error;
    },
  );
  const row = await saveAtPortal(ports, companyId, id, checked && (await storeNew(ports, call, checked, now)));
  return { row, warnings: checked?.warnings ?? [] };
}

/** Stores a new invoice. Returns undefined when the call was repeated after a crash and the invoice is stored. */
async function storeNew(
  ports: Ports,
  { companyId, userId, id }: NewInvoice,
  { content, warnings }: CheckedContent,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const invoice = { ...content, id, ...newState, createdBy: userId, createdAt: now };
  const details = warningDetails(warnings, content.bilinenUyarilar);
  try {
    const [row] = await withCompany(ports.db, companyId, (tx) =>
      together(
        insertInvoice(tx, invoice),
        ports.jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: id }, takeOverSeconds),
        writeAudit(tx, { action: 'createInvoice', userId, entityId: id, at: now, ...details }),
        tellOfInvoice(ports, tx, 'fatura.kaydedildi', { ...invoice, belgeNumarasi: null, ettn: null }),
      ),
    );
    return row;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

interface InvoiceUpdate {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
  /** Refuses while a signing waits for its code, so that the client can ask the user first. */
  readonly asksFirst: boolean;
  readonly body: components['schemas']['InvoiceWrite'];
  /** Whether the user may read invoices, so that warnings may compare with them. */
  readonly mayRead: boolean;
}

/** Changes a draft here, then at the portal (INV-38). Throws unless it was made here and is not approved. */
export async function updateInvoice(
  ports: Ports,
  { companyId, userId, id, ifMatch, asksFirst, body, mayRead }: InvoiceUpdate,
): Promise<SavedInvoice> {
  const { db, clock, jobs } = ports;
  const read = await readSettledInvoice(ports, { companyId, id, ifMatch });
  if (read.faturaTip === null) throw invoiceProblems.notEditable();
  if (read.onayDurumu !== 'Onaylanmadi') throw invoiceProblems.notUnapproved();
  const now = clock.now();
  const { content, warnings } = await checkedContent(
    body,
    await contextOfSave(ports, { companyId, id, body, mayRead }),
  );
  const details = warningDetails(warnings, content.bilinenUyarilar);

  const changed = await withCompany(db, companyId, async (tx) => {
    if (asksFirst && (await isUnderSignature(tx, read, now))) throw invoiceProblems.underSignature();
    const row = await markChanged(tx, read, content, now);
    if (!row) return undefined;
    await together(
      jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: id }, takeOverSeconds),
      writeAudit(tx, { action: 'updateInvoice', userId, entityId: id, at: now, ...details }),
      tellOfInvoice(ports, tx, 'fatura.kaydedildi', row),
    );
    return row;
  });
  if (!changed) throw await overtaken(ports, companyId, id);
  const saved = await saveAtPortal(ports, companyId, id, changed);
  // The invoice was signed while this change was being sent. The signed content counts.
  if (saved.onayDurumu !== 'Onaylanmadi') throw invoiceProblems.notUnapproved();
  return { row: saved, warnings };
}

interface Resend {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
}

/**
 * Retries a draft that is waiting, refused or of unknown outcome. Throws 409 for any other state. For an unknown
 * outcome the portal is only queried, so that the draft is never sent twice (INV-38).
 */
export async function resendInvoice(ports: Ports, { companyId, userId, id }: Resend): Promise<InvoiceRow> {
  const { clock, jobs } = ports;
  await withCompany(ports.db, companyId, async (tx) => {
    const read = await findInvoice(tx, id);
    if (!read) throw callProblems.notFound();
    const { onayDurumu, portalDurumu } = read;
    if (onayDurumu !== 'Onaylanmadi' || portalDurumu === 'GONDERILDI') throw invoiceProblems.notResendable();
    if (portalDurumu !== 'REDDEDILDI') return;
    const now = clock.now();
    if (!(await markForResend(tx, read, now))) return;
    await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: id }, takeOverSeconds);
    await writeAudit(tx, { action: 'resendInvoice', userId, entityId: id, at: now });
  });
  return saveAtPortal(ports, companyId, id);
}

interface Change {
  readonly companyId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/**
 * Reads the invoice that a call wants to change. If the outcome of an earlier write is unknown, the portal is queried
 * first. Throws 404, 409 while the outcome stays unknown, and 412 when the caller's version is outdated.
 */
export async function readSettledInvoice(ports: Ports, { companyId, id, ifMatch }: Change): Promise<InvoiceRow> {
  const read = await readCompany(ports.db, companyId, (tx) => findInvoice(tx, id));
  if (!read) throw callProblems.notFound();
  const row = read.portalDurumu === 'BELIRSIZ' ? await settleInvoice(ports, companyId, id) : read;
  if (!row || row.portalDurumu === 'BELIRSIZ') throw invoiceProblems.outcomeUnknown();
  requireVersion(ifMatch, row.version);
  return row;
}

/**
 * Sends a stored invoice to the portal within a call. A temporary failure is retried in the background (INV-38). A
 * refusal throws 422 with the portal's text and the path of the stored invoice, so that the user can correct it there.
 */
async function saveAtPortal(
  ports: Ports,
  companyId: string,
  invoiceId: string,
  written?: InvoiceRow,
): Promise<InvoiceRow> {
  const row =
    (await withPatience(settleInvoice(ports, companyId, invoiceId, written))) ??
    (await readCompany(ports.db, companyId, (tx) => findInvoice(tx, invoiceId)));
  if (!row) throw callProblems.notFound();
  if (row.portalDurumu === 'REDDEDILDI')
    throw portalProblems.refused(row.portalMesaji ?? '', { Location: `/api/fatura/${row.id}` });
  if (row.portalDurumu !== 'GONDERILDI')
    await ports.jobs.enqueue(serverQueries(ports.db, 'jobs'), 'settleInvoice', { companyId, invoiceId }, soonSeconds);
  return row;
}

/** The error when another user changed the invoice between our read and our write. */
async function overtaken({ db }: Ports, companyId: string, id: string): Promise<Error> {
  const row = await readCompany(db, companyId, (tx) => findInvoice(tx, id));
  if (!row) return callProblems.notFound();
  if (row.onayDurumu !== 'Onaylanmadi') return invoiceProblems.notUnapproved();
  return row.portalDurumu === 'BELIRSIZ'
    ? invoiceProblems.outcomeUnknown()
    : callProblems.staleVersion(etagOf(row.version));
}
