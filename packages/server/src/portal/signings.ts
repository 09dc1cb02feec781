// Signing with the code of an SMS: the portal's commands, and the stored signature that waits for its code. It is
// stored here because the code is valid in one portal session only, which must stay open until then.

import { DAY_MS } from '@kalem/domain';
import { and, eq, gt, isNull, lt, lte, max, sql } from 'drizzle-orm';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { PortalSession } from '../ports/Portal';
import { clearRows } from '../db/clearRows';
import { commands } from './commands';
import type { Dispatcher } from './dispatcher';
import { objectOf, textOf } from './formats';
import { refusalOf } from './replies';
import { signings } from './tables';

/** The portal's commands (portal-protocol 7). */
export function signingCommands(dispatcher: Dispatcher): Pick<PortalSession, 'sendSigningCode' | 'sign'> {
  return {
    async sendSigningCode() {
      // Without this query the portal fails in the next step with a null pointer.
      const phone = await dispatcher.run(commands.phone, {});
      if (!phone.ok) return phone;
      const phoneNumber = textOf(objectOf(phone.value)['telefon']);
      const sent = await dispatcher.run(commands.sendCode, { CEPTEL: phoneNumber, KCEPTEL: false, TIP: '' });
      if (!sent.ok) return sent;
      const oid = textOf(objectOf(sent.value)['oid']);
      // Signing needs this id. Without it, it is also unknown whether the SMS was sent.
      return oid === '' ? { ok: false, failure: { kind: 'unknown' } } : { ok: true, value: { phoneNumber, oid } };
    },

    async sign({ oid, smsCode, ettns }) {
      const DATA = ettns.map((ettn) => ({ belgeTuru: 'FATURA', ettn }));
      const answer = await dispatcher.run(commands.sign, { SIFRE: smsCode, OID: oid, OPR: 1, DATA });
      if (!answer.ok) return answer;
      const { sonuc, msg } = objectOf(answer.value);
      if (String(sonuc) === '1') return { ok: true, value: undefined };
      if (String(sonuc) === '0') return { ok: false, failure: refusalOf(String(msg ?? ''), commands.sign) };
      return { ok: false, failure: { kind: 'unknown' } };
    },
  };
}

/** A signature that waits for its code. */
export type Signing = typeof signings.$inferSelect;

export async function putSigning(
  tx: CompanyTx,
  signing: Omit<typeof signings.$inferInsert, 'companyId' | 'triedCodes' | 'spentAt'>,
): Promise<void> {
  await tx
    .insert(signings)
    .values({ ...signing, companyId: tx.companyId })
    .onConflictDoNothing();
}

export async function findSigning(tx: CompanyTx, id: string): Promise<Signing | undefined> {
  const [row] = await tx
    .select()
    .from(signings)
    .where(and(eq(signings.companyId, tx.companyId), eq(signings.id, id)));
  return row;
}

/** Whether a signature of this version of an invoice waits for its code. */
export async function isUnderSignature(
  tx: CompanyTx,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: signings.id })
    .from(signings)
    .where(and(isOpen(tx, now), sql`${signings.versions} ->> ${id} = ${String(version)}`))
    .limit(1);
  return rows.length > 0;
}

/** The fifth wrong code ends the signature (SGN-06). */
const MOST_TRIED_CODES = 5;

export function hasTriesLeft({ triedCodes }: Signing): boolean {
  return triedCodes < MOST_TRIED_CODES;
}

/** Counts a try before it is made, so that a crash cannot give free tries. Returns false when none is left. */
export async function countSigningTry(tx: CompanyTx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(signings)
    .set({ triedCodes: sql`${signings.triedCodes} + 1` })
    .where(and(isOpen(tx, now), eq(signings.id, id)))
    .returning({ id: signings.id });
  return rows.length > 0;
}

/** Not expired, not used, and with tries left. */
function isOpen(tx: CompanyTx, now: Date) {
  return and(
    eq(signings.companyId, tx.companyId),
    isNull(signings.spentAt),
    gt(signings.expiresAt, now),
    lt(signings.triedCodes, MOST_TRIED_CODES),
  );
}

/** Gives back a try that did not reach the portal. */
export async function returnSigningTry(tx: CompanyTx, id: string): Promise<void> {
  await tx
    .update(signings)
    .set({ triedCodes: sql`greatest(${signings.triedCodes} - 1, 0)` })
    .where(and(eq(signings.companyId, tx.companyId), eq(signings.id, id)));
}

export async function spendSigning(tx: CompanyTx, id: string, now: Date): Promise<void> {
  await tx
    .update(signings)
    .set({ spentAt: now })
    .where(and(eq(signings.companyId, tx.companyId), eq(signings.id, id), isNull(signings.spentAt)));
}

/** Deletes the company's signatures, because their codes are no longer valid. */
export async function dropSignings(tx: CompanyTx): Promise<void> {
  await tx.delete(signings).where(eq(signings.companyId, tx.companyId));
}

/** A query: how long a code keeps the company's portal session open. Null when no signature waits. */
export function signingWaitsUntil(tx: ServerTx, companyId: string, now: Date) {
  return tx
    .select({ until: max(signings.expiresAt) })
    .from(signings)
    .where(and(eq(signings.companyId, companyId), isNull(signings.spentAt), gt(signings.expiresAt, now)));
}

/** Deletes signatures that expired more than a day ago. */
export async function clearSignings(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, signings, lte(signings.expiresAt, new Date(now.getTime() - DAY_MS)));
}
