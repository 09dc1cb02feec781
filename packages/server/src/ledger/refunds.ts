import { istanbulNow, subtractAmounts, sumAmounts } from '@kalem/domain';
import { validateRefund, validateWriteOff } from '@kalem/domain/checks';
import { smaller, toKurus, writeKurus } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { inArray, sql } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { rowsOf } from '../db/rows';
import type { CompanyTx } from '../ports/Database';
import { refuseFaults } from '../problems/faults';
import * as ledgerProblems from '../problems/ledgerProblems';
import { lockDebtors, newEntry, readBooks, storeBooks } from './books';
import { findShown, partsOf } from './accounts/merged';
import { lockPayables } from './payable';
import { type Booking, insertReceipts } from './storedReceipts';
import { tellOfPaid, tellOfReceipt } from './tell';

/**
 * Books money that was paid back to a customer. It uses the credits of the account in that currency, the oldest first
 * (MNY-33). Throws 404 for an unknown account, and 422 for a wrong field and for more than the credit.
 */
export async function bookRefund(
  tx: CompanyTx,
  { ports, id, userId, now, body }: Booking<components['schemas']['RefundWrite']>,
): Promise<void> {
  const { cariHesapId, tarih, tutar, paraBirim, yontem, aciklama = '' } = body;
  const shown = await findShown(tx, cariHesapId);
  const debtorId = shown.id;
  const locked = await lockDebtors(tx, [shown, ...(await partsOf(tx, debtorId))], now);
  const credits = await openCredits(tx, [...locked.values()], paraBirim);
  const books = await readBooks(tx, credits);
  const credit = sumAmounts(credits.map((one) => writeKurus(books.rest(one))));
  refuseFaults(validateRefund(body, { today: istanbulNow(now).date, credit }));

  await insertReceipts(tx, {
    ...{ id, debtorId, tur: 'PARA_IADESI', tarih, tutar, paraBirim, kur: null, yontem, aciklama },
    ...{ createdBy: userId, createdAt: now },
  });
  let left = tutar;
  const used = credits.map((one) => {
    const amount = smaller(books.rest(one), toKurus(left));
    left = subtractAmounts(left, writeKurus(amount));
    return { one, amount, owner: books.entry(one).debtorId };
  });
  // One entry for each account, because those of a merged account stay there.
  for (const owner of new Set(used.map((use) => use.owner))) {
    const shares = used.filter((use) => use.owner === owner && use.amount > 0);
    if (shares.length === 0) continue;
    const amount = toKurus(sumAmounts(shares.map((share) => writeKurus(share.amount))));
    const entry = { debtorId: owner, paraBirim, amount, receiptId: id, vade: tarih };
    const refund = newEntry({ ...entry, tur: 'PARA_IADESI', side: 'borc' });
    books.book(refund);
    for (const share of shares) books.allocate(share.one, refund.id, share.amount);
  }
  await storeBooks(tx, books, { tarih: () => tarih, userId, now });
  const details = { tutar, paraBirim, yontem, tarih };
  await writeAudit(tx, { action: 'createRefund', userId, entityId: id, details, at: now });
  const receipt = { id, tur: 'PARA_IADESI', tutar, paraBirim, yontem } as const;
  await tellOfReceipt(ports, tx, 'tahsilat.kaydedildi', { receipt, debtorId, faturaIds: [] });
}

/** The credits of locked accounts that close nothing yet, oldest first. */
async function openCredits(tx: CompanyTx, debtorIds: readonly string[], paraBirim: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select entry.id from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
      where entry.company_id = ${tx.companyId} and ${inArray(sql`entry.debtor_id`, [...debtorIds])} and entry.para_birim = ${paraBirim}
        and entry.alacak > 0 and rest.kalan > 0
      order by entry.tarih, entry.sira`,
  );
  return rows.map((row) => row.id);
}

/**
 * Closes the small rest of an invoice (MNY-34). Throws 404 for an unknown invoice, 409 for one without a rest, that is
 * not tracked or whose rest changed, and 422 for a rest of more than 5.00.
 */
export async function writeOff(
  tx: CompanyTx,
  {
    ports,
    id,
    userId,
    now,
    body,
    faturaId,
  }: Booking<components['schemas']['WriteOff']> & {
    readonly faturaId: string;
  },
): Promise<void> {
  const {
    rows: [invoice],
  } = await lockPayables(tx, { ids: [faturaId], now });
  if (invoice?.entryId === undefined || !invoice.isInvoice) throw ledgerProblems.notCollectable();
  const { debtorId, entryId, paraBirim } = invoice;
  const books = await readBooks(tx, [entryId]);
  const amount = books.rest(entryId);
  const { beklenenKalan, aciklama = '' } = body;
  if (beklenenKalan !== undefined && toKurus(beklenenKalan) !== amount) throw ledgerProblems.openChanged();
  if (amount === 0) throw ledgerProblems.notCollectable();
  const tutar = writeKurus(amount);
  refuseFaults(validateWriteOff(body, tutar));

  const tarih = istanbulNow(now).date;
  await insertReceipts(tx, {
    ...{ id, debtorId, tur: 'KURUS_FARKI', tarih, tutar, paraBirim, kur: null, yontem: null, aciklama },
    ...{ createdBy: userId, createdAt: now },
  });
  const credit = newEntry({ debtorId, paraBirim, tur: 'FARK', side: 'alacak', amount, receiptId: id });
  books.book(credit);
  books.allocate(credit.id, entryId, amount);
  await storeBooks(tx, books, { tarih: () => tarih, userId, now });
  const details = { tutar, paraBirim, faturaIds: [faturaId] };
  await writeAudit(tx, { action: 'writeOffInvoice', userId, entityId: id, details, at: now });
  const receipt = { id, tur: 'KURUS_FARKI', tutar, paraBirim, yontem: null } as const;
  await tellOfReceipt(ports, tx, 'tahsilat.kaydedildi', { receipt, debtorId, faturaIds: [faturaId] });
  await tellOfPaid(ports, tx, books);
}
