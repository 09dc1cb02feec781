import { findInvoices } from '../../db/queries/findInvoices';
import { findSigning, putSigning } from '../../db/queries/signingCodes';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import * as portalProblems from '../../problems/portalProblems';
import * as callProblems from '../../problems/callProblems';
import * as invoiceProblems from '../../problems/invoiceProblems';
import { limitAttempts } from '../../db/attempts';

interface SigningRequest {
  readonly companyId: string;
  readonly userId: string;
  /** The signatureId. */
  readonly id: string;
  readonly faturaIds: readonly string[];
}

const LIFETIME_MS = 120_000;
/** When it is over in any case: what this server could not finish is looked up then. */
const SETTLED_AFTER_SECONDS = 150;
const QUARTER_HOUR = 900;
/** So many SMS may a company ask for; each goes to somebody's phone. */
const MOST_CODES = 30;

/** Has the portal send the code by SMS for these invoices. 409 when one of them cannot be signed: it is approved, deleted, or not at the portal. */
export async function startSigning(
  ports: Ports,
  { companyId, userId, id, faturaIds }: SigningRequest,
): Promise<{ phoneNumber: string; signatureId: string }> {
  const { db, clock, accounts, jobs } = ports;
  // Asked before, and only the answer was lost: the code that went out then belongs to it.
  const asked = await withCompany(db, companyId, (tx) => findSigning(tx, companyId, id));
  if (asked) return { phoneNumber: asked.phoneNumber, signatureId: id };
  const ids = [...new Set(faturaIds)];
  const rows = await withCompany(db, companyId, (tx) => findInvoices(tx, companyId, ids));
  if (rows.length < ids.length) throw callProblems.notFound();
  if (
    rows.some(
      ({ onayDurumu, portalDurumu, ettn }) =>
        onayDurumu !== 'Onaylanmadi' || portalDurumu !== 'GONDERILDI' || ettn === null,
    )
  )
    throw invoiceProblems.notSignable();
  await limitAttempts(ports, {
    purpose: 'startSigning',
    subject: companyId,
    most: MOST_CODES,
    windowSeconds: QUARTER_HOUR,
  });

  const answer = await accounts.use(companyId, async (session) => {
    const sent = await session.sendSigningCode();
    if (!sent.ok) return sent;
    const { phoneNumber, oid } = sent.value;
    const now = clock.now();
    // Within the turn, because the session must not be closed while this waits.
    await withCompany(db, companyId, async (tx) => {
      await putSigning(tx, {
        id,
        companyId,
        userId,
        faturaIds: ids,
        phoneNumber,
        portalOid: oid,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
      });
      await jobs.enqueue(tx, 'settleSigning', { companyId, signatureId: id }, SETTLED_AFTER_SECONDS);
    });
    return { ok: true, value: phoneNumber };
  });
  if (!answer.ok) throw portalProblems.of(answer.failure);
  return { phoneNumber: answer.value, signatureId: id };
}
