import type { components } from '@kalem/openapi';
import { and, between, desc, eq, notInArray } from 'drizzle-orm';
import type { ServerTx } from '../../ports/Database';
import { simulatedRequests } from './tables';

/** A request to pay at the simulated bank. */
export type SimulatedRequest = typeof simulatedRequests.$inferSelect;
export type Movement = components['schemas']['ReportedMovement'];

type NewRequest = Pick<
  SimulatedRequest,
  'id' | 'belgeNumarasi' | 'tutar' | 'iban' | 'hesapSahibi' | 'borclu' | 'kismi' | 'sonGecerlilik' | 'createdAt'
>;

const MOST_LISTED = 50;
const closed = ['O', 'I'] as const;

export async function findRequest(tx: ServerTx, id: string): Promise<SimulatedRequest | undefined> {
  const [row] = await tx.select().from(simulatedRequests).where(eq(simulatedRequests.id, id));
  return row;
}

/** The newest requests, for the page that lists them. */
export function newestRequests(tx: ServerTx): Promise<SimulatedRequest[]> {
  return tx.select().from(simulatedRequests).orderBy(desc(simulatedRequests.createdAt)).limit(MOST_LISTED);
}

/** Opens a request. The same id is the same request. */
export async function openRequest(tx: ServerTx, request: NewRequest): Promise<void> {
  const { id, belgeNumarasi, tutar, iban, hesapSahibi, borclu, kismi, sonGecerlilik, createdAt } = request;
  const row = { id, belgeNumarasi, tutar, iban, hesapSahibi, borclu, kismi, sonGecerlilik, createdAt };
  await tx
    .insert(simulatedRequests)
    .values({ ...row, durum: 'A' })
    .onConflictDoNothing();
}

/** Moves an open request on: the bank has sent it (B), the payer has seen it (K), or will pay it later (G). */
export async function viewRequest(
  tx: ServerTx,
  id: string,
  from: SimulatedRequest['durum'],
  to: SimulatedRequest['durum'],
): Promise<void> {
  const isIt = and(eq(simulatedRequests.id, id), eq(simulatedRequests.durum, from));
  await tx.update(simulatedRequests).set({ durum: to }).where(isIt);
}

/** Ends a request, unless it has ended already. */
export async function decideRequest(
  tx: ServerTx,
  id: string,
  decision: Pick<SimulatedRequest, 'durum'> &
    Partial<Pick<SimulatedRequest, 'odenen' | 'odemeTarihi' | 'nedenKodu' | 'neden'>>,
): Promise<void> {
  const isOpen = and(eq(simulatedRequests.id, id), notInArray(simulatedRequests.durum, [...closed]));
  await tx.update(simulatedRequests).set(decision).where(isOpen);
}

interface Period {
  readonly hesap: string;
  readonly from: string;
  readonly to: string;
}

/** What was paid on the bank's page, as movements of the account. */
export async function paidMovements(tx: ServerTx, { hesap, from, to }: Period): Promise<Movement[]> {
  const rows = await tx
    .select()
    .from(simulatedRequests)
    .where(
      and(
        eq(simulatedRequests.iban, hesap),
        eq(simulatedRequests.durum, 'O'),
        between(simulatedRequests.odemeTarihi, from, to),
      ),
    );
  return rows.map(({ id, odemeTarihi, odenen, tutar, belgeNumarasi, borclu }) => ({
    id: `OI${id}`,
    tarih: odemeTarihi ?? from,
    tutar: odenen ?? tutar,
    paraBirim: 'TRY',
    yon: 'ALACAK',
    metin: `ODEME ISTE ${belgeNumarasi}`,
    karsiAd: borclu || 'Deneme Ödeyen',
    kanal: 'FAST',
    tahsilatReferansi: id,
  }));
}
