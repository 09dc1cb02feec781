import { type Fault, istanbulNow, sumAmounts } from '@kalem/domain';
import { validateAllocations, validateReceipt } from '@kalem/domain/checks';
import { type Books, creditLeft, toKurus, writeKurus } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import * as ledgerProblems from '../problems/ledgerProblems';
import { type BookedEntry, type Debtor, findDebtor, newEntry, oppositeOf, readBooks, storeBooks } from './books';
import { findShown, lockGroups, partsOf } from './accounts/merged';
import { lockDraft, lockPayables } from './payable';
import {
  type Booking,
  entriesOfReceipt,
  faturaIdsOf,
  findReversible,
  holdReceipt,
  insertReceipts,
  isCredit,
  isOpening,
  type ReceiptRow,
} from './storedReceipts';
import type { EntryKind } from './tables';
import { tellOfPaid, tellOfReceipt } from './tell';

type ReceiptWrite = components['schemas']['ReceiptWrite'];
type AllocationWrite = components['schemas']['AllocationWrite'];

/**
 * Books a payment: one credit for each customer account that it pays for, which closes the invoices of `dagitim`. What
 * closes nothing is a credit of the account of `cariHesapId`, `faturaId` or `taslakId` (MNY-27 to MNY-32). Throws 404
 * for an unknown invoice or account, 409 for an invoice that is not tracked or whose rest changed, and 422 for a wrong
 * field.
 */
export async function bookReceipt(
  tx: CompanyTx,
  { ports, id, userId, now, body }: Booking<ReceiptWrite>,
): Promise<void> {
  const {
    dagitim = [],
    cariHesapId,
    faturaId,
    taslakId,
    tutar,
    paraBirim,
    kur = '',
    tarih,
    yontem,
    aciklama = '',
  } = body;
  const payer = taslakId === undefined ? undefined : await lockDraft(tx, taslakId);
  // A payment without any is refused below, as each other wrong field is.
  const named = cariHesapId === undefined ? undefined : await findDebtor(tx, cariHesapId);
  const paid = await readPaid(tx, {
    dagitim,
    others: faturaId === undefined ? [] : [faturaId],
    debtors: [named, payer].filter((debtor) => debtor !== undefined),
    now,
  });
  refuseFaults(validateReceipt(body, { today: istanbulNow(now).date, invoice: (one) => paid.invoices.get(one) }));

  const debtorId =
    (payer && paid.debtorIds.get(payer.anahtar)) ?? cariHesapId ?? paid.invoices.get(faturaId ?? '')?.debtorId ?? '';
  const shares = sharesOf(dagitim, paid);
  // Without another currency no rate was checked, or needed.
  const needsRate = shares.some((share) => share.paraBirim !== paraBirim);
  const receipt = { id, debtorId, tur: 'TAHSILAT' as const, tarih, tutar, paraBirim, kur: needsRate ? kur : null };
  await insertReceipts(tx, { ...receipt, taslakId, yontem, aciklama, createdBy: userId, createdAt: now });
  bookShares(paid.books, { receipt, credits: [], shares });
  await storeBooks(tx, paid.books, { tarih: () => tarih, userId, now });
  const faturaIds = invoicesOf(dagitim, paid);
  const details = { tutar, paraBirim, yontem, tarih, faturaIds };
  await writeAudit(tx, { action: 'createReceipt', userId, entityId: id, details, at: now });
  await tellOfReceipt(ports, tx, 'tahsilat.kaydedildi', { receipt: { ...receipt, yontem }, debtorId, faturaIds });
  await tellOfPaid(ports, tx, paid.books);
}

/**
 * Replaces the invoices that a payment closes; what closes none is a credit again (MNY-31). Throws 404 for an unknown
 * payment or invoice, 409 for a payment that was undone, an invoice that is not tracked or whose rest changed, and a
 * credit that was paid back, and 422 for a wrong field.
 */
export async function changeAllocations(
  tx: CompanyTx,
  { ports, id, userId, now, body: { dagitim } }: Booking<components['schemas']['ReceiptAllocations']>,
): Promise<void> {
  await holdReceipt(tx, id);
  const receipt = await findReversible(tx, id);
  if (!isCredit(receipt.tur)) throw callProblems.notFound();
  // Before the entries are read: a new opening balance moves all of them.
  if (isOpening(receipt.tur)) await lockGroups(tx);
  const entries = await entriesOfReceipt(tx, id);
  const own = await findDebtor(tx, receipt.debtorId);
  const paid = await readPaid(tx, {
    dagitim,
    others: [],
    debtors: [own, ...entries],
    entries: entries.map((entry) => entry.id),
    now,
  });
  // Behind the locks: a new opening balance undoes the old one, and holds only the account for it.
  if ((await findReversible(tx, id)).isReversed) throw ledgerProblems.receiptReversed();
  const { books } = paid;
  if (receipt.tur !== 'TAHSILAT') {
    const { id: shownId } = await findShown(tx, own.id);
    const parts = [shownId, ...(await partsOf(tx, shownId)).map((part) => part.id)];
    refuseOtherAccounts(dagitim, paid, [...parts, ...entries.map((entry) => books.entry(entry.id).debtorId)]);
  }
  const before = faturaIdsOf(books, entries);
  const paidBefore = paidDebits(books, entries);
  const refunds = releaseAll(books, entries);
  const open = { ...paid, invoices: withRests(paid.invoices, books) };
  const { tarih, tutar, paraBirim, kur } = receipt;
  refuseFaults(validateAllocations({ tutar, paraBirim, kur, dagitim }, (one) => open.invoices.get(one)));

  const shares = [...refunds, ...sharesOf(dagitim, open)];
  if (creditLeft({ tutar, paraBirim, kur: kur ?? undefined, dagitim: shares }) === null)
    throw ledgerProblems.creditRefunded();
  bookShares(books, { receipt, credits: entries.map((entry) => books.entry(entry.id)), shares });
  // Also the opposite of a credit that moved: the customer paid on that day.
  await storeBooks(tx, books, { tarih: () => tarih, userId, now });
  const details = { tutar, paraBirim, before, faturaIds: invoicesOf(dagitim, paid) };
  await writeAudit(tx, { action: 'updateReceiptAllocations', userId, entityId: id, details, at: now });
  await tellOfPaid(ports, tx, books, paidBefore);
}

/**
 * An opening balance and a return close only what their own account owes, and the accounts that are merged with it
 * (MNY-43).
 */
function refuseOtherAccounts(
  dagitim: readonly AllocationWrite[],
  { invoices }: Paid,
  debtorIds: readonly string[],
): void {
  const faults = dagitim.flatMap(({ faturaId }, n): Fault[] => {
    if (debtorIds.includes(invoices.get(faturaId)?.debtorId ?? '')) return [];
    return [{ path: `dagitim[${n}].faturaId`, code: 'INVALID_VALUE', params: {}, severity: 'error' }];
  });
  refuseFaults(faults);
}

/** The debits that credits close and of which nothing is left. */
function paidDebits(books: Books<BookedEntry>, credits: readonly { readonly id: string }[]): ReadonlySet<string> {
  const closed = credits.flatMap(({ id }) => books.allocationsOf(id).map(({ debitId }) => debitId));
  return new Set(closed.filter((id) => books.rest(id) === 0));
}

/** An invoice or opening balance that can be paid, its debit, and what is left of it. */
interface PaidInvoice {
  readonly isInvoice: boolean;
  readonly entryId: string | undefined;
  readonly debtorId: string;
  readonly paraBirim: string;
  readonly kalan: string;
}

interface Paid {
  readonly books: Books<BookedEntry>;
  readonly invoices: ReadonlyMap<string, PaidInvoice>;
  /** The locked accounts, by key. */
  readonly debtorIds: ReadonlyMap<string, string>;
}

interface ToPay {
  readonly dagitim: readonly AllocationWrite[];
  /** Further invoices to lock. */
  readonly others: readonly string[];
  /** Further customer accounts to lock. */
  readonly debtors: readonly Debtor[];
  /** Further entries to read. */
  readonly entries?: readonly string[];
  readonly now: Date;
}

/** The invoices among what a payment closes. */
function invoicesOf(dagitim: readonly AllocationWrite[], { invoices }: Paid): string[] {
  return dagitim.flatMap(({ faturaId }) => (invoices.get(faturaId)?.isInvoice ? [faturaId] : []));
}

/** Locks invoices and customer accounts, and reads their books. Throws 409 if a rest is not the expected one. */
async function readPaid(tx: CompanyTx, { dagitim, others, debtors, entries = [], now }: ToPay): Promise<Paid> {
  const ids = [...others, ...dagitim.map((share) => share.faturaId)];
  const { rows, debtorIds } = await lockPayables(tx, { ids, debtors, now });
  const books = await readBooks(tx, [...entries, ...rows.flatMap(({ entryId }) => entryId ?? [])]);
  const payable = rows.map(({ id, ...row }) => [id, { ...row, kalan: '0.00' }] as const);
  const invoices = withRests(new Map(payable), books);
  for (const { faturaId, beklenenKalan } of dagitim)
    if (beklenenKalan !== undefined && toKurus(beklenenKalan) !== toKurus(invoices.get(faturaId)?.kalan ?? ''))
      throw ledgerProblems.openChanged();
  return { books, invoices, debtorIds };
}

function withRests(invoices: Paid['invoices'], books: Books<BookedEntry>): Paid['invoices'] {
  const restOf = (entryId: string | undefined) => (entryId === undefined ? '0.00' : writeKurus(books.rest(entryId)));
  return new Map([...invoices].map(([id, invoice]) => [id, { ...invoice, kalan: restOf(invoice.entryId) }]));
}

/** What a payment closes of a debit. */
interface Share {
  readonly entryId: string;
  readonly debtorId: string;
  readonly paraBirim: string;
  readonly tutar: string;
}

function sharesOf(dagitim: readonly AllocationWrite[], { invoices }: Paid): Share[] {
  return dagitim.flatMap(({ faturaId, tutar }) => {
    const invoice = invoices.get(faturaId);
    return invoice?.entryId === undefined ? [] : [{ ...invoice, entryId: invoice.entryId, tutar }];
  });
}

interface ToBook {
  readonly receipt: Pick<ReceiptRow, 'id' | 'tur' | 'debtorId' | 'tutar' | 'paraBirim' | 'kur'>;
  /** The credits that the payment has booked, all of them open. */
  readonly credits: readonly BookedEntry[];
  readonly shares: readonly Share[];
}

/** Books the credits of a payment and closes its shares. A credit that keeps its amount stays. */
function bookShares(books: Books<BookedEntry>, { receipt, credits, shares }: ToBook): void {
  const { debtorId, tutar, paraBirim, kur } = receipt;
  const left = creditLeft({ tutar, paraBirim, kur: kur ?? undefined, dagitim: shares }) ?? '0.00';
  const wanted = creditsOf([...shares, { debtorId, paraBirim, tutar: left }], receipt);
  const isSame = (one: BookedEntry, other: BookedEntry) => one.account === other.account && one.amount === other.amount;
  const kept = credits.filter((credit) => wanted.some((one) => isSame(one, credit)));
  for (const credit of credits) if (!kept.includes(credit)) books.reverse(credit.id, oppositeOf(credit));
  const added = wanted.filter((one) => !kept.some((credit) => isSame(one, credit)));
  for (const credit of added) books.book(credit);
  const creditIds = new Map([...kept, ...added].map((credit) => [credit.account, credit.id]));
  for (const { entryId, tutar: share } of shares) {
    const creditId = creditIds.get(books.entry(entryId).account);
    if (creditId !== undefined) books.allocate(creditId, entryId, toKurus(share));
  }
}

/** The kinds of credits, by the kind of the payment. */
const entryKinds: Partial<Record<ReceiptRow['tur'], EntryKind>> = {
  TAHSILAT: 'TAHSILAT',
  ACILIS_AVANSI: 'ACILIS',
  ALINAN_IADE: 'IADE',
};

/** One credit for each customer account and currency. */
function creditsOf(
  paid: readonly Omit<Share, 'entryId'>[],
  { id: receiptId, tur: kind }: ToBook['receipt'],
): BookedEntry[] {
  const tur = entryKinds[kind] ?? 'TAHSILAT';
  const accounts = new Map<string, { debtorId: string; paraBirim: string; amounts: string[] }>();
  for (const { debtorId, paraBirim, tutar } of paid) {
    const key = `${debtorId} ${paraBirim}`;
    const { amounts } = accounts.get(key) ?? { amounts: [] };
    accounts.set(key, { debtorId, paraBirim, amounts: [...amounts, tutar] });
  }
  return [...accounts.values()]
    .map(({ debtorId, paraBirim, amounts }) => {
      const amount = toKurus(sumAmounts(amounts));
      return newEntry({ debtorId, paraBirim, tur, side: 'alacak', amount, receiptId });
    })
    .filter(({ amount }) => amount > 0);
}

/** Takes back what credits close. Returns the refunds that were paid from them, which they must go on closing. */
function releaseAll(books: Books<BookedEntry>, credits: readonly { readonly id: string }[]): Share[] {
  return credits.flatMap(({ id }) =>
    books.release(id).flatMap(({ debitId, amount }) => {
      const { debtorId, paraBirim, tur } = books.entry(debitId);
      return tur === 'PARA_IADESI' ? [{ entryId: debitId, debtorId, paraBirim, tutar: writeKurus(amount) }] : [];
    }),
  );
}
