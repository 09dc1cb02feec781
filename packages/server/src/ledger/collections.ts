import { istanbulNow } from '@kalem/domain';
import { claimOf, collectionState } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { eq, type SQL, sql } from 'drizzle-orm';
import { idList, rowsOf, together } from '../db/rows';
import { withCompany } from '../db/wall';
import { invoices } from '../invoices/tables';
import type { Ports } from '../ports/Ports';
import type { CompanyTx } from '../ports/Database';
import { isNotUndone } from './books';
import type { ClaimingRow } from './claims';
import { findCollectionSettings } from './settings';

type InvoiceCollection = components['schemas']['InvoiceCollection'];

interface Reader {
  readonly companyId: string;
  readonly permissions: { readonly tahsilatRead: boolean };
}

/**
 * What was received for invoices, by id. Empty for a member without `tahsilatRead`; invoices that are not tracked are
 * missing (MNY-38, MNY-51).
 */
export async function readCollections(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { companyId, permissions }: Reader,
  rows: readonly ClaimingRow[],
): Promise<ReadonlyMap<string, InvoiceCollection>> {
  const approved = rows.filter(({ onayDurumu }) => onayDurumu === 'Onaylandi');
  if (!permissions.tahsilatRead || approved.length === 0) return new Map();
  const [{ baslangic }, collected] = await withCompany(db, companyId, (tx) =>
    together(
      findCollectionSettings(tx),
      collectedOf(
        tx,
        approved.map(({ id }) => id),
      ),
    ),
  );
  const today = istanbulNow(clock.now()).date;
  return new Map(
    approved.flatMap((row) => {
      const claim = claimOf(row, baslangic);
      if (claim?.side !== 'borc') return [];
      // The tracking may not have reached an earlier invoice yet: then all of it is left.
      const { cariHesapId, kalan, hasCredit, sonTahsilat } = collected.get(row.id) ?? {
        ...nothing,
        kalan: claim.tutar,
      };
      const state = collectionState(row, { tutar: claim.tutar, kalan, hasCredit }, today);
      return [[row.id, { cariHesapId, ...state, kalan, sonTahsilat }]];
    }),
  );
}

/** A state of the collection, or late on a day (MNY-51). */
export interface CollectionFilter {
  readonly tahsilatDurumu: InvoiceCollection['durum'] | 'GECIKMIS';
  readonly today: string;
}

/**
 * That an invoice is in a state of the collection. `ODENDI` includes those with a credit left over. An invoice from
 * before the start that the tracking has not reached yet is in none.
 */
export function isInState(tx: CompanyTx, { tahsilatDurumu, today }: CollectionFilter): SQL {
  switch (tahsilatDurumu) {
    case 'ODENDI':
      return isPaid(tx);
    case 'FAZLA':
      return isAnyOf(overpaid(tx));
    case 'ACIK':
      return isAnyOf(sql`${openRests(tx)} and rest.kalan = entry.borc`);
    case 'KISMI':
      return isAnyOf(sql`${openRests(tx)} and rest.kalan < entry.borc`);
    case 'GECIKMIS':
      return isAnyOf(sql`${openRests(tx)} and rest.vade < ${today}::date`);
  }
}

/**
 * As an array, so that PostgreSQL starts from the few open entries. With a join it may go through all invoices in the
 * order of the list.
 */
function isAnyOf(entries: SQL): SQL {
  return sql`${invoices.id} = any (array(select invoice_id from (${entries}) as entry))`;
}

/** That a tracked invoice has no rest. Most are paid, so the open ones are excluded. */
function isPaid(tx: CompanyTx): SQL {
  const { companyId } = tx;
  return sql`${eq(invoices.onayDurumu, 'Onaylandi')} and not ${invoices.gecersiz} and not takip_disi
    and coalesce(fatura_tip, portal_fatura_tip) is distinct from 'IADE'
    and fatura_tarih >= (select baslangic from collection_settings where company_id = ${companyId})
    and ${invoices.id} not in (select invoice_id from (${openRests(tx)}) as open where invoice_id is not null)
    -- A payable amount of zero books nothing (MNY-22). The limit keeps PostgreSQL from reading all entries.
    and (odenecek_tutar = 0 or (
      select true from ledger_entry as entry
      where entry.company_id = ${companyId} and entry.invoice_id = ${invoices.id} and entry.tur = 'FATURA' limit 1))`;
}

/** Paid debits of payments with a credit that closes nothing. */
function overpaid({ companyId }: CompanyTx): SQL {
  return sql`select debit.invoice_id
    from ledger_rest as unused join ledger_entry as one on one.id = unused.entry_id
      join ledger_entry as credit
        on credit.company_id = one.company_id and credit.receipt_id = one.receipt_id and credit.tur = 'TAHSILAT'
      join allocation on allocation.company_id = credit.company_id and allocation.credit_id = credit.id
      join ledger_entry as debit on debit.id = allocation.debit_id
      join ledger_rest as rest on rest.entry_id = debit.id
    where unused.company_id = ${companyId} and not unused.borc and unused.kalan > 0 and one.tur = 'TAHSILAT'
      and rest.kalan = 0
    group by debit.invoice_id, credit.id having sum(allocation.tutar) > 0`;
}

/** What is left to pay of each open invoice: `invoice_id` and `kalan`. */
export function openRests({ companyId }: CompanyTx): SQL {
  return sql`select entry.invoice_id, rest.kalan
    from ledger_rest as rest join ledger_entry as entry on entry.id = rest.entry_id
    where rest.company_id = ${companyId} and rest.borc and rest.kalan > 0`;
}

/**
 * What is left to pay of late invoices in each currency, TRY first; opening balances are no invoices. Null before
 * tracking has started (MNY-52).
 */
export async function overdueOf(tx: CompanyTx, today: string): Promise<components['schemas']['Overdue'] | null> {
  const [{ baslangic }, rows] = await together(
    findCollectionSettings(tx),
    rowsOf<{ paraBirim: string; tutar: string; adet: number; first: string }>(
      tx,
      sql`select rest.para_birim as "paraBirim", sum(rest.kalan)::text as tutar, count(*)::int as adet,
          min(rest.vade)::text as first
        from ledger_rest as rest join ledger_entry as entry on entry.id = rest.entry_id and entry.tur = 'FATURA'
        where rest.company_id = ${tx.companyId} and rest.borc and rest.kalan > 0 and rest.vade < ${today}::date
        group by rest.para_birim order by rest.para_birim <> 'TRY', rest.para_birim`,
    ),
  );
  if (baslangic === null) return null;
  const [enEskiVade = null] = rows.map(({ first }) => first).sort();
  return {
    adet: rows.reduce((sum, { adet }) => sum + adet, 0),
    enEskiVade,
    tutarlar: rows.map(({ paraBirim, tutar }) => ({ paraBirim, tutar })),
  };
}

/** That the company has chosen since when its invoices are tracked. */
export function isTracking({ companyId }: CompanyTx): SQL {
  return sql`exists (select from collection_settings where company_id = ${companyId} and baslangic is not null)`;
}

interface Collected {
  readonly cariHesapId: string | null;
  readonly kalan: string;
  readonly hasCredit: boolean;
  readonly sonTahsilat: string | null;
}

const nothing = { cariHesapId: null, hasCredit: false, sonTahsilat: null };

/** The ids are one parameter, because an export has more invoices than a statement can have parameters. */
async function collectedOf(tx: CompanyTx, ids: readonly string[]): Promise<ReadonlyMap<string, Collected>> {
  const rows = await rowsOf<Collected & { invoiceId: string }>(
    tx,
    sql`select entry.invoice_id as "invoiceId", coalesce(debtor.birlesen, debtor.id) as "cariHesapId", rest.kalan::text as kalan,
        coalesce(paid.has_credit, false) as "hasCredit", paid.last::text as "sonTahsilat"
      from ledger_entry as entry
        join ledger_rest as rest on rest.entry_id = entry.id
        join debtor on debtor.id = entry.debtor_id
        left join lateral (
          select max(credit.tarih) as last, bool_or(exists (
            select from ledger_entry as other join ledger_rest as left_over on left_over.entry_id = other.id
            where other.company_id = entry.company_id and other.receipt_id = credit.receipt_id
              and other.tur = 'TAHSILAT' and left_over.kalan > 0
          )) as has_credit
          from (
            select credit_id from allocation
            where company_id = entry.company_id and debit_id = entry.id group by credit_id having sum(tutar) > 0
          ) as closing
            join ledger_entry as credit on credit.id = closing.credit_id and credit.tur = 'TAHSILAT'
        ) as paid on true
      where entry.company_id = ${tx.companyId}
        and entry.invoice_id in ${idList(ids)}
        and entry.tur = 'FATURA' and ${isNotUndone}`,
  );
  return new Map(rows.map(({ invoiceId, ...row }) => [invoiceId, row]));
}
