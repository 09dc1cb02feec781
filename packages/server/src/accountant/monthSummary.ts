import { addDays, istanbulNow } from '@kalem/domain';
import { createMonthSummary, defterDurumuOf, type Choices, type MonthSummary } from '@kalem/domain/accountant';
import type { components } from '@kalem/openapi';
import { and, eq } from 'drizzle-orm';
import { breakdownColumns, withBreakdown } from '../invoices/breakdowns';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import { refuseFaults } from '../problems/faults';
import { findOffice } from './office';

type Schemas = components['schemas'];

const FIRST_MONTH = '2005-01';

/** Throws 422 for a text that is no month from January 2005 to the current one in Istanbul (ACT-14). */
export function refuseOtherPeriods(donem: string, now: Date): void {
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(donem);
  if (isMonth && donem >= FIRST_MONTH && donem <= istanbulNow(now).date.slice(0, 7)) return;
  refuseFaults([{ path: 'donem', code: 'INVALID_PERIOD', params: {}, severity: 'error' }]);
}

/** The valid invoices of a month by the groups of the declarations, in TRY (ACT-14). */
export async function summarizeMonth(tx: CompanyTx, donem: string): Promise<Schemas['MonthSummary']> {
  const { ofis } = await findOffice(tx);
  const secimler: Choices = ofis?.secimler ?? {};
  const month = createMonthSummary(secimler);
  // Day by day, so that a month of 20,000 invoices is never in memory as a whole.
  for (let day = `${donem}-01`; day.startsWith(donem); day = addDays(day, 1))
    for (const row of await invoicesOfDay(tx, day)) month.add(row);
  return answer(donem, month.result());
}

async function invoicesOfDay(tx: CompanyTx, day: string) {
  const rows = await tx
    .select({
      ...breakdownColumns,
      iadeTuru: invoices.iadeTuru,
      paraBirim: invoices.paraBirim,
      dovizKur: invoices.dovizKur,
      totals: invoices.totals,
      onayDurumu: invoices.onayDurumu,
      talepAkisi: invoices.talepAkisi,
    })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.faturaTarih, day)));
  return rows.map(withBreakdown).map((row) => ({ ...row, defterDurumu: defterDurumuOf(row, false) }));
}

function answer(donem: string, { sayilar, iadeler, ...groups }: MonthSummary): Schemas['MonthSummary'] {
  return {
    donem,
    ...groups,
    iadeler,
    sayilar: {
      durum: countsAnswer(sayilar.durum),
      tip: countsAnswer(sayilar.tip),
      paraBirim: countsAnswer(sayilar.paraBirim),
      kursuz: sayilar.kursuz,
    },
  };
}

function countsAnswer(counts: Readonly<Record<string, number>>): Schemas['SummaryCounts'] {
  return Object.entries(counts).map(([deger, adet]) => ({ deger, adet }));
}
