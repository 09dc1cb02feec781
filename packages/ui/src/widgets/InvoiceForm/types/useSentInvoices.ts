import { keepPreviousData } from '@tanstack/react-query';
import { fromScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { useApi } from '../../../provider/queries';
import { useHeaderField } from '../FormContext';
import { useRested } from '../pickers/useChoices';

export type SentInvoice = components['schemas']['InvoiceSummary'];

export interface Sent {
  /** The number they were sent to; '' without one. */
  vknTckn: string;
  /** Undefined while they are on their way. */
  invoices: readonly SentInvoice[] | undefined;
  search: string;
  setSearch: (search: string) => void;
  page: number;
  hasNext: boolean;
  turnTo: (page: number) => void;
  error: unknown;
  retry: () => void;
}

/** Milliseconds until what is typed is looked for. */
const TYPING_PAUSE_MS = 250;

/**
 * What the recipient of this invoice was sent and has been approved, newest first and in pages (INV-25). A day that is
 * typed narrows them to that day; anything else is looked for in their numbers, names and amounts.
 */
export function useSentInvoices(companyId: string): Sent {
  const [vknTckn] = useHeaderField('vknTckn');
  const [search, setSearch] = useState('');
  const [page, turnTo] = useState(1);
  const q = useRested(search.trim(), TYPING_PAUSE_MS);
  const faturaTarih = fromScreenDate(q);
  const isListed = q === '' || faturaTarih !== undefined;
  const isKnown = vknTckn.length >= 10;
  const query = { companyId, onayDurumu: 'Onaylandi' } as const;
  const asking = { meta: { kind: 'findReturned', silent: true }, placeholderData: keepPreviousData };
  const listed = useApi().useQuery(
    'get',
    '/fatura',
    { params: { query: { ...query, vknTckn, faturaTarih, page } } },
    { ...asking, enabled: isKnown && isListed },
  );
  const found = useApi().useQuery(
    'get',
    '/fatura/search',
    { params: { query: { ...query, vknTckn, q } } },
    { ...asking, enabled: isKnown && !isListed },
  );
  const answer = isListed ? listed : found;
  return {
    vknTckn: isKnown ? vknTckn : '',
    invoices: answer.data?.items.filter((invoice) => invoice.vknTckn === vknTckn && invoice.belgeNumarasi),
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
