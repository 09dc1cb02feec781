import { addDays } from '@kalem/domain';
import type pg from 'pg';
import { withCompany } from '../../packages/server/src/db/wall';
import { homeFigures, salesByMonth } from '../../packages/server/src/home/figures';
import { pendingOf } from '../../packages/server/src/home/pending';
import type { Database } from '../../packages/server/src/ports/Database';
import { percentiles } from './percentiles';
import { timed } from './timed';

/** The last day of the seeded invoices. */
const TODAY = '2026-09-03';
const asked = { userId: crypto.randomUUID(), now: new Date(`${TODAY}T12:00:00+03:00`), language: 'tr' as const };
const RUNS = 100;
const sight = {
  faturaRead: true,
  adimaDuzenlenenFaturalarRead: true,
  iptalItirazRead: true,
  cariRead: true,
  stokRead: true,
  tahsilatRead: true,
};

/**
 * The home page of a company with a million invoices, behind row-level security, and the monthly sums of a customer.
 */
export async function benchHome(db: Database, client: pg.ClientBase, companyId: string): Promise<void> {
  const [row] = (
    await client.query<{ vkn_tckn: string }>('select vkn_tckn from invoice where company_id = $1 limit 1', [companyId])
  ).rows;
  const figures = (days: number) => () =>
    withCompany(db, companyId, (tx) => homeFigures(tx, sight, { from: addDays(TODAY, 1 - days), to: TODAY }));
  const pending = () => withCompany(db, companyId, (tx) => pendingOf(tx, sight, asked));
  const months = () => withCompany(db, companyId, (tx) => salesByMonth(tx, sight, { vknTckn: row?.vkn_tckn ?? '' }));
  for (const [what, call] of [
    ['figures of 7 days', figures(7)],
    ['figures of 30 days', figures(30)],
    ['figures of a year', figures(366)],
    ['what needs a hand', pending],
    ["a customer's months", months],
  ] as const) {
    await timed(Array.from({ length: 5 }, () => call));
    console.log(`home, ${what.padEnd(20)} ${percentiles(await timed(Array.from({ length: RUNS }, () => call)))}`);
  }
}
