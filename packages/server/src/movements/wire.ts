import type { components } from '@kalem/openapi';
import { sql } from 'drizzle-orm';
import { idList, rowsOf } from '../db/rows';
import { sha256 } from '../db/secretTexts';
import { namesOf } from '../ledger/readReceipts';
import type { CompanyTx } from '../ports/Database';
import { maskedIban } from './payers';
import type { StoredProposal } from './tables';
import type { MovementRow } from './take';

type Schemas = components['schemas'];
type Movement = Schemas['BankMovement'];
type MatchedInvoice = Schemas['MatchedInvoice'];

/** One movement on the wire. */
export async function movementAnswer(tx: CompanyTx, row: MovementRow): Promise<Movement> {
  const [movement] = await answersOf(tx, [row]);
  if (!movement) throw new Error('A movement that was read has no answer');
  return movement;
}

/** Movements on the wire, with the invoices and customers as they are now. */
export async function answersOf(tx: CompanyTx, rows: readonly MovementRow[]): Promise<Movement[]> {
  if (rows.length === 0) return [];
  const open = rows.filter(({ durum }) => durum === 'ONERI').flatMap(({ oneriler }) => oneriler);
  const invoices = await invoicesOf(
    tx,
    open.flatMap(({ dagitim }) => dagitim.map(({ faturaId }) => faturaId)),
  );
  const bound = await boundTo(
    tx,
    open.flatMap(({ receiptId }) => receiptId ?? []),
  );
  const debtors = await debtorNames(
    tx,
    open.flatMap(({ debtorId }) => (debtorId === '' ? [] : [debtorId])),
  );
  const receiptIds = rows.flatMap(({ receiptId }) => receiptId ?? []);
  const matched = await sharesOf(tx, receiptIds);
  const payments = await paymentsOf(tx, receiptIds);
  const names = await namesOf(
    tx,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const answers: Movement[] = [];
  for (const row of rows) {
    const { aliciUnvan = '', fazla = '0.00' } = payments.get(row.receiptId ?? '') ?? {};
    const oneriler = row.durum === 'ONERI' ? row.oneriler : [];
    const keys = await Promise.all(oneriler.map(proposalKey));
    answers.push({
      ...factsOf(row),
      kendiliginden: row.durum === 'ESLESTI' && row.userId === null,
      onaylayan: (row.userId !== null && names.get(row.userId)) || '',
      ...{ aliciUnvan, fazla },
      eslesen: matched.filter(({ receiptId }) => receiptId === row.receiptId).map(({ receiptId: _, ...one }) => one),
      oneriler: oneriler.flatMap((one, n) => proposalWire(keys[n] ?? '', one, { invoices, bound, debtors })),
    });
  }
  return answers;
}

/** The key of a proposal: what the person confirms is what the person saw. */
export async function proposalKey({ kural, receiptId, debtorId, dagitim }: StoredProposal): Promise<string> {
  return (await sha256(JSON.stringify([kural, receiptId, debtorId, dagitim]))).slice(0, KEY_LENGTH);
}

const KEY_LENGTH = 32;

function factsOf(row: MovementRow) {
  const { id, hesap, tarih, saat, tutar, paraBirim, metin, karsiAd, karsiVkn, karsiIban, kanal } = row;
  const { kaynak, durum, kural, receiptId } = row;
  return {
    ...{ id, hesap, tarih, saat: saat === '' ? null : saat, tutar, paraBirim, metin, karsiAd, kanal },
    ...{ karsiVkn: maskedNumber(karsiVkn), karsiIban: maskedIban(karsiIban) },
    ...{ kaynak, durum, kural, tahsilatId: receiptId },
  };
}

/** A tax number of a person is masked; that of a company is public. */
function maskedNumber(number: string): string {
  return number.length === 11 ? `${number.slice(0, 3)}******${number.slice(-2)}` : number;
}

interface Known {
  readonly invoices: ReadonlyMap<string, Omit<MatchedInvoice, 'tutar'>>;
  readonly bound: ReadonlyMap<string, BoundReceipt>;
  readonly debtors: ReadonlyMap<string, string>;
}

/** Empty for a proposal whose invoice or payment is gone. */
function proposalWire(
  anahtar: string,
  { kural, neden, debtorId, dagitim, fazla, receiptId, ipucu, kurGerekli }: StoredProposal,
  { invoices, bound, debtors }: Known,
): Schemas['MatchProposal'][] {
  const onSecili = kural !== 10;
  if (receiptId !== null) {
    const receipt = bound.get(receiptId);
    if (!receipt) return [];
    const { cariHesapId, aliciUnvan } = receipt;
    const nothing = { faturalar: [], fazla, ipucu, kurGerekli, onSecili };
    return [{ anahtar, kural, neden, cariHesapId, aliciUnvan, tahsilatId: receiptId, ...nothing }];
  }
  const faturalar = dagitim.flatMap(({ faturaId, tutar }) => {
    const invoice = invoices.get(faturaId);
    return invoice ? [{ ...invoice, tutar }] : [];
  });
  if (faturalar.length < dagitim.length) return [];
  const hints = { fazla, tahsilatId: null, ipucu, kurGerekli, onSecili };
  const aliciUnvan = debtors.get(debtorId) ?? '';
  return [{ anahtar, kural, neden, cariHesapId: debtorId, aliciUnvan, faturalar, ...hints }];
}

/** Invoices with a rest, by id. */
async function invoicesOf(tx: CompanyTx, ids: readonly string[]): Promise<Known['invoices']> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<Omit<MatchedInvoice, 'tutar'>>(
    tx,
    sql`select invoice.id as "faturaId", coalesce(invoice.belge_numarasi, '') as "belgeNumarasi",
        invoice.fatura_tarih::text as "faturaTarih", rest.para_birim as "paraBirim", rest.kalan::text as kalan
      from invoice
        join ledger_entry as entry
          on entry.company_id = invoice.company_id and entry.invoice_id = invoice.id and entry.tur = 'FATURA'
        join ledger_rest as rest on rest.entry_id = entry.id
      where invoice.company_id = ${tx.companyId} and invoice.id in ${idList(ids)} and rest.kalan > 0`,
  );
  return new Map(rows.map((row) => [row.faturaId, row]));
}

interface BoundReceipt {
  readonly id: string;
  readonly cariHesapId: string;
  readonly aliciUnvan: string;
}

/** Payments that are not undone, by id. */
async function boundTo(tx: CompanyTx, ids: readonly string[]): Promise<Known['bound']> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<BoundReceipt>(
    tx,
    sql`select receipt.id, shown.id as "cariHesapId", shown.ad as "aliciUnvan"
      from receipt join debtor as own on own.id = receipt.debtor_id
        join debtor as shown on shown.id = coalesce(own.birlesen, own.id)
      where receipt.company_id = ${tx.companyId} and receipt.id in ${idList(ids)}
        and not exists (select from receipt_reversal as reversal where reversal.receipt_id = receipt.id)`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function debtorNames(tx: CompanyTx, ids: readonly string[]): Promise<Known['debtors']> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; ad: string }>(
    tx,
    sql`select id, ad from debtor where company_id = ${tx.companyId} and id in ${idList(ids)}`,
  );
  return new Map(rows.map(({ id, ad }) => [id, ad]));
}

type Share = MatchedInvoice & { readonly receiptId: string };

/** The invoices that payments close now. */
async function sharesOf(tx: CompanyTx, receiptIds: readonly string[]): Promise<Share[]> {
  if (receiptIds.length === 0) return [];
  return rowsOf<Share>(
    tx,
    sql`select credit.receipt_id as "receiptId", invoice.id as "faturaId",
        coalesce(invoice.belge_numarasi, '') as "belgeNumarasi", invoice.fatura_tarih::text as "faturaTarih",
        debit.para_birim as "paraBirim", rest.kalan::text as kalan, sum(allocation.tutar)::text as tutar
      from ledger_entry as credit
        join allocation on allocation.company_id = credit.company_id and allocation.credit_id = credit.id
        join ledger_entry as debit on debit.id = allocation.debit_id and debit.tur = 'FATURA'
        join ledger_rest as rest on rest.entry_id = debit.id
        join invoice on invoice.company_id = debit.company_id and invoice.id = debit.invoice_id
      where credit.company_id = ${tx.companyId} and credit.receipt_id in ${idList(receiptIds)}
        and credit.tur = 'TAHSILAT'
      group by credit.receipt_id, invoice.id, invoice.belge_numarasi, invoice.fatura_tarih, debit.para_birim,
        rest.kalan
      having sum(allocation.tutar) > 0
      order by invoice.belge_numarasi`,
  );
}

interface Payment {
  readonly id: string;
  readonly aliciUnvan: string;
  readonly fazla: string;
}

/** The customers of payments, and what is still a credit. */
async function paymentsOf(tx: CompanyTx, receiptIds: readonly string[]): Promise<ReadonlyMap<string, Payment>> {
  if (receiptIds.length === 0) return new Map();
  const rows = await rowsOf<Payment>(
    tx,
    sql`select receipt.id, shown.ad as "aliciUnvan", coalesce(credit.kalan, 0)::numeric(17,2)::text as fazla
      from receipt join debtor as own on own.id = receipt.debtor_id
        join debtor as shown on shown.id = coalesce(own.birlesen, own.id)
        left join lateral (
          select sum(rest.kalan) as kalan
          from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
          where entry.company_id = receipt.company_id and entry.receipt_id = receipt.id and entry.tur = 'TAHSILAT'
        ) as credit on true
      where receipt.company_id = ${tx.companyId} and receipt.id in ${idList(receiptIds)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
