import { foldTr, istanbulNow, presetRange } from '@kalem/domain';
import { ageingBuckets, debtorKey, dueDaysOf } from '@kalem/domain/ledger';
import type { components, operations } from '@kalem/openapi';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { customers } from '../cards/tables';
import { rowsOf, together } from '../db/rows';
import { patternOf } from '../db/search';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import { findShown, groupOf, partsOf } from './accounts/merged';
import { proposedReturns } from './accounts/receivedReturns';
import { inTry } from './inTry';
import { findCollectionSettings } from './settings';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listDebtors']['parameters']['query']>;

/** Sums of open amounts of each account and currency. A merged account is a part of the one that it is shown as. */
function sumsOf(tx: CompanyTx, today: string, among: SQL = sql`true`): SQL {
  const inBucket = (bucket: (typeof ageingBuckets)[number]) => {
    const { from = '-infinity', to = 'infinity' } = dueDaysOf(bucket, today);
    return sql`sum(kalan) filter (where borc and vade between ${from}::date and ${to}::date)`;
  };
  const buckets = ageingBuckets.map((bucket) => sql`${inBucket(bucket)} as ${sql.identifier(bucket)}`);
  return sql`select coalesce(merged.birlesen, rest.debtor_id) as debtor_id, para_birim,
      sum(kalan) filter (where borc) as acik, count(*) filter (where borc) as adet,
      sum(kalan) filter (where not borc) as avans, min(vade) filter (where borc) as ilk_vade,
      sum(kalan) filter (where borc and vade < ${today}::date) as gecen,
      sum(kalan) filter (where borc and vade between ${today}::date and ${lastDayOfWeek(today)}::date) as hafta,
      ${sql.join(buckets, sql`, `)}
    from ledger_rest as rest left join debtor as merged
      on merged.company_id = ${tx.companyId} and merged.birlesen is not null and merged.id = rest.debtor_id
    where rest.company_id = ${tx.companyId} and kalan > 0 and ${among}
    group by 1, para_birim`;
}

/** The amounts of `sumsOf`. */
const sumColumns = ['acik', 'avans', 'gecen', 'hafta', ...ageingBuckets];

const totalOf = (column: string) => sql`sum(${sql.identifier(column)}) as ${sql.identifier(column)}`;

function lastDayOfWeek(today: string): string {
  return presetRange('thisWeek', new Date(`${today}T12:00:00Z`)).end;
}

const money = (name: string) => sql`coalesce(sums.${sql.identifier(name)}, 0)::numeric(24, 2)`;

/** The amounts that a row of `sums` has, as JSON of the contract. */
const amounts = sql`'vadesiGecen', ${money('gecen')}::text, 'avans', ${money('avans')}::text,
  'yaslandirma', json_build_object(${sql.join(
    ageingBuckets.map((bucket) => sql`${sql.raw(`'${bucket}'`)}, ${money(bucket)}::text`),
    sql`, `,
  )})`;

/** A balance of `account` (debtor_id, para_birim) as JSON of the contract. */
const balance = (tx: CompanyTx, today: string) => sql`json_build_object(
  'paraBirim', account.para_birim, 'bakiye', (${money('acik')} - ${money('avans')})::text, 'acik', ${money('acik')}::text,
  'acikFatura', coalesce(sums.adet, 0), 'gecikmeGunu', greatest(coalesce(${today}::date - sums.ilk_vade, 0), 0),
  'sonTahsilat', (
    select json_build_object('tarih', entry.tarih, 'tutar', entry.alacak::text)
    from ledger_entry as entry
    where entry.company_id = account.company_id and entry.debtor_id in ${groupOf(tx, sql`account.debtor_id`)}
      and entry.para_birim = account.para_birim and entry.tur = 'TAHSILAT'
      and not exists (select from ledger_entry as undoing where undoing.tersi = entry.id)
    order by entry.tarih desc, entry.sira desc limit 1
  ), ${amounts})`;

const columnOf = {
  vadesiGecen: money('gecen'),
  bakiye: sql`${money('acik')} - ${money('avans')}`,
  vadesiGelmemis: money('vadesiGelmemis'),
  gun30: money('gun30'),
  gun60: money('gun60'),
  gun90: money('gun90'),
  gun90Ustu: money('gun90Ustu'),
  avans: money('avans'),
  aliciUnvan: sql`debtor.arama`,
};

/**
 * Customer accounts with an open amount or a credit, one row for each currency. With a number, its accounts, and with
 * `bakiyesizler` all accounts: those with a balance of zero too (MNY-43, MNY-48).
 */
export async function pageOfDebtors(
  tx: CompanyTx,
  { q, vknTckn, alici, geciken = false, bakiyesizler = false, paraBirim, sirala = '-vadesiGecen' }: ListQuery,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
): Promise<Schemas['Debtor'][]> {
  const today = istanbulNow(now).date;
  const sums = sumsOf(tx, today);
  const shown =
    vknTckn === undefined
      ? bakiyesizler && sql`select id from debtor where company_id = ${tx.companyId} and birlesen is null`
      : sql`select coalesce(birlesen, id) as id from debtor
          where company_id = ${tx.companyId} and ${isNumber(vknTckn, alici)}`;
  const accounts = shown
    ? sql`select distinct coalesce(own.birlesen, own.id) as debtor_id, entry.para_birim
        from debtor as own join ledger_entry as entry on entry.company_id = own.company_id and entry.debtor_id = own.id
        where own.company_id = ${tx.companyId} and coalesce(own.birlesen, own.id) in (${shown})`
    : sql`select debtor_id, para_birim from sums`;
  const pattern = q === undefined ? undefined : patternOf(foldTr(q));
  const isFound =
    pattern === undefined
      ? sql`true`
      : sql`(debtor.arama like ${pattern} or exists (select from debtor as part
          where part.company_id = ${tx.companyId} and part.birlesen = debtor.id and part.arama like ${pattern}))`;
  const isDescending = sirala.startsWith('-');
  const column = columnOf[(isDescending ? sirala.slice(1) : sirala) as keyof typeof columnOf];
  const rows = await rowsOf<{ debtor: Schemas['Debtor'] }>(
    tx,
    sql`with sums as (${sums}), account as (
        select debtor.company_id, debtor.vkn_tckn, debtor.ad, account.*, row_number() over (
          order by ${column} ${sql.raw(isDescending ? 'desc' : 'asc')}, debtor.arama, account.para_birim, debtor.id) as n
        from (${accounts}) as account join debtor on debtor.id = account.debtor_id
          left join sums on sums.debtor_id = account.debtor_id and sums.para_birim = account.para_birim
        where debtor.company_id = ${tx.companyId} and ${isFound} and ${geciken ? sql`sums.gecen > 0` : sql`true`}
          and ${paraBirim === undefined ? sql`true` : sql`account.para_birim = ${paraBirim}`}
        order by n limit ${limit} offset ${offset}
      )
      select (json_build_object('id', account.debtor_id, 'vknTckn', account.vkn_tckn, 'aliciUnvan', account.ad)::jsonb
        || ${balance(tx, today)}::jsonb) as debtor
      from account left join sums on sums.debtor_id = account.debtor_id and sums.para_birim = account.para_birim
      order by n`,
  );
  return rows.map(({ debtor }) => debtor);
}

function isNumber(vknTckn: string, alici = ''): SQL {
  const key = debtorKey({ vknTckn, aliciUnvan: alici, aliciAdi: '', aliciSoyadi: '' });
  return sql`anahtar = ${key}`;
}

/** What is owed to the company, one row for each currency (MNY-48). */
export async function receivablesOf(tx: CompanyTx, now: Date): Promise<Schemas['Receivables']> {
  const today = istanbulNow(now).date;
  const [{ baslangic, isleniyor }, rows] = await together(
    findCollectionSettings(tx),
    rowsOf<{ sum: Schemas['ReceivablesSum'] }>(
      tx,
      sql`with account as (${sumsOf(tx, today)}), sums as (
          select para_birim, count(*) as hesap, ${sql.join(sumColumns.map(totalOf), sql`, `)}
          from account group by para_birim
        )
        select json_build_object('paraBirim', para_birim, 'cariHesap', hesap, 'toplamAlacak', ${money('acik')}::text,
          'buHafta', ${money('hafta')}::text, ${amounts}) as sum
        from sums order by para_birim <> 'TRY', para_birim`,
    ),
  );
  const items = rows.map(({ sum }) => sum);
  return { baslangic, isleniyor, items, yaklasikTl: await inTry(tx, items) };
}

/** Most open invoices that an account answers. One payment closes as many. */
const MOST_OPEN = 500;

/** A customer account with its balances, open invoices and opening balances. Throws 404. */
export async function accountOf(tx: CompanyTx, debtorId: string, now: Date): Promise<Schemas['DebtorAccount']> {
  const today = istanbulNow(now).date;
  const { id, vknTckn, ad } = await findShown(tx, debtorId);
  const group = groupOf(tx, id);
  const [balances, open, cards, parts, iadeler] = await together(
    rowsOf<{ balance: Schemas['DebtorBalance'] }>(
      tx,
      sql`with sums as (${sumsOf(tx, today, sql`rest.debtor_id in ${group}`)}),
          account as (select distinct company_id, ${id}::uuid as debtor_id, para_birim from ledger_entry as entry
            where entry.company_id = ${tx.companyId} and entry.debtor_id in ${group})
        select ${balance(tx, today)} as balance
        from account left join sums on sums.para_birim = account.para_birim
        order by account.para_birim <> 'TRY', account.para_birim`,
    ),
    rowsOf<Schemas['OpenInvoice']>(
      tx,
      sql`select coalesce(entry.invoice_id, entry.receipt_id) as "faturaId", entry.debtor_id as "cariHesapId", entry.tur,
          invoice.belge_numarasi as "belgeNumarasi", coalesce(invoice.fatura_tarih, entry.tarih)::text as "faturaTarih",
          coalesce(invoice.fatura_tip, invoice.portal_fatura_tip) as "faturaTip",
          rest.vade::text as vade, coalesce(invoice.vade_tarihi, receipt.vade_tarihi)::text as "vadeTarihi",
          greatest(${today}::date - rest.vade, 0) as "gecikmeGunu",
          case when rest.kalan < entry.borc then 'KISMI' else 'ACIK' end as durum,
          entry.borc::text as tutar, rest.kalan::text as kalan, entry.para_birim as "paraBirim"
        from ledger_rest as rest join ledger_entry as entry on entry.id = rest.entry_id
          left join ${invoices} as invoice on invoice.company_id = entry.company_id and invoice.id = entry.invoice_id
          left join receipt on receipt.id = entry.receipt_id
        where rest.company_id = ${tx.companyId} and rest.debtor_id in ${group} and rest.borc and rest.kalan > 0
          and entry.tur in ('FATURA', 'ACILIS', 'PARA_IADESI')
        order by rest.vade, invoice.belge_numarasi nulls first, entry.id limit ${MOST_OPEN}`,
    ),
    tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.vknTckn, vknTckn)))
      .limit(2),
    partsOf(tx, id),
    proposedReturns(tx, group),
  );
  const [card] = cards;
  return {
    id,
    vknTckn,
    aliciUnvan: ad,
    cariId: cards.length === 1 && card ? card.id : null,
    birlesenler: parts.map((part) => ({ id: part.id, vknTckn: part.vknTckn, aliciUnvan: part.ad })),
    bakiyeler: balances.map((row) => row.balance),
    acikFaturalar: open,
    iadeler,
  };
}

interface EntriesQuery {
  readonly baslangicTarihi?: string | undefined;
  readonly bitisTarihi?: string | undefined;
  readonly paraBirim?: string | undefined;
  readonly geriAlinanlar?: boolean | undefined;
}

/**
 * Entries of an account in one currency, newest first, with the balance after each. Entries that were undone within the
 * period are left out with their opposites, unless `geriAlinanlar` (MNY-53). Throws 404.
 */
export async function pageOfEntries(
  tx: CompanyTx,
  id: string,
  { baslangicTarihi = '-infinity', bitisTarihi = 'infinity', paraBirim = 'TRY', geriAlinanlar = false }: EntriesQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<{
  rows: Schemas['LedgerLine'][];
  sums: Pick<Schemas['LedgerPage'], 'devir' | 'borcToplam' | 'alacakToplam' | 'bakiye'>;
}> {
  const shown = await findShown(tx, id);
  const those = sql`entry.company_id = ${tx.companyId} and entry.debtor_id in ${groupOf(tx, shown.id)} and entry.para_birim = ${paraBirim}`;
  const before = sql`select coalesce(sum(entry.borc - entry.alacak), 0) as sum from ledger_entry as entry
    where ${those} and entry.tarih < ${baslangicTarihi}::date`;
  const isHidden = sql`exists (select from ledger_entry as other
    where (other.tersi = entry.id or other.id = entry.tersi)
      and other.tarih between ${baslangicTarihi}::date and ${bitisTarihi}::date)`;
  const lines = sql`select entry.*, row_number() over newest_last as n,
      before.sum + sum(entry.borc - entry.alacak) over newest_last as bakiye,
      invoice.belge_numarasi, coalesce(invoice.vade_tarihi, receipt.vade_tarihi) as vade_tarihi, receipt.yontem, receipt.aciklama
    from ledger_entry as entry cross join (${before}) as before
      left join ${invoices} as invoice on invoice.company_id = entry.company_id and invoice.id = entry.invoice_id
      left join receipt on receipt.id = entry.receipt_id
    where ${those} and entry.tarih between ${baslangicTarihi}::date and ${bitisTarihi}::date
      and ${geriAlinanlar ? sql`true` : sql`not ${isHidden}`}
    window newest_last as (order by entry.tarih, invoice.belge_numarasi nulls last, entry.sira)`;
  const [rows, [sums]] = await together(
    rowsOf<Omit<Schemas['LedgerLine'], 'aciklama'> & { aciklama: string | null }>(
      tx,
      sql`select id, tarih::text as tarih, tur, invoice_id as "faturaId", belge_numarasi as "belgeNumarasi",
          receipt_id as "tahsilatId", yontem, shown.aciklama, vade_tarihi::text as vade,
          borc::text as borc, alacak::text as alacak, bakiye::text as bakiye,
          exists (select from ledger_entry as undoing where undoing.tersi = shown.id) as "geriAlindi"
        from (${lines}) as shown order by n desc limit ${limit} offset ${offset}`,
    ),
    rowsOf<{ devir: string; borc: string; alacak: string; bakiye: string }>(
      tx,
      sql`select before.sum::numeric(24, 2)::text as devir, coalesce(sum(shown.borc), 0)::numeric(24, 2)::text as borc,
          coalesce(sum(shown.alacak), 0)::numeric(24, 2)::text as alacak,
          (before.sum + coalesce(sum(shown.borc - shown.alacak), 0))::numeric(24, 2)::text as bakiye
        from (${before}) as before left join (${lines}) as shown on true group by before.sum`,
    ),
  );
  const { devir = '0.00', borc: borcToplam = '0.00', alacak: alacakToplam = '0.00', bakiye = '0.00' } = sums ?? {};
  return {
    rows: rows.map((row) => ({ ...row, aciklama: row.aciklama ?? '' })),
    sums: { devir, borcToplam, alacakToplam, bakiye },
  };
}
