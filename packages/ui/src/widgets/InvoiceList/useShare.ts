import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import type { ListedInvoice } from './ListedInvoice';
import { messages } from './messages';

/** LST-14 */
const sevenDays = 7 * 24 * 60 * 60;

/** Copies an address of the invoice's document that is good for seven days. */
export function useShare(companyId: string): (invoice: ListedInvoice) => Promise<void> {
  const { client, report, toast } = useKalem();
  const t = useMessages(messages);
  return async ({ id, ettn }) => {
    try {
      const { data } = await client.POST('/belge/{ettn}/link', {
        params: { path: { ettn: ettn ?? id }, query: { companyId } },
        body: { dosya: 'pdf', sure: sevenDays },
      });
      await navigator.clipboard.writeText(data.url);
      toast({ tone: 'success', text: t('shared') });
    } catch (error) {
      report({ kind: 'shareInvoice', error });
    }
  };
}
