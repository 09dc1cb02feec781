import type pg from 'pg';
import { searchInvoices } from '../../packages/server/src/invoices/lists/search';
import { withCompany } from '../../packages/server/src/db/wall';
import type { Database } from '../../packages/server/src/ports/Database';
import { percentiles } from './percentiles';
import { timed } from './timed';

const words: Readonly<Record<string, readonly string[]>> = {
  'a word that many have': ['ltd', 'ŞTİ', 'şirketi', 'IĞDIR', 'ığdır', 'Işık', 'IŞIK', 'otomotiv', 'gib20', 'Çiçek'],
  'a whole name': [
    'Tarım Kollektif',
    'IĞDIR OTOMOTİV LTD',
    'ağrı enerji',
    'Şirin Örgü A.Ş',
    'MUNZUR KİMYA',
    'ışıldak ısıtma',
  ],
  'a number, or nothing': ['GIB2000123456', 'gib2000999', '4711081512', 'yoktur böyle', 'zzzz'],
  'two letters that many have': ['li', 'İn', 'ış', 'OT', 'aş'],
  'two letters that nobody has': ['qx', 'wj'],
};

/** S3: search in a million invoices behind row-level security; compares the matches with those of a full scan. */
export async function benchSearch(db: Database, client: pg.ClientBase, companyId: string): Promise<void> {
  const search = (q: string) => () => withCompany(db, companyId, (tx) => searchInvoices(tx, q));
  for (const [kind, queries] of Object.entries(words)) {
    await timed(queries.map(search));
    const rounds = kind.endsWith('nobody has') ? 2 : 12;
    console.log(
      `S3 ${kind.padEnd(30)} ${percentiles(await timed(Array.from({ length: rounds }, () => queries.map(search)).flat()))}`,
    );
  }

  const variants = ['IĞDIR', 'ığdır', 'iğdir', 'İĞDİR', 'igdir', 'IGDIR'];
  const all = await Promise.all(variants.map((q) => search(q)()));
  const { rows } = await client.query<{ id: string }>(
    `select id from invoice where company_id = $1 and arama || '' like '%igdir%' order by fatura_tarih desc, fatura_saat desc, id desc limit 50`,
    [companyId],
  );
  const isSame = all.every(({ rows: found }) => found.map(({ id }) => id).join() === rows.map(({ id }) => id).join());
  console.log(`S3 recall: ${variants.join(', ')} find the same 50 as reading every row: ${isSame ? 'yes' : 'NO'}`);
}
