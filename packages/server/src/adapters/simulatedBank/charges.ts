import { and, eq, sql } from 'drizzle-orm';
import type { ServerTx } from '../../ports/Database';
import { simulatedCharges } from './tables';

/** A charge of the simulated bank. */
export type SimulatedCharge = typeof simulatedCharges.$inferSelect;

export async function findCharge(tx: ServerTx, id: string): Promise<SimulatedCharge | undefined> {
  const [row] = await tx.select().from(simulatedCharges).where(eq(simulatedCharges.id, id));
  return row;
}

/** Opens a charge. Opening it again replaces the card, unless it is settled. */
export async function openCharge(
  tx: ServerTx,
  charge: Pick<SimulatedCharge, 'id' | 'amount' | 'card' | 'createdAt'>,
): Promise<void> {
  await tx
    .insert(simulatedCharges)
    .values({ ...charge, state: 'open' })
    .onConflictDoUpdate({
      target: simulatedCharges.id,
      set: { card: charge.card },
      setWhere: eq(simulatedCharges.state, 'open'),
    });
}

/** Settles a charge, unless it is settled already. */
export async function settleCharge(
  tx: ServerTx,
  id: string,
  state: 'paid' | 'refused',
  reason: string | null,
): Promise<void> {
  await tx.update(simulatedCharges).set({ state, reason }).where(isOpen(id));
}

/** Counts a wrong code and returns the total. */
export async function countWrongCardCode(tx: ServerTx, id: string): Promise<number> {
  const [row] = await tx
    .update(simulatedCharges)
    .set({ wrongCodes: sql`${simulatedCharges.wrongCodes} + 1` })
    .where(isOpen(id))
    .returning({ wrongCodes: simulatedCharges.wrongCodes });
  return row?.wrongCodes ?? 0;
}

function isOpen(id: string) {
  return and(eq(simulatedCharges.id, id), eq(simulatedCharges.state, 'open'));
}
