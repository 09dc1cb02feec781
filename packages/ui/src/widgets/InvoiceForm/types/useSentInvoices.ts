import { keepPreviousData } from '@tanstack/react-query';
import { fromScreenDate, isVoid } from '@kalem/domain';
import { useState } from 'react';
import { recipientOf } from '../../../fields/invoices';
import { useApi } from '../../../provider/queries';
import { useRested } from '../pickers/useChoices';
import type { ReturnableList, ReturnableOptions } from './returnable';

/** The pause in typing before the search, in ms. */
const TYPING_PAUSE_MS = 250;

/**
 * The approved invoices that the company issued to a number, newest first, in pages (INV-25). A typed day limits them
 * to that day. Other text is searched in their numbers, names and amounts.
 */
export function useSentInvoices({ companyId, vknTckn }: ReturnableOptions): ReturnableList {
  const [search, setSearch] = useState('');
  const [page, turnTo] = useState(1);
  const q = useRested(search.trim(), TYPING_PAUSE_MS);
  const faturaTarih = fromScreenDate(q);
  const isListed = q === '' || faturaTarih !== undefined;
  const query = { companyId, onayDurumu: 'Onaylandi' } as const;
  const asking = { meta: { kind: 'findReturned', silent: true }, placeholderData: keepPreviousData };
  const listed = useApi().useQuery(
    'get',
    '/fatura',
    { params: { query: { ...query, vknTckn, faturaTarih, page } } },
    { ...asking, enabled: isListed },
  );
  const found = useApi().useQuery(
    'get',
    '/fatura/search',
    { params: { query: { ...query, vknTckn, q } } },
    { ...asking, enabled: !isListed },
  );
  const answer = isListed ? listed : found;
  return {
    invoices: answer.data?.items.flatMap((invoice) =>
      invoice.vknTckn === vknTckn && invoice.belgeNumarasi && !isVoid(invoice.talepAkisi)
        ? {
            ownId: invoice.id,
            belgeNumarasi: invoice.belgeNumarasi,
            faturaTarih: invoice.faturaTarih,
            name: recipientOf(invoice),
            odenecek: invoice.totals.odenecekTutar ?? null,
            paraBirim: invoice.paraBirim,
          }
        : [],
    ),
    search,
    setSearch(typed) {
      setSearch(typed);
      turnTo(1);
    },
    page,
    hasNext: isListed && (listed.data?.hasNext ?? false),
    turnTo,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
