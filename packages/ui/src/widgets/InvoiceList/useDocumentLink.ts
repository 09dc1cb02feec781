import { useQuery } from '@tanstack/react-query';
import { useKalem } from '../../provider/useKalem';
import type { ListedInvoice } from './ListedInvoice';

/** A signed address of the invoice's document, fresh for each preview: it is valid for a quarter of an hour. */
export function useDocumentLink({ id, ettn }: ListedInvoice, companyId: string, dosya: 'pdf' | 'html') {
  const { client } = useKalem();
  const path = '/belge/{ettn}/link';
  return useQuery({
    queryKey: ['post', path, { companyId, id, dosya }],
    queryFn: async ({ signal }) =>
      (
        await client.POST(path, {
          params: { path: { ettn: ettn ?? id }, query: { companyId } },
          body: { dosya },
          signal,
        })
      ).data,
    staleTime: 0,
    gcTime: 0,
  });
}
