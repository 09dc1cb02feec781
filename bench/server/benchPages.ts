import type pg from 'pg';
import { pageOfInvoices } from '../../packages/server/src/invoices/lists/pages';
import { withCompany } from '../../packages/server/src/db/wall';
import type { Database } from '../../packages/server/src/ports/Database';
import { percentiles } from './percentiles';
import { timed } from './timed';

const PAGES = 60_000;
const RUNS = 300;

/** S2: random pages of a million invoices behind row-level security, and the same pages by plain OFFSET. */
export async function benchPages(db: Database, client: pg.ClientBase, companyId: string): Promise<void> {
  const page = (number: number, from?: string) => () =>
    withCompany(db, companyId, (tx) =>
      pageOfInvoices(tx, from === undefined ? {} : { baslangicTarihi: from, bitisTarihi: '2026-06-30' }, {
        offset: (number - 1) * 15,
        limit: 16,
      }),
    );
  const random = (most: number) => 1 + Math.floor(Math.random() * most);
  const offset = (number: number) => () =>
    client.query(
      'select id, fatura_tarih, totals from invoice where company_id = $1 order by fatura_tarih desc, fatura_saat desc, id desc limit 16 offset $2',
      [companyId, (number - 1) * 15],
    );

  await timed(Array.from({ length: 30 }, () => page(random(PAGES))));
  console.log(
    `S2 any page up to ${PAGES}, with the transaction:  ${percentiles(await timed(Array.from({ length: RUNS }, () => page(random(PAGES)))))}`,
  );
  console.log(
    `S2 the same under a range of dates:             ${percentiles(await timed(Array.from({ length: RUNS }, () => page(random(20_000), '2019-03-04'))))}`,
  );
  console.log(
    `S2 pages 1 to 100:                              ${percentiles(await timed(Array.from({ length: RUNS }, () => page(random(100)))))}`,
  );
  console.log(
    `   bare OFFSET, page ${PAGES}:                      ${percentiles(await timed(Array.from({ length: 10 }, () => offset(PAGES))))}`,
  );
}
