import type { Books } from '@kalem/domain/ledger';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import type { CompanyTx } from '../ports/Database';
import type { BookedEntry } from './books';

/** The credit of a payment that named an invoice while it was a draft. */
interface Advance {
  readonly entryId: string;
  readonly invoiceId: string;
}

/** What is left of payments that named invoices while they were drafts, oldest first (MNY-32). */
export async function openAdvances(
  tx: CompanyTx,
  invoiceIds: readonly string[],
  debtorIds: readonly string[],
): Promise<Advance[]> {
  if (invoiceIds.length === 0 || debtorIds.length === 0) return [];
  return rowsOf<Advance>(
    tx,
    sql`select entry.id as "entryId", receipt.taslak_id as "invoiceId"
      from receipt join ledger_entry as entry
          on entry.company_id = receipt.company_id and entry.receipt_id = receipt.id and entry.tur = 'TAHSILAT'
        join ledger_rest as rest on rest.entry_id = entry.id
      where receipt.company_id = ${tx.companyId} and ${inArray(sql`receipt.taslak_id`, [...invoiceIds])}
        and ${inArray(sql`entry.debtor_id`, [...debtorIds])} and rest.kalan > 0
      order by entry.sira`,
  );
}

/** Closes approved invoices by what was paid for their drafts, if account and currency are the same. */
export function closePaidInAdvance(books: Books<BookedEntry>, advances: readonly Advance[]): void {
  const added = books.changes.entries.filter(({ tur }) => tur === 'FATURA');
  for (const { entryId, invoiceId } of advances) {
    const { account } = books.entry(entryId);
    const debits = added.filter((entry) => entry.invoiceId === invoiceId && entry.account === account);
    books.allocateInOrder(
      entryId,
      debits.map(({ id }) => id),
    );
  }
}
