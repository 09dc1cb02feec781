import { addDays, istanbulNow, type Steps } from '@kalem/domain';
import { createMonthSummary, defterDurumuOf, type Choices, type MonthSummary } from '@kalem/domain/accountant';
import type { components } from '@kalem/openapi';
import { and, eq, gt } from 'drizzle-orm';
import { readCompany } from '../db/wall';
import { breakdownColumns, withBreakdown } from '../invoices/breakdowns';
import { invoices } from '../invoices/tables';
import { inPieces } from '../pieces';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
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
export async function summarizeMonth(
  { db }: Pick<Ports, 'db'>,
  companyId: string,
  donem: string,
): Promise<Schemas['MonthSummary']> {
  const { ofis } = await readCompany(db, companyId, findOffice);
  const secimler: Choices = ofis?.secimler ?? {};
  const month = createMonthSummary(secimler);
  // A page at a time, so that a month of 100,000 invoices is never in memory as a whole and other calls get their turn.
  for (let day = `${donem}-01`; day.startsWith(donem); day = addDays(day, 1)) {
    let last: string | undefined;
    do {
      const rows = await readCompany(db, companyId, (tx) => invoicesOfDay(tx, day, last));
      await inPieces(addInSteps(month, rows));
      last = rows.length === PAGE ? rows.at(-1)?.id : undefined;
    } while (last !== undefined);
  }
  return answer(donem, month.result());
}

const PAGE = 500;

type MonthInvoice = Awaited<ReturnType<typeof invoicesOfDay>>[number];

function* addInSteps(month: ReturnType<typeof createMonthSummary>, rows: readonly MonthInvoice[]): Steps<void> {
  for (const row of rows) {
    month.add({ ...withBreakdown(row), defterDurumu: defterDurumuOf(row, false) });
    yield;
  }
}

/** A page of the invoices of a day, after an id. */
function invoicesOfDay(tx: CompanyTx, day: string, after: string | undefined) {
  return tx
    .select({
      ...breakdownColumns,
      id: invoices.id,
      iadeTuru: invoices.iadeTuru,
      paraBirim: invoices.paraBirim,
      dovizKur: invoices.dovizKur,
      totals: invoices.totals,
      onayDurumu: invoices.onayDurumu,
      talepAkisi: invoices.talepAkisi,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, tx.companyId),
        eq(invoices.faturaTarih, day),
        after === undefined ? undefined : gt(invoices.id, after),
      ),
    )
    .orderBy(invoices.id)
    .limit(PAGE);
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
