import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { knownInvoices } from '../knownInvoices';
import { isCollectable, type Tracked } from './collectionWords';
import type { OpenInvoice } from './receiptPlan';

interface OpenInvoices {
  /** Those with something left to pay when they were first read. Undefined until all are read. */
  invoices: readonly OpenInvoice[] | undefined;
  error: unknown;
  /** Reads all invoices again. */
  read: () => void;
}

/** The invoices of a dialog: the cached ones of the provider's lists, and the others from the server. */
export function useOpenInvoices(faturaIds: readonly string[], companyId: string): OpenInvoices {
  const api = useApi();
  const { queries, report } = useKalem();
  const invalidate = useInvalidate();
  const [ids] = useState(faturaIds);
  const [known] = useState(() => knownInvoices(queries));
  const [isLive, setLive] = useState(false);
  const [first, setFirst] = useState<readonly string[]>();
  const answers = useQueries(
    {
      queries: ids.map((id) => ({
        ...api.queryOptions('get', '/fatura/{id}', { params: { path: { id }, query: { companyId } } }),
        meta: { kind: 'readInvoice', report },
        enabled: isLive || !known.has(id),
      })),
    },
    queries,
  );
  const read = ids.map((id, index) => answers[index]?.data ?? known.get(id));
  const all = read.flatMap((invoice) => invoice ?? []);
  if (!first && all.length === ids.length) setFirst(all.filter(isCollectable).map(({ id }) => id));
  return {
    // An invoice that was closed since then stays, so that nothing that was typed is lost.
    invoices: first && all.filter(({ id }) => first.includes(id)).map(openOf),
    error: answers.find(({ error, data }) => error && !data)?.error,
    read() {
      setLive(true);
      void invalidate('/fatura');
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

const closed = {
  durum: 'ODENDI',
  gecikmis: false,
  gecikmeGunu: 0,
  tahsilEdilen: '0.00',
  kalan: '0.00',
  sonTahsilat: null,
  cariHesapId: null,
} as const;

/** An invoice that is not tracked any more has no rest. */
function openOf(invoice: Omit<OpenInvoice, 'tahsilat'> & Tracked): OpenInvoice {
  return { ...invoice, tahsilat: invoice.tahsilat ?? closed };
}
