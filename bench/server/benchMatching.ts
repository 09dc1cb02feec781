import type pg from 'pg';
import { createSecrets } from '../../packages/server/src/adapters/createSecrets';
import { bookEarlierInvoices } from '../../packages/server/src/ledger/tracking';
import { runFile } from '../../packages/server/src/movements/files/runFile';
import type { Database } from '../../packages/server/src/ports/Database';
import type { Ports } from '../../packages/server/src/ports/Ports';
import { createSpreadsheets } from '../../packages/server/src/spreadsheets/createSpreadsheets';
import { leastGap } from '../../packages/server/src/testing/longestGap';

const now = new Date('2026-09-03T12:00:00+03:00');
const MOVEMENTS = 10_000;
/** Of ten movements, this many name an open invoice and its amount. */
const NAMED = 5;

/**
 * A CSV statement of 10,000 movements against all open invoices of a company, read and matched as its job does
 * (MNY-113). Half name an invoice and are booked; the others are names and amounts that fit nothing.
 */
export async function benchMatching(db: Database, client: pg.ClientBase, companyId: string, userId: string) {
  await client.query(
    `insert into collection_settings (company_id, baslangic, updated_at) values ($1, '2005-01-01', now())
      on conflict (company_id) do nothing`,
    [companyId],
  );
  // Numbers as GİB has them, because the text of a movement is searched for these.
  await client.query(
    `update invoice set belge_numarasi = 'KLM2026' || right(belge_numarasi, 9) where company_id = $1`,
    [companyId],
  );
  await client.query(`update member set permissions = '{faturaRead,tahsilatRead,tahsilatWrite}'`);
  const ports = {
    db,
    clock: { now: () => now },
    jobs: { enqueue: () => Promise.resolve() },
    secrets: await createSecrets(['a secret of the bench, forty characters.']),
    spreadsheets: createSpreadsheets(),
    log: () => undefined,
  } as unknown as Ports;
  await bookEarlierInvoices(ports, companyId);
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ number: string; rest: string }>(
    `select invoice.belge_numarasi as number, rest.kalan::text as rest
      from ledger_rest as rest join ledger_entry as entry on entry.id = rest.entry_id
        join invoice on invoice.id = entry.invoice_id
      where rest.company_id = $1 and rest.kalan > 0 and invoice.belge_numarasi is not null order by entry.tarih desc`,
    [companyId],
  );
  const lines = Array.from({ length: MOVEMENTS }, (_, n) => {
    const invoice = n % 10 < NAMED ? rows[n] : undefined;
    const text = invoice ? `GELEN FAST ${invoice.number}` : `GELEN EFT MUSTERI ${n}`;
    return `02.09.2026;${text};${(invoice?.rest ?? `${n + 17}.37`).replace('.', ',')}`;
  });
  const id = crypto.randomUUID();
  const file = new TextEncoder().encode(['Tarih;Açıklama;Tutar', ...lines].join('\r\n'));
  await client.query(
    `insert into bank_file (id, company_id, user_id, dosya_adi, dosya, tur, durum, hesap, sutunlar, created_at, updated_at)
      values ($1, $2, $3, 'ekstre.csv', $4, 'CSV', 'BEKLIYOR', 'TR330006100519786457841326', $5, now(), now())`,
    [id, companyId, userId, Buffer.from(file), { baslikSatiri: 1, tarih: 0, metin: [1], tutar: 2 }],
  );
  const began = performance.now();
  const gap = await leastGap(0, 1, async () => {
    for (;;) if ((await runFile(ports, { companyId, fileId: id })) === undefined) break;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { rows: counts } = await client.query(
    'select durum, kod, yeni, otomatik, oneri, eslesmedi from bank_file where id = $1',
    [id],
  );
  console.log(
    `matching, ${MOVEMENTS} movements, ${rows.length} open invoices: ${seconds} s, longest block ${gap.toFixed(0)} ms`,
    counts[0],
  );
}
