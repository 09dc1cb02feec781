import { sumInTry } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { asServer } from '../db/wall';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import { exchangeBulletins } from '../rates/tables';

type InTry = components['schemas']['ReceivablesInTry'];

/** The sums of all currencies in TRY, if there are foreign ones whose rates are known (MNY-41). */
export async function inTry(
  tx: CompanyTx,
  sums: readonly components['schemas']['ReceivablesSum'][],
): Promise<InTry | null> {
  const foreign = sums.map(({ paraBirim }) => paraBirim).filter((paraBirim) => paraBirim !== 'TRY');
  if (foreign.length === 0) return null;
  const rates = await lastRates(tx, foreign);
  const sumOf = (field: keyof InTry) =>
    sumInTry(
      sums.map((sum) => ({ paraBirim: sum.paraBirim, tutar: sum[field] })),
      rates,
    );
  const [toplamAlacak, vadesiGecen, buHafta, avans] = [
    sumOf('toplamAlacak'),
    sumOf('vadesiGecen'),
    sumOf('buHafta'),
    sumOf('avans'),
  ];
  if (toplamAlacak === null || vadesiGecen === null || buHafta === null || avans === null) return null;
  // A portal may send any rate.
  if ([toplamAlacak, vadesiGecen, buHafta, avans].some((sum) => sum.length > LONGEST_SUM)) return null;
  return { toplamAlacak, vadesiGecen, buHafta, avans };
}

/** Of `AmountSum` in the contract: 22 digits, the point and two decimals. */
const LONGEST_SUM = 25;

/** The last known rates of currencies: of the last stored bulletin, else of the company's last approved invoice. */
async function lastRates(tx: CompanyTx, currencies: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const [bulletin] = await asServer(tx, 'rates', (server) =>
    server
      .select({ rates: exchangeBulletins.rates })
      .from(exchangeBulletins)
      .where(isNotNull(exchangeBulletins.rates))
      .orderBy(desc(exchangeBulletins.day))
      .limit(1),
  );
  const rates = new Map<string, string>();
  for (const currency of currencies) {
    const official = bulletin?.rates?.[currency]?.ForexBuying;
    const [last] = official
      ? []
      : await tx
          .select({ kur: invoices.dovizKur })
          .from(invoices)
          .where(
            and(
              eq(invoices.companyId, tx.companyId),
              eq(invoices.paraBirim, currency),
              eq(invoices.onayDurumu, 'Onaylandi'),
              sql`${invoices.dovizKur}::numeric > 0`,
            ),
          )
          .orderBy(desc(invoices.faturaTarih), desc(invoices.id))
          .limit(1);
    const rate = official || last?.kur;
    if (rate) rates.set(currency, rate);
  }
  return rates;
}
