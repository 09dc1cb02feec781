import { and, eq } from 'drizzle-orm';
import { toKurus } from '@kalem/domain/ledger';
import { writeAudit } from '../../db/audit';
import { receiptReversals, receipts } from '../../ledger/tables';
import { paymentRequests } from '../../paymentRequests/tables';
import type { CompanyTx } from '../../ports/Database';
import { isId } from '../../ports/defineJob';
import type { Ports } from '../../ports/Ports';
import { movements } from '../tables';
import type { MovementRow } from '../take';

/**
 * A movement that a request to pay has caused. The state of the request books the payment (MNY-80), so that nothing is
 * booked twice: the movement is bound to it, or waits while the request is open. 'none' for all other movements.
 */
export async function matchRequest(
  ports: Ports,
  tx: CompanyTx,
  row: MovementRow,
): Promise<'bound' | 'waiting' | 'none'> {
  const id = row.tahsilatReferansi;
  if (!isId(id) || row.elle) return 'none';
  const [request] = await tx
    .select({ durum: paymentRequests.durum })
    .from(paymentRequests)
    .where(and(eq(paymentRequests.companyId, tx.companyId), eq(paymentRequests.id, id)));
  if (!request) return 'none';
  if (request.durum === 'GONDERILIYOR' || request.durum === 'GONDERILDI') {
    await ports.jobs.enqueue(tx, 'settlePaymentRequest', { companyId: tx.companyId, requestId: id });
    return 'waiting';
  }
  const [paid] = await tx
    .select({ tutar: receipts.tutar, reversedId: receiptReversals.receiptId, boundId: movements.id })
    .from(receipts)
    .leftJoin(receiptReversals, eq(receiptReversals.receiptId, receipts.id))
    .leftJoin(movements, eq(movements.receiptId, receipts.id))
    .where(and(eq(receipts.companyId, tx.companyId), eq(receipts.id, id)));
  const isFree = paid && paid.reversedId === null && paid.boundId === null;
  if (!isFree || toKurus(paid.tutar) !== toKurus(row.tutar)) return 'none';
  const match = { durum: 'ESLESTI' as const, oneriler: [], kural: 1, userId: null, receiptId: id, bagli: true };
  await tx.update(movements).set(match).where(eq(movements.id, row.id));
  const details = { tutar: row.tutar, paraBirim: row.paraBirim, kural: 1, tahsilatId: id };
  await writeAudit(tx, { action: 'matchMovements', entityId: row.id, at: ports.clock.now(), details });
  return 'bound';
}
