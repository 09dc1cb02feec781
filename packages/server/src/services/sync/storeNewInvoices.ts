import { istanbulNow } from '@kalem/domain';
import { customerCards } from '../../cards/customers';
import { insertInvoice } from '../../invoices/statements';
import type { SyncRow } from '../../db/queries/syncRun';
import { stockCards } from '../../cards/stockItems';
import type { Queries } from '../../ports/Database';
import type { PortalDocument, PortalInvoice } from '../../ports/Portal';
import { addMissingCards } from './addMissingCards';
import { customerCardOf, stockCardsOf } from './cardsOf';
import { importedInvoice } from './importedInvoice';

interface Found {
  readonly document: PortalDocument;
  readonly invoice: PortalInvoice;
}

/** Stores invoices that the portal has and we have not, each once, and the customers and stock items on them that are not known (GIB-03). Answers how many. */
export async function storeNewInvoices(
  tx: Queries,
  companyId: string,
  found: readonly Found[],
  now: Date,
): Promise<Pick<SyncRow, 'faturaSayisi' | 'cariSayisi' | 'stokSayisi'>> {
  const today = istanbulNow(now).date;
  const added: Found[] = [];
  for (const each of found) {
    const isNew = await insertInvoice(tx, importedInvoice(companyId, each.document, each.invoice, now, today));
    if (isNew) added.push(each);
  }
  // What was deleted was never sold. Newest first, so that a card gets the price of the last sale.
  const sales = added.filter(({ document }) => document.onayDurumu !== 'Silinmis').map(({ invoice }) => invoice);
  sales.sort(
    (left, right) =>
      right.faturaTarih.localeCompare(left.faturaTarih) || right.faturaSaat.localeCompare(left.faturaSaat),
  );
  return {
    faturaSayisi: added.length,
    cariSayisi: await addMissingCards(tx, customerCards, companyId, sales.flatMap(customerCardOf), now),
    stokSayisi: await addMissingCards(tx, stockCards, companyId, sales.flatMap(stockCardsOf), now),
  };
}
