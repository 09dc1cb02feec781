import type { components } from '@kalem/openapi';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { DAY_MS } from '@kalem/domain';
import { writeAudit } from '../db/audit';
import { clearRows } from '../db/clearRows';
import { withCompany } from '../db/wall';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as movementProblems from '../problems/movementProblems';
import { findMovement } from './confirm';
import { movementAnswer } from './wire';
import { freed } from './matching/rematch';
import { movements } from './tables';
import { lockMovements } from './take';
import { undoMatch } from './undo';

type Movement = components['schemas']['BankMovement'];

interface Actor {
  readonly companyId: string;
  readonly userId: string;
}

/** Marks a movement without a match as no payment (MNY-99). Throws 404, and 409 for one with a match. */
export function ignoreMovement(ports: Ports, { companyId, userId }: Actor, id: string): Promise<Movement> {
  return withCompany(ports.db, companyId, async (tx) => {
    await lockMovements(tx);
    const row = await findMovement(tx, id);
    if (row.durum === 'YOKSAYILDI') return movementAnswer(tx, row);
    if (row.durum !== 'ONERI' && row.durum !== 'ESLESMEDI') throw movementProblems.movementMatched();
    await tx.update(movements).set({ durum: 'YOKSAYILDI' }).where(eq(movements.id, id));
    const details = { tutar: row.tutar, paraBirim: row.paraBirim };
    await writeAudit(tx, { action: 'ignoreBankMovement', userId, entityId: id, at: ports.clock.now(), details });
    return movementAnswer(tx, await findMovement(tx, id));
  });
}

/**
 * Undoes a match, or that a movement is no payment. Does nothing to a movement without either. Throws 404, and 409 for
 * one that the bank took back, or whose credit was refunded.
 */
export function undoMovement(ports: Ports, { companyId, userId }: Actor, id: string): Promise<Movement> {
  return withCompany(ports.db, companyId, async (tx) => {
    await lockMovements(tx);
    const row = await findMovement(tx, id);
    if (row.durum === 'BANKA_GERI_ALDI') throw movementProblems.takenBack();
    if (row.durum === 'ONERI' || row.durum === 'ESLESMEDI') return movementAnswer(tx, row);
    if (row.durum === 'ESLESTI') await undoMatch(ports, tx, { row, userId });
    else await tx.update(movements).set(freed).where(eq(movements.id, id));
    const details = { tutar: row.tutar, paraBirim: row.paraBirim };
    await writeAudit(tx, { action: 'undoBankMovement', userId, entityId: id, at: ports.clock.now(), details });
    await ports.jobs.enqueue(tx, 'matchMovements', { companyId });
    return movementAnswer(tx, await findMovement(tx, id));
  });
}

const KEPT_DAYS = 90;

/** Deletes movements without a match after 90 days. Their keys stay (MNY-102). */
export async function clearMovements(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(
    tx,
    movements,
    and(
      inArray(movements.durum, ['ONERI', 'ESLESMEDI', 'YOKSAYILDI']),
      lt(movements.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
    ),
  );
}
