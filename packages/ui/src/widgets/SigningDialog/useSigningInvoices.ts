import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '@kalem/sdk';
import { knownInvoices } from '../../kit/knownInvoices';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';

/** The part of an invoice that the dialog shows. */
export type SigningInvoice = Pick<
  components['schemas']['InvoiceSummary'],
  | 'id'
  | 'belgeNumarasi'
  | 'faturaTarih'
  | 'paraBirim'
  | 'aliciUnvan'
  | 'aliciAdi'
  | 'aliciSoyadi'
  | 'totals'
  | 'onayDurumu'
  | 'portalDurumu'
>;

/** The loaded fields of an invoice of the dialog. `isCurrent` if it was just read. */
export interface ReadInvoice {
  id: string;
  invoice: SigningInvoice | undefined;
  isLoading: boolean;
  isCurrent: boolean;
}

interface SigningReading {
  companyId: string;
  reading: 'known' | 'live' | 'watched';
  /** Ids that the server has verified as signed. */
  signed: ReadonlySet<string>;
  /** Ids of invoices that have changed since the lists were read. */
  changed: readonly string[];
}

const RECHECK_MS = 4_000;
const intervals = { known: false, live: recheckUndecided, watched: RECHECK_MS } as const;

/**
 * The invoices with these ids, in this order. Before signing, the cached ones of the provider's lists are used. `live`
 * reads each again. `watched` polls them, as are those about which the portal has not decided.
 */
export function useSigningInvoices(
  faturaIds: readonly string[],
  { companyId, reading, signed, changed }: SigningReading,
): ReadInvoice[] {
  const api = useApi();
  const { queries, report } = useKalem();
  const [known] = useState(() => knownInvoices(queries));
  const answers = useQueries(
    {
      queries: faturaIds.map((id) => ({
        ...api.queryOptions('get', '/fatura/{id}', { params: { path: { id }, query: { companyId } } }),
        meta: { kind: 'readInvoice', report },
        enabled: !known.has(id) || changed.includes(id) || (reading !== 'known' && !signed.has(id)),
        refetchInterval: intervals[reading],
      })),
    },
    queries,
  );
  return faturaIds.map((id, index) => {
    const answer = answers[index];
    return {
      id,
      invoice: answer?.data ?? known.get(id),
      isLoading: answer?.isFetching ?? false,
      isCurrent: answer?.isSuccess === true && !answer.isFetching,
    };
  });
}

function recheckUndecided({ state }: { state: { data: SigningInvoice | undefined; status: string } }): number | false {
  return state.status === 'error' || state.data?.portalDurumu === 'BELIRSIZ' ? RECHECK_MS : false;
}
