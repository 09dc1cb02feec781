import type pg from 'pg';
import { withCompany } from '../../packages/server/src/db/wall';
import { pageOfInvoices, sumInvoices } from '../../packages/server/src/invoices/lists/pages';
import type { CollectionFilter } from '../../packages/server/src/ledger/collections';
import { accountOf, pageOfDebtors, pageOfEntries, receivablesOf } from '../../packages/server/src/ledger/debtors';
import { bookReceipt } from '../../packages/server/src/ledger/receipts';
import { bookEarlierInvoices } from '../../packages/server/src/ledger/tracking';
import type { Database } from '../../packages/server/src/ports/Database';
import type { Ports } from '../../packages/server/src/ports/Ports';
import { percentiles } from './percentiles';
import { timed } from './timed';

/** The last day of the seeded invoices. */
const now = new Date('2026-09-03T12:00:00+03:00');
const DEBTORS = 5000;
const OPEN = 10_000;
const AT_ONCE = 500;
const RUNS = 100;
const PAYABLE = 1260;

/**
 * A company that tracks all its invoices, with 5,000 customer accounts and 10,000 open invoices: the booking of earlier
 * invoices, payments of 500 invoices and of one, and reads, beside a plain sum of the open amounts (MNY-112).
 */
export async function benchReceivables(db: Database, client: pg.ClientBase, companyId: string, userId: string) {
  await client.query(
    `update invoice set vkn_tckn = (1000000000 + (random() * ${DEBTORS - 1})::int)::text where company_id = $1`,
    [companyId],
  );
  await client.query(
    `insert into collection_settings (company_id, baslangic, updated_at) values ($1, '2005-01-01', now())`,
    [companyId],
  );
  await client.query('vacuum analyze');
  const ports = { db, clock: { now: () => now }, jobs: { enqueue: () => Promise.resolve() } } as unknown as Ports;
  const began = performance.now();
  await bookEarlierInvoices(ports, companyId);
  console.log(`receivables, booking of earlier invoices ${((performance.now() - began) / 1000).toFixed(0)} s`);

  const ids = async (limit: number) => {
    const { rows } = await client.query<{ id: string }>(
      `select entry.invoice_id as id from ledger_rest as rest join ledger_entry as entry on entry.id = rest.entry_id
        where rest.company_id = $1 and rest.kalan > 0 order by entry.tarih limit $2`,
      [companyId, limit],
    );
    return rows.map((row) => row.id);
  };
  const pay = (faturaIds: readonly string[]) =>
    withCompany(db, companyId, (tx) =>
      bookReceipt(tx, {
        ports,
        id: crypto.randomUUID(),
        userId,
        now,
        body: {
          faturaId: faturaIds[0] ?? '',
          tarih: '2026-09-03',
          tutar: (PAYABLE * faturaIds.length).toFixed(2),
          paraBirim: 'TRY',
          yontem: 'HAVALE',
          dagitim: faturaIds.map((faturaId) => ({ faturaId, tutar: PAYABLE.toFixed(2) })),
        },
      }),
    );
  const { rows } = await client.query<{ open: number }>(
    'select count(*)::int as open from ledger_rest where company_id = $1 and kalan > 0',
    [companyId],
  );
  const toPay = await ids((rows[0]?.open ?? 0) - OPEN);
  const parts = Array.from({ length: Math.ceil(toPay.length / AT_ONCE) }, (_, n) =>
    toPay.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  report('a payment of 500 invoices', await timed(parts.map((part) => () => pay(part))));
  report('a payment of one invoice', await timed((await ids(RUNS)).map((id) => () => pay([id]))));
  await client.query('vacuum analyze');

  const [debtor] = await withCompany(db, companyId, (tx) =>
    pageOfDebtors(tx, { companyId }, { offset: 0, limit: 1 }, now),
  );
  const id = debtor?.id ?? '';
  const range = { offset: 0, limit: 16 };
  const read = (work: Parameters<typeof withCompany<unknown>>[2]) => () => withCompany(db, companyId, work);
  const inState = (tahsilatDurumu: CollectionFilter['tahsilatDurumu']) => ({
    collection: { tahsilatDurumu, today: '2026-09-03' },
  });
  const reads = {
    'a plain sum of what is open': () =>
      client.query('select sum(kalan) from ledger_rest where company_id = $1 and kalan > 0', [companyId]),
    'GET /alacak/ozet': read((tx) => receivablesOf(tx, now)),
    'GET /alacak, page 1': read((tx) => pageOfDebtors(tx, { companyId }, range, now)),
    'GET /alacak, page 300': read((tx) =>
      pageOfDebtors(tx, { companyId, sirala: 'aliciUnvan' }, { offset: 4485, limit: 16 }, now),
    ),
    'GET /fatura, open ones': read((tx) => pageOfInvoices(tx, inState('ACIK'), range)),
    'GET /fatura, late, page 300': read((tx) => pageOfInvoices(tx, inState('GECIKMIS'), { offset: 4485, limit: 16 })),
    'GET /fatura, open, by due day': read((tx) =>
      pageOfInvoices(tx, { ...inState('ACIK'), sirala: 'vadeTarihi' }, range),
    ),
    'GET /fatura, paid ones': read((tx) => pageOfInvoices(tx, inState('ODENDI'), range)),
    'GET /fatura, by due day': read((tx) => pageOfInvoices(tx, { sirala: '-vadeTarihi' }, range)),
    'GET /fatura/ozet': read((tx) => sumInvoices(tx, {}, { hasRest: false })),
    'GET /fatura/ozet with the rest': read((tx) => sumInvoices(tx, {}, { hasRest: true })),
    'GET /alacak/{id}': read((tx) => accountOf(tx, id, now)),
    'GET /alacak/{id}/hareket': read((tx) => pageOfEntries(tx, id, {}, range)),
  };
  for (const [name, work] of Object.entries(reads)) {
    await timed([work, work, work]);
    report(name, await timed(Array.from({ length: RUNS }, () => work)));
  }
}

function report(name: string, times: readonly number[]): void {
  console.log(`receivables, ${name.padEnd(30)} ${percentiles(times)}`);
}
