import type { Books, Claim } from '@kalem/domain/ledger';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import { type BookedEntry, isNotUndone } from './books';

type InvoiceRow = typeof invoices.$inferSelect;

/** An invoice whose booking changes. */
interface Changed {
  readonly row: Pick<InvoiceRow, 'id' | 'belgeNumarasi' | 'iadeFaturalari'>;
  readonly claim: Claim | null;
}

/** A debit, with the number of its invoice. */
interface NumberedDebit {
  readonly entryId: string;
  readonly belgeNumarasi: string;
}

/** The credit of a return, with the numbers of the invoices that it names, in its order. */
interface ReturnCredit {
  readonly entryId: string;
  readonly numbers: readonly string[];
}

function numbersOf({ iadeFaturalari }: Pick<InvoiceRow, 'iadeFaturalari'>): string[] {
  return iadeFaturalari.flatMap(({ faturaNumarasi }) => faturaNumarasi ?? []);
}

/** The debits of the invoices that changed returns name. */
export async function returnedDebits(tx: CompanyTx, changed: readonly Changed[]): Promise<NumberedDebit[]> {
  const numbers = changed.flatMap(({ row, claim }) => (claim?.side === 'alacak' ? numbersOf(row) : []));
  if (numbers.length === 0) return [];
  return rowsOf<NumberedDebit>(
    tx,
    sql`select entry.id as "entryId", invoice.belge_numarasi as "belgeNumarasi"
      from ${invoices} as invoice join ledger_entry as entry
        on entry.company_id = invoice.company_id and entry.invoice_id = invoice.id
      where invoice.company_id = ${tx.companyId} and ${inArray(sql`invoice.belge_numarasi`, numbers)}
        and entry.tur = 'FATURA' and ${isNotUndone}`,
  );
}

/** Returns with a credit left that name changed invoices: they were booked before these. */
export async function openReturns(
  tx: CompanyTx,
  changed: readonly Changed[],
  debtorIds: readonly string[],
): Promise<ReturnCredit[]> {
  const sold = new Set(changed.flatMap(({ row, claim }) => (claim?.side === 'borc' ? (row.belgeNumarasi ?? []) : [])));
  if (sold.size === 0) return [];
  const rows = await rowsOf<{ entryId: string; iadeFaturalari: InvoiceRow['iadeFaturalari'] }>(
    tx,
    sql`select entry.id as "entryId", invoice.iade_faturalari as "iadeFaturalari"
      from ledger_rest as rest join ledger_entry as entry on entry.id = rest.entry_id
        join ${invoices} as invoice on invoice.company_id = entry.company_id and invoice.id = entry.invoice_id
      where rest.company_id = ${tx.companyId} and ${inArray(sql`rest.debtor_id`, [...debtorIds])}
        and rest.kalan > 0 and not rest.borc and entry.tur = 'IADE'
      order by entry.tarih, entry.sira`,
  );
  return rows
    .map(({ entryId, ...row }) => ({ entryId, numbers: numbersOf(row) }))
    .filter(({ numbers }) => numbers.some((number) => sold.has(number)));
}

/** Closes invoices by the returns that name them, if their customer account is the same (MNY-25). */
export function closeReturned(
  books: Books<BookedEntry>,
  changed: readonly Changed[],
  { returned, waiting }: { returned: readonly NumberedDebit[]; waiting: readonly ReturnCredit[] },
): void {
  const rows = new Map(changed.map(({ row }) => [row.id, row]));
  const added = books.changes.entries.flatMap(({ id: entryId, tur, invoiceId }) => {
    const row = rows.get(invoiceId ?? '');
    return row ? [{ entryId, tur, row }] : [];
  });
  const debits = [
    ...returned,
    ...added.flatMap(({ entryId, tur, row: { belgeNumarasi } }) =>
      tur === 'FATURA' && belgeNumarasi !== null ? [{ entryId, belgeNumarasi }] : [],
    ),
  ];
  const credits = added.flatMap(({ entryId, tur, row }) =>
    tur === 'IADE' ? [{ entryId, numbers: numbersOf(row) }] : [],
  );
  for (const { entryId, numbers } of [...waiting, ...credits]) {
    const { account } = books.entry(entryId);
    const named = numbers.flatMap((number) => debits.filter(({ belgeNumarasi }) => belgeNumarasi === number));
    books.allocateInOrder(
      entryId,
      named.map((debit) => debit.entryId).filter((id) => books.entry(id).account === account),
    );
  }
}
