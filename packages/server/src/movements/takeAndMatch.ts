import { formatAmount } from '@kalem/domain';
import type { Matcher } from '@kalem/domain/movements';
import type { components } from '@kalem/openapi';
import { eq } from 'drizzle-orm';
import { mailOwner } from '../companies/ownerMails';
import { undoTakenBack } from '../ledger/undoReceipt';
import { takenBackMail } from '../messages/templates/company';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { matchMovements } from './matching/match';
import { movements } from './tables';
import { type KeyedMovement, lockMovements, type MovementRow, type Taken, takeMovements } from './take';

/** Movements that are stored and matched in one transaction. */
export const STEP = 100;

/** Stores the new ones of read movements, undoes what the bank took back, and matches the others. */
export async function takeAndMatch(
  ports: Ports,
  tx: CompanyTx,
  read: readonly KeyedMovement[],
  { matcher, ...place }: Taken & { readonly matcher: Matcher },
): Promise<components['schemas']['BankPullResult']> {
  await lockMovements(tx);
  const { added, known, reversed } = await takeMovements(tx, read, place);
  for (const row of reversed) await takeBack(ports, tx, row);
  const isReversed = new Set(reversed.map(({ id }) => id));
  const left = added.filter(({ id }) => !isReversed.has(id));
  return { yeni: added.length, mevcut: known, ...(await matchMovements(ports, tx, matcher, left)) };
}

/**
 * The bank took a payment back: what it closed is open again, a refund of its credit is an open item, and the owner
 * gets a mail (MNY-100).
 */
async function takeBack(ports: Ports, tx: CompanyTx, row: MovementRow): Promise<void> {
  if (row.receiptId !== null) await undoTakenBack(tx, { ports, id: row.receiptId, now: ports.clock.now() });
  await tx.update(movements).set({ durum: 'BANKA_GERI_ALDI', elle: true }).where(eq(movements.id, row.id));
  if (row.durum !== 'ESLESTI') return;
  const amount = `${formatAmount(row.tutar)} ${row.paraBirim}`;
  await mailOwner(ports, tx, undefined, (language, company) => takenBackMail(language, { company, amount }));
}
