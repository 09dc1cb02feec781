import type pg from 'pg';
import type { CardRow, Cards } from '../../packages/server/src/cards/Cards';
import { customerCards, customerContent } from '../../packages/server/src/cards/customers';
import { stockCards, stockContent } from '../../packages/server/src/cards/stockItems';
import { withCompany } from '../../packages/server/src/db/wall';
import type { Database } from '../../packages/server/src/ports/Database';
import { percentiles } from './percentiles';
import { companyNames } from './seedMillion';
import { timed } from './timed';

const CARDS = 300_000;
const PORTION = 5_000;
const PAGES = CARDS / 15;
const RUNS = 300;

const words: Readonly<Record<string, readonly string[]>> = {
  'a word that many have': ['ltd', 'ŞTİ', 'şirketi', 'IĞDIR', 'Işık', 'otomotiv', 'Çiçek'],
  'a whole name': ['Tarım Kollektif', 'IĞDIR OTOMOTİV LTD', 'ağrı enerji', 'Şirin Örgü A.Ş', 'MUNZUR KİMYA'],
  'a number, or nothing': ['2000123456', '200099', '4711081512', 'yoktur böyle', 'zzzz'],
  'two letters that many have': ['li', 'İn', 'ış', 'OT', 'aş'],
  'two letters that nobody has': ['qx', 'wj'],
};

/** S2 and S3 of cards: random pages of 300,000 customers and stock items, and searches among them. */
export async function benchCards(db: Database, client: pg.ClientBase, companyId: string): Promise<void> {
  const names = companyNames();
  const nameOf = (place: number) => `${names[place % names.length]} ${place}`;
  await benchKind(db, client, companyId, customerCards, (place) =>
    customerContent({ vknTckn: String(2_000_000_000 + place), unvan: nameOf(place) }),
  );
  await benchKind(db, client, companyId, stockCards, (place) =>
    stockContent({ malHizmet: nameOf(place), birim: 'C62', gtip: String(2_000_000_000 + place) }),
  );
}

async function benchKind<Row extends CardRow, Content>(
  db: Database,
  client: pg.ClientBase,
  companyId: string,
  cards: Cards<Row, Content>,
  contentOf: (place: number) => Content,
): Promise<void> {
  const began = performance.now();
  for (let from = 0; from < CARDS; from += PORTION) {
    const rows = Array.from({ length: PORTION }, (_, place) =>
      cards.newRow(contentOf(from + place), { id: crypto.randomUUID(), companyId, createdAt: new Date() }),
    );
    await withCompany(db, companyId, (tx) => cards.put(tx, rows));
  }
  await client.query('vacuum analyze');
  console.log(`${CARDS} of ${cards.name} after ${((performance.now() - began) / 1000).toFixed(0)} s`);

  const page = (number: number) => () =>
    withCompany(db, companyId, (tx) => cards.page(tx, { offset: (number - 1) * 15, limit: 16 }));
  const anyPage = () => page(1 + Math.floor(Math.random() * PAGES));
  const earlyPage = () => page(1 + Math.floor(Math.random() * 100));
  await timed(Array.from({ length: 30 }, anyPage));
  console.log(`S2 any page of ${cards.name}:  ${percentiles(await timed(Array.from({ length: RUNS }, anyPage)))}`);
  console.log(`S2 pages 1 to 100:  ${percentiles(await timed(Array.from({ length: RUNS }, earlyPage)))}`);

  const search = (q: string) => () => withCompany(db, companyId, (tx) => cards.search(tx, q));
  for (const [kind, queries] of Object.entries(words)) {
    await timed(queries.map(search));
    const times = await timed(Array.from({ length: 12 }, () => queries.map(search)).flat());
    console.log(`S3 ${cards.name}, ${kind.padEnd(30)} ${percentiles(times)}`);
  }
}
