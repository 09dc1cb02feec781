import { useAction, useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import type { ListedInvoice } from './useInvoices';

/**
 * Downloads documents of invoices by signed links, one after the other. A link opened in the same tab also works on an
 * iPhone, where blob addresses do not (LST-15); the server sends a ZIP as an attachment, so the page stays. A PDF of
 * another origin would be shown instead of saved: it gets a tab of its own.
 */
export function useDownload(companyId: string): {
  isDownloading: boolean;
  download: (invoices: readonly ListedInvoice[], dosya?: 'pdf' | 'zip') => void;
} {
  const { client } = useKalem();
  const { isPending, run } = useAction(
    'downloadInvoice',
    async ({ invoices, dosya }: { invoices: readonly ListedInvoice[]; dosya: 'pdf' | 'zip' }) => {
      for (const { id, ettn } of invoices) {
        const { data } = await client.POST('/belge/{ettn}/link', {
          params: { path: { ettn: ettn ?? id }, query: { companyId } },
          body: { dosya },
        });
        openDownload(client.addressOf(data.url), dosya);
      }
    },
  );
  return { isDownloading: isPending, download: (invoices, dosya = 'zip') => void run({ invoices, dosya }) };
}

function openDownload(url: string, dosya: 'pdf' | 'zip'): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = `fatura.${dosya}`;
  if (dosya === 'pdf') link.target = '_blank';
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}

/** LST-14 */
const sevenDays = 7 * 24 * 60 * 60;

/** Copies an address of the invoice's document that is good for seven days. */
export function useShare(companyId: string): (invoice: ListedInvoice) => void {
  const { client, toast } = useKalem();
  const t = useMessages(messages);
  const { run } = useAction('shareInvoice', async ({ id, ettn }: ListedInvoice) => {
    const { data } = await client.POST('/belge/{ettn}/link', {
      params: { path: { ettn: ettn ?? id }, query: { companyId } },
      body: { dosya: 'pdf', sure: sevenDays },
    });
    await navigator.clipboard.writeText(client.addressOf(data.url));
    toast({ tone: 'success', text: t('shared') });
  });
  return (invoice) => void run(invoice);
}

/** A signed address of the invoice's document, fresh for each preview: it is valid for a quarter of an hour. */
export function useDocumentLink({ id, ettn }: ListedInvoice, companyId: string, dosya: 'pdf' | 'html') {
  const { client } = useKalem();
  const path = '/belge/{ettn}/link';
  return useOwnQuery({
    queryKey: ['post', path, { companyId, id, dosya }],
    meta: { kind: 'documentLink' },
    queryFn: async ({ signal }) => {
      const { data } = await client.POST(path, {
        params: { path: { ettn: ettn ?? id }, query: { companyId } },
        body: { dosya },
        signal,
      });
      return client.addressOf(data.url);
    },
    staleTime: 0,
    gcTime: 0,
  });
}
