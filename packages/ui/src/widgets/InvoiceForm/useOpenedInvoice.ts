import { useId } from 'react';
import { useOwnQuery } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';
import { type OpenedInvoice, type Opening, readOpening } from './readOpening';
import { tabDraft } from '../../draft/saving/draftList';
import { wrestDraft } from '../../draft/saving/draftLocks';

interface OpenedState {
  /** Undefined until it is loaded. */
  opened: OpenedInvoice | undefined;
  error: unknown;
  /** Reads the invoice again, after a failure or to start over. */
  retry: () => void;
  /** Opens another draft of the device. The tab that edits it has to release it first. */
  takeOver: (key: string) => Promise<void>;
  /** A new value for each reading. The form uses it as its React key. */
  occasion: string;
}

/** Reads the invoice and the draft on the device. Each form has its own query. */
export function useOpenedInvoice(opening: Opening, own?: string): OpenedState {
  const { client, report, storage, user, now } = useKalem();
  const companyId = useCompanyId(own);
  const instance = useId();
  const base = draftBase(opening, companyId);
  const lockOf = (key: string) => `${user ?? ''}:${key}`;
  const { data, error, refetch, dataUpdatedAt } = useOwnQuery({
    queryKey: ['invoiceForm', user, base, instance],
    queryFn: () => readOpening(opening, { client, companyId, storage, now, report, base, lockOf }),
    meta: { kind: 'openInvoice' },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const takeOver = async (key: string) => {
    await wrestDraft(lockOf(key));
    tabDraft.write(base, key);
    await refetch();
  };
  return { opened: data, error, retry: () => void refetch(), takeOver, occasion: `${base} ${dataUpdatedAt}` };
}

/** The prefix of the keys of its drafts: the company, the mode, and the invoice or the customer. */
function draftBase(opening: Opening, companyId: string): string {
  const about = opening.mode === 'new' ? opening.cariId : opening.invoiceId;
  return ['invoice-draft', companyId, opening.mode, ...(about === undefined ? [] : [about])].join(':');
}
