import { eq } from 'drizzle-orm';
import { undoReceipt } from '../ledger/undoReceipt';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { freed } from './matching/rematch';
import { movements } from './tables';
import type { MovementRow } from './take';

/**
 * Undoes a match: the payment that it booked is reversed, and one that was recorded by hand is only released. The
 * movement is proposed again, and never matched by itself (MNY-99). Throws 409 as `undoReceipt` does.
 */
export async function undoMatch(
  ports: Ports,
  tx: CompanyTx,
  { row, userId }: { readonly row: MovementRow; readonly userId: string },
): Promise<void> {
  const { receiptId, bagli } = row;
  if (receiptId !== null && !bagli)
    await undoReceipt(tx, { ports, id: receiptId, userId, now: ports.clock.now(), body: {} });
  await tx.update(movements).set(freed).where(eq(movements.id, row.id));
}
