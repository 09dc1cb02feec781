import { foldTr } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { and, desc, eq, gte, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { patternOf } from '../db/search';
import { rowsOf } from '../db/rows';
import type { CompanyTx } from '../ports/Database';
import { movements } from './tables';
import { answersOf } from './wire';

type Schemas = components['schemas'];
type Movement = Schemas['BankMovement'];

/** The states in each tab. */
const tabs = {
  ONERI: ['ONERI'],
  ESLESEN: ['ESLESTI'],
  ESLESMEYEN: ['ESLESMEDI', 'YOKSAYILDI', 'BANKA_GERI_ALDI'],
} as const satisfies Record<string, readonly Movement['durum'][]>;

interface MovementFilter {
  readonly sekme?: keyof typeof tabs | undefined;
  readonly q?: string | undefined;
  readonly baslangicTarihi?: string | undefined;
  readonly bitisTarihi?: string | undefined;
}

/** Movements with their proposals or their match, newest first (MNY-98). */
export async function pageOfMovements(
  tx: CompanyTx,
  { sekme, q, baslangicTarihi, bitisTarihi }: MovementFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Movement[]> {
  const rows = await tx
    .select()
    .from(movements)
    .where(
      and(
        eq(movements.companyId, tx.companyId),
        sekme && inArray(movements.durum, [...tabs[sekme]]),
        baslangicTarihi === undefined ? undefined : gte(movements.tarih, baslangicTarihi),
        bitisTarihi === undefined ? undefined : lte(movements.tarih, bitisTarihi),
        q === undefined ? undefined : isFound(q),
      ),
    )
    .orderBy(desc(movements.tarih), desc(movements.id))
    .limit(limit)
    .offset(offset);
  return answersOf(tx, rows);
}

/** The text, the name of the payer, or an amount: 1.234,56 or 1234.56. */
function isFound(q: string): SQL | undefined {
  const amount = /^\d{1,3}(?:\.\d{3})*,\d{2}$/.test(q) ? q.replaceAll('.', '').replace(',', '.') : q.replace(',', '.');
  const isAmount = /^\d{1,15}(?:\.\d{1,2})?$/.test(amount);
  return or(like(movements.arama, patternOf(foldTr(q))), isAmount ? eq(movements.tutar, amount) : undefined);
}

/** How many movements are in each tab. */
export async function countMovements(tx: CompanyTx): Promise<Schemas['BankMovementCounts']> {
  const rows = await rowsOf<{ durum: Movement['durum']; adet: number }>(
    tx,
    sql`select durum, count(*)::int as adet from movement where company_id = ${tx.companyId} group by durum`,
  );
  const countOf = (wanted: readonly Movement['durum'][]) =>
    rows.reduce((sum, { durum, adet }) => (wanted.includes(durum) ? sum + adet : sum), 0);
  return { oneri: countOf(tabs.ONERI), eslesen: countOf(tabs.ESLESEN), eslesmeyen: countOf(tabs.ESLESMEYEN) };
}

/** How many movements have a proposal that waits for a person (MNY-52). */
export function countProposals(tx: CompanyTx): Promise<number> {
  return tx.$count(movements, and(eq(movements.companyId, tx.companyId), inArray(movements.durum, [...tabs.ONERI])));
}
