import { useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { EditCalls } from './cardCalls';

interface OpenedCardOptions<Card extends { id: string }, Values> {
  calls: EditCalls<Card, Values>;
  id: string;
  companyId: string;
}

/** Reads a card and its version. Never from the cache: a form must not start with data that another user changed. */
export function useOpenedCard<Card extends { id: string }, Values>({
  calls,
  id,
  companyId,
}: OpenedCardOptions<Card, Values>) {
  const { client } = useKalem();
  return useOwnQuery({
    queryKey: ['open', `open ${calls.path}`, { companyId, id }],
    queryFn: ({ signal }) => calls.read({ client, companyId, signal }, id),
    meta: { kind: 'openCard' },
    gcTime: 0,
    staleTime: Infinity,
  });
}
