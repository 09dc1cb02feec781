import { normalizeSmsCode } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { limitAttempts } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { together } from '../db/rows';
import { readCompany, withCompany } from '../db/wall';
import {
  countSigningTry,
  findSigning,
  hasTriesLeft,
  putSigning,
  returnSigningTry,
  type Signing,
  spendSigning,
} from '../portal/signings';
import { answerInTurn, inTurn, lookAgainSeconds, type PortalTurn, valueOf } from '../portal/turn';
import type { PortalAnswer, PortalFailure } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as invoiceProblems from '../problems/invoiceProblems';
import * as portalProblems from '../problems/portalProblems';
import type { ProblemError } from '../problems/ProblemError';
import { approveInvoices, readApprovals } from './approval';
import { fetchDocumentsOf } from './documents/readDocument';
import { isSignable } from './states';
import { findInvoices } from './statements';
import type { InvoiceRow } from './wire';

interface SigningStart {
  readonly companyId: string;
  readonly userId: string;
  /** The signatureId. */
  readonly id: string;
  readonly faturaIds: readonly string[];
}

const LIFETIME_MS = 120_000;
/** By then a signing is over. A job looks up the ones that this server could not finish. */
const SETTLED_AFTER_SECONDS = 150;

/** Asks the portal to send the code. Throws 409 when an invoice is approved, deleted, or not at the portal. */
export async function startSigning(
  ports: Ports,
  { companyId, userId, id, faturaIds }: SigningStart,
): Promise<{ phoneNumber: string; signatureId: string }> {
  const { db, clock, jobs } = ports;
  // The same call was made before and its answer was lost. The code already sent belongs to it.
  const asked = await readCompany(db, companyId, (tx) => findSigning(tx, id));
  if (asked) return { phoneNumber: asked.phoneNumber, signatureId: id };
  const ids = [...new Set(faturaIds)];
  const rows = await readCompany(db, companyId, (tx) => findInvoices(tx, ids));
  if (rows.length < ids.length) throw callProblems.notFound();
  if (!rows.every(isSignable)) throw invoiceProblems.notSignable();
  await limitAttempts(ports, 'startSigning', companyId);

  const answer = await answerInTurn(ports, companyId, async ({ session }) => {
    const sent = await session.sendSigningCode();
    if (!sent.ok) return sent;
    const { phoneNumber, oid } = sent.value;
    const now = clock.now();
    // Stored within the turn: the turn closes the portal session unless a signing is waiting.
    const signing = {
      id,
      userId,
      faturaIds: ids,
      versions: Object.fromEntries(rows.map((row) => [row.id, row.version])),
      phoneNumber,
      portalOid: oid,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    };
    await withCompany(db, companyId, (tx) =>
      together(
        putSigning(tx, signing),
        writeAudit(tx, { action: 'startSigning', userId, ...invoicesOf(ids), at: now }),
        jobs.enqueue(tx, 'settleSigning', { companyId, signatureId: id }, SETTLED_AFTER_SECONDS),
      ),
    );
    return { ok: true, value: phoneNumber };
  });
  return { phoneNumber: valueOf(answer), signatureId: id };
}

interface Confirmation {
  readonly companyId: string;
  readonly userId: string;
  readonly signatureId: string;
  readonly smsCode: string;
}

type Result = components['schemas']['SigningResult'];

/** Documents fetched while the caller waits. A job fetches the others. */
const AT_ONCE = 3;

/**
 * Signs with the code of the SMS. Only the portal's list proves an approval, because the answer to the signature may be
 * lost. The code is never sent twice (SGN-05). A signatureId works once, for its user, for 120 seconds and five wrong
 * codes (SGN-06).
 */
export async function confirmSigning(ports: Ports, confirmation: Confirmation): Promise<Result> {
  return valueOf(await inTurn(ports, confirmation.companyId, (turn) => confirm(turn, confirmation)));
}

/** Queries the portal's list for the outcome of a signature. Returns whether it is settled. */
export async function settleSigning(ports: Ports, companyId: string, signatureId: string): Promise<boolean> {
  const { db } = ports;
  const signing = await readCompany(db, companyId, (tx) => findSigning(tx, signatureId));
  const isOver = !signing || signing.triedCodes === 0;
  if (isOver) return true;
  const answer = await answerInTurn(ports, companyId, async (turn): Promise<PortalAnswer<void>> => {
    const rows = await readCompany(db, companyId, (tx) => findInvoices(tx, signing.faturaIds));
    const approvals = await readApprovals(turn.session, rows);
    if (!approvals.ok) return approvals;
    await approveInvoices(turn, { userId: signing.userId, ettns: [...approvals.value] });
    return { ok: true, value: undefined };
  });
  return answer.ok;
}

async function confirm(turn: PortalTurn, { userId, signatureId, smsCode }: Confirmation): Promise<Result> {
  const { ports, session, companyId } = turn;
  const { db, clock } = ports;
  const signing = await requireOpen(ports, companyId, userId, signatureId);
  const rows = inOrder(signing, await readCompany(db, companyId, (tx) => findInvoices(tx, signing.faturaIds)));
  const changed = rows.filter((row) => isChangedSince(signing, row));
  if (changed.length > 0) {
    await withCompany(db, companyId, (tx) => returnSigningTry(tx, signing.id));
    throw invoiceProblems.changedSince(changed.map((row) => nameForSigner(signing, row)));
  }
  const ettns = rows.flatMap(({ ettn }) => ettn ?? []);
  const signed = await session.sign({ oid: signing.portalOid, smsCode: normalizeSmsCode(smsCode), ettns });
  // The first try may have succeeded with its answer lost, and then a second try is refused. So the list decides.
  const mayBeSigned =
    signed.ok || signed.failure.kind === 'unknown' || (signed.failure.kind === 'refused' && signing.triedCodes > 0);
  if (!mayBeSigned) throw await refusal(ports, signing, signed.failure);

  const approvals = await readApprovals(session, rows);
  if (!signed.ok && signed.failure.kind === 'refused' && !(approvals.ok && approvals.value.size > 0))
    throw await refusal(ports, signing, signed.failure);
  const isNothingSure = !approvals.ok || (!signed.ok && approvals.value.size === 0);
  if (isNothingSure) throw await lookLater(ports, signing, signed);
  await withCompany(db, companyId, (tx) => spendSigning(tx, signing.id, clock.now()));
  await approveInvoices(turn, { userId, ettns: [...approvals.value] });
  for (const row of rows.slice(0, AT_ONCE))
    if (row.ettn !== null && approvals.value.has(row.ettn)) await fetchDocumentsOf(ports, session, row);
  return {
    items: rows.map(({ id, ettn, onayDurumu }) => ({
      id,
      onayDurumu: ettn !== null && approvals.value.has(ettn) ? 'Onaylandi' : onayDurumu,
    })),
  };
}

/**
 * Finds the signature and counts one more try. Throws when it belongs to another user, has expired or has no tries
 * left.
 */
async function requireOpen({ db, clock }: Ports, companyId: string, userId: string, id: string): Promise<Signing> {
  const signing = await readCompany(db, companyId, (tx) => findSigning(tx, id));
  if (!signing || signing.userId !== userId) throw invoiceProblems.signingExpired();
  const isOpen = await withCompany(db, companyId, (tx) => countSigningTry(tx, id, clock.now()));
  if (isOpen) return signing;
  throw hasTriesLeft(signing) || signing.spentAt !== null
    ? invoiceProblems.signingExpired()
    : invoiceProblems.tooManyWrongCodes();
}

function inOrder({ faturaIds }: Signing, rows: readonly InvoiceRow[]): InvoiceRow[] {
  return [...rows].sort((left, right) => faturaIds.indexOf(left.id) - faturaIds.indexOf(right.id));
}

/**
 * Whether the invoice was changed after the user asked for the code. An invoice signed by an earlier try passes.
 */
function isChangedSince({ versions }: Signing, { id, version, onayDurumu, portalDurumu }: InvoiceRow): boolean {
  if (onayDurumu === 'Silinmis') return true;
  return onayDurumu === 'Onaylanmadi' && (portalDurumu !== 'GONDERILDI' || version !== versions[id]);
}

function nameForSigner({ faturaIds }: Signing, row: InvoiceRow): { index: number; name: string } {
  const recipient = row.aliciUnvan || `${row.aliciAdi} ${row.aliciSoyadi}`.trim();
  return { index: faturaIds.indexOf(row.id), name: row.belgeNumarasi ?? recipient };
}

/** The invoices of a signing in the audit log. The log's list shows the number only of a single one. */
function invoicesOf(faturaIds: readonly string[], details: Readonly<Record<string, string>> = {}) {
  const [entityId, ...others] = faturaIds;
  return { ...(entityId && others.length === 0 && { entityId }), details: { faturaIds, ...details } };
}

async function refusal({ db, clock }: Ports, signing: Signing, failure: PortalFailure): Promise<ProblemError> {
  if (failure.kind === 'refused') {
    // The code belongs to the portal session that requested it. It becomes invalid when that session ends early.
    if (failure.reason !== 'codeExpired') {
      const { userId, faturaIds } = signing;
      // The portal may refuse for another reason than the code: its text names it.
      const invoices = invoicesOf(faturaIds, { portalMesaji: failure.text });
      const entry = { action: 'signingCodeWrong', userId, ...invoices, at: clock.now() } as const;
      await withCompany(db, signing.companyId, (tx) => writeAudit(tx, entry));
      return invoiceProblems.wrongCode();
    }
    await withCompany(db, signing.companyId, (tx) => spendSigning(tx, signing.id, clock.now()));
    return invoiceProblems.signingExpired();
  }
  await withCompany(db, signing.companyId, (tx) => returnSigningTry(tx, signing.id));
  return portalProblems.of(failure);
}

/** The outcome is unknown: a job queries the list again, and stores the approval when it shows. */
async function lookLater(
  { db, clock, jobs }: Ports,
  signing: Signing,
  signed: PortalAnswer<void>,
): Promise<ProblemError> {
  await withCompany(db, signing.companyId, async (tx) => {
    if (signed.ok) await spendSigning(tx, signing.id, clock.now());
    await jobs.enqueue(
      tx,
      'settleSigning',
      { companyId: signing.companyId, signatureId: signing.id },
      lookAgainSeconds,
    );
  });
  return portalProblems.unreachable();
}
