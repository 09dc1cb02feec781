import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '@kalem/sdk';
import { type ListQueryProps, type ListQueryState, useAskedAnew, useListQuery } from '../../kit/list/useListQuery';
import { useApi } from '../../provider/queries';
import { useCompanyId } from '../../provider/useKalem';

type Schemas = components['schemas'];
/** A credit of a bank account, with its proposals or its match. */
export type BankMovement = Schemas['BankMovement'];

/** The views of the widget: proposals, matches, and movements without a match. */
export type BankMovementTab = (typeof movementTabs)[number];
export const movementTabs = ['ONERI', 'ESLESEN', 'ESLESMEYEN'] as const;

export interface BankMovementsOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
}

export interface BankMovementsState extends ListQueryState {
  /** The movements of the page, newest first. Undefined until the first answer. */
  rows: readonly BankMovement[] | undefined;
  /** The number of movements in each view. Undefined until the first answer. */
  counts: Schemas['BankMovementCounts'] | undefined;
  /** Whether a bank is connected, and when it answered last. Undefined until the first answer. */
  pull: Schemas['BankPullState'] | undefined;
  hasNext: boolean;
  /** True while `rows` are not yet those of the query. */
  isStale: boolean;
  /** Why the movements could not be read; null if they could. */
  error: unknown;
  /** Reads the movements again. */
  retry: () => void;
  /** The view; part of `query.filter`. */
  tab: BankMovementTab;
  /** Shows another view, from its first page. */
  showTab: (tab: BankMovementTab) => void;
}

/** The credits of the bank accounts of a company, for a host with its own view (MNY-98). */
export function useBankMovements({ companyId: own, ...queryProps }: BankMovementsOptions = {}): BankMovementsState {
  const api = useApi();
  const companyId = useCompanyId(own);
  const {
    question: _question,
    asked,
    ...list
  } = useListQuery({ ...queryProps, initial: () => ({ range: { start: '', end: '' } }) });
  const { query, ask } = list;
  const tab = movementTabs.find((one) => one === query.filter?.['sekme']) ?? 'ONERI';
  const { page, search } = query;
  const { data, error, isFetching, isPlaceholderData, refetch } = api.useQuery(
    'get',
    '/banka-hareketi',
    { params: { query: { companyId, sekme: tab, page, pageSize: PAGE_ROWS, ...(search && { q: search }) } } },
    { placeholderData: keepPreviousData, meta: { kind: 'listBankMovements' } },
  );
  useAskedAnew(asked, refetch);
  return {
    ...list,
    rows: data?.items,
    counts: data?.sayilar,
    pull: data?.alim,
    hasNext: data?.hasNext ?? false,
    isStale: isFetching && (isPlaceholderData || !data),
    error,
    retry: () => void refetch(),
    tab,
    showTab: (next) => ask({ filter: { ...query.filter, sekme: next } }),
  };
}

const PAGE_ROWS = 25;
