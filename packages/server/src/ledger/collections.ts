import { istanbulNow } from '@kalem/domain';
import { claimOf, collectionState } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { sql } from 'drizzle-orm';
import { rowsOf, together } from '../db/rows';
import { withCompany } from '../db/wall';
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
        and entry.invoice_id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))
        and entry.tur = 'FATURA' and ${isNotUndone}`,
  );
  return new Map(rows.map(({ invoiceId, ...row }) => [invoiceId, row]));
}
