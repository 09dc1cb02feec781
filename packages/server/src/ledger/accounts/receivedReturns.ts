import { validateReturnDeduction } from '@kalem/domain/checks';
import { Books, toKurus } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { writeAudit } from '../../db/audit';
import { rowsOf } from '../../db/rows';
import type { CompanyTx } from '../../ports/Database';
import * as callProblems from '../../problems/callProblems';
import { refuseFaults } from '../../problems/faults';
import * as ledgerProblems from '../../problems/ledgerProblems';
import { receivedInvoices } from '../../received/tables';
import { type BookedEntry, type Debtor, lockDebtors, newEntry, storeBooks } from '../books';
import { insertReceipts } from '../storedReceipts';
import { returnAnswers } from '../tables';

type ReturnProposal = components['schemas']['ReturnProposal'];

/** Most proposals that an account answers. */
const MOST_PROPOSALS = 100;

/** Returns that the customers of these accounts issued and that lower no balance yet, newest first (MNY-26). */
export async function proposedReturns(tx: CompanyTx, accounts: SQL): Promise<ReturnProposal[]> {
  const rows = await returnsOf(tx, sql`debtor.id in ${accounts} and not ${isDeducted}`);
  return rows.map(proposalOf);
}

interface FoundReturn extends ReturnProposal, Debtor {
  readonly tarih: string;
  readonly dusuldu: boolean;
}

function proposalOf(found: FoundReturn): ReturnProposal {
  const { id, cariHesapId, belgeNumarasi, tutar, paraBirim, yoksayildi } = found;
  return { id, cariHesapId, belgeNumarasi, tutar, paraBirim, yoksayildi };
}

const isDeducted = sql.raw('(answer.receipt_id is not null and reversal.receipt_id is null)');

/** What the contract takes as an amount. A document may have any. */
const hasAmount = sql.raw(`received.odenecek > 0 and received.odenecek < 1e15 and received.para_birim ~ '^[A-Z]{3}$'`);

/**
 * Returns of customers since tracking began, without void ones. A seller is found by its number alone: a number that
 * many share issues no invoices.
 */
function returnsOf(tx: CompanyTx, isWanted: SQL): Promise<FoundReturn[]> {
  return rowsOf<FoundReturn>(
    tx,
    sql`select received.id, debtor.id as "cariHesapId", received.belge_numarasi as "belgeNumarasi",
        received.belge_tarihi::text as tarih, debtor.anahtar, debtor.vkn_tckn as "vknTckn", debtor.ad,
        case when ${hasAmount} then round(received.odenecek, 2)::text end as tutar,
        case when ${hasAmount} then received.para_birim else 'TRY' end as "paraBirim",
        answer.received_id is not null and answer.receipt_id is null as yoksayildi, ${isDeducted} as dusuldu
      from debtor
        join collection_settings as settings on settings.company_id = debtor.company_id
        join ${receivedInvoices} as received
          on received.company_id = debtor.company_id and received.satici_vkn_tckn = debtor.anahtar
        left join return_answer as answer on answer.company_id = received.company_id and answer.received_id = received.id
        left join receipt_reversal as reversal on reversal.receipt_id = answer.receipt_id
      where debtor.company_id = ${tx.companyId} and received.fatura_tip = 'IADE' and received.durum = 'Onaylandi'
        and not received.talep_akisi @> '[{"tip": "IPTAL", "durum": "KABUL"}]'
        and received.belge_tarihi >= settings.baslangic and ${isWanted}
      order by received.belge_tarihi desc, received.belge_numarasi, received.id limit ${MOST_PROPOSALS}`,
  );
}

/**
 * A return that lowers no balance yet, held until the transaction ends: it cannot become void or be answered by another
 * user. Throws 404 for one that is not proposed, and 409 for one that was deducted.
 */
async function holdReturn(tx: CompanyTx, id: string): Promise<FoundReturn> {
  await tx
    .select({ id: receivedInvoices.id })
    .from(receivedInvoices)
    .where(and(eq(receivedInvoices.companyId, tx.companyId), eq(receivedInvoices.id, id)))
    .for('update');
  const [found] = await returnsOf(tx, sql`received.id = ${id}`);
  if (!found) throw callProblems.notFound();
  if (found.dusuldu) throw ledgerProblems.returnDeducted();
  return found;
}

interface Answer {
  /** The received invoice. */
  readonly receivedId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Books a return that a customer issued as a credit, on the day of its document. It closes nothing by itself, because
 * the portal does not tell which invoices it returns (MNY-26, MNY-31). Throws as `holdReturn` does, and 422 without an
 * amount.
 */
export async function deductReturn(
  tx: CompanyTx,
  { id, receivedId, userId, now, body }: Answer & { id: string; body: components['schemas']['ReturnDeduction'] },
): Promise<void> {
  const found = await holdReturn(tx, receivedId);
  if (found.tutar === null) refuseFaults(validateReturnDeduction(body));
  const tutar = found.tutar ?? body.tutar ?? '';
  const { cariHesapId: debtorId, tarih, paraBirim, belgeNumarasi } = found;
  await lockDebtors(tx, [found], now);
  await insertReceipts(tx, {
    ...{ id, debtorId, tur: 'ALINAN_IADE', tarih, tutar, paraBirim, kur: null, yontem: null },
    ...{ aciklama: belgeNumarasi, createdBy: userId, createdAt: now },
  });
  const books = new Books<BookedEntry>([], []);
  const amount = toKurus(tutar);
  books.book(newEntry({ debtorId, paraBirim, tur: 'IADE', side: 'alacak', amount, receiptId: id }));
  await storeBooks(tx, books, { tarih: () => tarih, userId, now });
  await putAnswer(tx, { receivedId, userId, now }, id);
  const details = { belgeNumarasi, tutar, paraBirim };
  await writeAudit(tx, { action: 'deductReturn', userId, entityId: id, details, at: now });
}

/** Stops proposing a return, or proposes it again. Throws as `holdReturn` does. */
export async function ignoreReturn(
  tx: CompanyTx,
  { yoksay, ...answer }: Answer & { yoksay: boolean },
): Promise<ReturnProposal> {
  const { receivedId, userId, now } = answer;
  const found = await holdReturn(tx, receivedId);
  if (found.yoksayildi === yoksay) return proposalOf(found);
  if (yoksay) await putAnswer(tx, answer, null);
  else
    await tx
      .delete(returnAnswers)
      .where(and(eq(returnAnswers.companyId, tx.companyId), eq(returnAnswers.receivedId, receivedId)));
  const details = { belgeNumarasi: found.belgeNumarasi, yoksay };
  await writeAudit(tx, { action: 'ignoreReturn', userId, entityId: found.cariHesapId, details, at: now });
  return { ...proposalOf(found), yoksayildi: yoksay };
}

async function putAnswer(tx: CompanyTx, { receivedId, userId, now }: Answer, receiptId: string | null): Promise<void> {
  const answer = { receiptId, userId, at: now };
  await tx
    .insert(returnAnswers)
    .values({ companyId: tx.companyId, receivedId, ...answer })
    .onConflictDoUpdate({ target: [returnAnswers.companyId, returnAnswers.receivedId], set: answer });
}
