import { creditLeft } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { asServer, withCompany } from '../db/wall';
import { invoices } from '../invoices/tables';
import { users } from '../people/tables';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { groupOf } from './accounts/merged';
import { isCredit } from './storedReceipts';
import { receipts } from './tables';

type Receipt = components['schemas']['Receipt'];

interface ReceiptRow extends Pick<
  Receipt,
  | 'id'
  | 'tur'
  | 'cariHesapId'
  | 'tarih'
  | 'tutar'
  | 'paraBirim'
  | 'kur'
  | 'yontem'
  | 'aciklama'
  | 'taslakId'
  | 'vknTckn'
> {
  readonly aliciUnvan: string;
  readonly createdBy: string | null;
  readonly createdAt: string;
  readonly reversedAt: string | null;
  readonly neden: string | null;
}

const receiptColumns = sql`
  select receipt.id, receipt.tur, debtor.id as "cariHesapId", receipt.tarih::text as tarih, receipt.tutar::text as tutar, receipt.para_birim as "paraBirim",
    receipt.taslak_id as "taslakId", receipt.kur::text as kur, receipt.yontem, receipt.aciklama, debtor.vkn_tckn as "vknTckn", debtor.ad as "aliciUnvan",
    receipt.created_by as "createdBy", receipt.created_at as "createdAt",
    reversal.at as "reversedAt", reversal.neden
  from ${receipts} as receipt join debtor as own on own.id = receipt.debtor_id
    join debtor on debtor.id = coalesce(own.birlesen, own.id)
    left join receipt_reversal as reversal on reversal.receipt_id = receipt.id`;

/** A payment of the company. */
export async function findReceipt(tx: CompanyTx, id: string): Promise<Receipt | undefined> {
  const rows = await rowsOf<ReceiptRow>(
    tx,
    sql`${receiptColumns} where receipt.company_id = ${tx.companyId} and receipt.id = ${id}`,
  );
  const [receipt] = await receiptsOf(tx, rows);
  return receipt;
}

/** Books a payment, unless an earlier call whose answer was lost has. */
export async function bookOnce(
  { db }: Ports,
  { companyId }: { readonly companyId: string },
  id: string,
  book: (tx: CompanyTx) => Promise<void>,
): Promise<Receipt> {
  return withCompany(db, companyId, async (tx) => {
    const booked = await findReceipt(tx, id);
    if (booked) return booked;
    await book(tx);
    return knownReceipt(tx, id);
  });
}

/** A payment of the company. Throws 404. */
export async function knownReceipt(tx: CompanyTx, id: string): Promise<Receipt> {
  const receipt = await findReceipt(tx, id);
  if (!receipt) throw callProblems.notFound();
  return receipt;
}

interface ReceiptFilter {
  /** Only those that close this invoice, did, or named it as a draft. */
  readonly faturaId?: string | undefined;
  readonly cariHesapId?: string | undefined;
  /** Only those with a credit that closes nothing. */
  readonly kullanilmayan?: boolean | undefined;
}

/** Payments, refunds and write-offs, newest first, those that were undone too. */
export async function pageOfReceipts(
  tx: CompanyTx,
  { faturaId, cariHesapId, kullanilmayan = false }: ReceiptFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Receipt[]> {
  const closes = sql`(receipt.taslak_id = ${faturaId} or receipt.id in (
    select credit.receipt_id
    from ledger_entry as debit
      join allocation on allocation.company_id = debit.company_id and allocation.debit_id = debit.id
      join ledger_entry as credit on credit.id = allocation.credit_id
    where debit.company_id = ${tx.companyId} and debit.invoice_id = ${faturaId}
  ))`;
  const isUnused = sql`exists (
    select from ledger_entry as credit join ledger_rest as rest on rest.entry_id = credit.id
    where credit.company_id = receipt.company_id and credit.receipt_id = receipt.id and credit.tur in ('TAHSILAT', 'ACILIS', 'IADE')
      and credit.alacak > 0
      and rest.kalan > 0
  )`;
  const rows = await rowsOf<ReceiptRow>(
    tx,
    sql`${receiptColumns} where receipt.company_id = ${tx.companyId}
        and ${faturaId === undefined ? sql`true` : closes}
        and ${cariHesapId === undefined ? sql`true` : sql`receipt.debtor_id in ${groupOf(tx, cariHesapId)}`}
        and ${kullanilmayan ? isUnused : sql`true`}
      order by receipt.tarih desc, receipt.created_at desc, receipt.id desc limit ${limit} offset ${offset}`,
  );
  return receiptsOf(tx, rows);
}

async function receiptsOf(tx: CompanyTx, rows: readonly ReceiptRow[]): Promise<Receipt[]> {
  if (rows.length === 0) return [];
  const shares = await sharesOf(
    tx,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    tx,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const sharesById = new Map<string, typeof shares>();
  for (const share of shares) {
    const known = sharesById.get(share.receiptId);
    if (known) known.push(share);
    else sharesById.set(share.receiptId, [share]);
  }
  return rows.map(({ createdBy, createdAt, reversedAt, neden, ...row }) => {
    const used = sharesById.get(row.id) ?? [];
    const counts = reversedAt === null && isCredit(row.tur);
    const left = counts ? creditLeft({ ...row, kur: row.kur ?? undefined, dagitim: used }) : null;
    const dagitim = used.flatMap(({ receiptId: _, faturaId, ...share }) => (faturaId ? [{ ...share, faturaId }] : []));
    return {
      ...row,
      dagitim,
      kullanilmayan: left ?? '0.00',
      geriAlindi: reversedAt === null ? null : { at: new Date(reversedAt).toISOString(), neden: neden ?? '' },
      kaydeden: (createdBy !== null && names.get(createdBy)) || null,
      createdAt: new Date(createdAt).toISOString(),
    };
  });
}

type Share = Omit<Receipt['dagitim'][number], 'faturaId'> & {
  readonly receiptId: string;
  /** The invoice or opening balance. Null for a refund. */
  readonly faturaId: string | null;
};

/** What payments close now: invoices, opening balances, and refunds that were paid from them. */
function sharesOf(tx: CompanyTx, ids: readonly string[]): Promise<Share[]> {
  return rowsOf<Share>(
    tx,
    sql`select credit.receipt_id as "receiptId", debit.tur,
        case debit.tur when 'FATURA' then invoice.id when 'ACILIS' then debit.receipt_id end as "faturaId",
        invoice.belge_numarasi as "belgeNumarasi",
        sum(allocation.tutar)::text as tutar, debit.para_birim as "paraBirim"
      from ledger_entry as credit
        join allocation on allocation.company_id = credit.company_id and allocation.credit_id = credit.id
        join ledger_entry as debit on debit.id = allocation.debit_id
        left join ${invoices} as invoice on invoice.company_id = credit.company_id and invoice.id = debit.invoice_id
      where credit.company_id = ${tx.companyId} and ${inArray(sql`credit.receipt_id`, [...ids])}
        and credit.tur in ('TAHSILAT', 'FARK', 'ACILIS', 'IADE')
        and debit.tur in ('FATURA', 'PARA_IADESI', 'ACILIS')
      group by credit.receipt_id, debit.id, invoice.id, invoice.belge_numarasi, debit.para_birim
      having sum(allocation.tutar) > 0
      order by min(allocation.sira)`,
  );
}

/** The names of users, who belong to no company. */
export async function namesOf(tx: CompanyTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await asServer(tx, 'people', (server) =>
    server
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, [...new Set(ids)])),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
