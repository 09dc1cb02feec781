import { useState } from 'react';
import { useKalem } from '../../provider/useKalem';
import type { ListedInvoice } from './ListedInvoice';

/**
 * Downloads documents of invoices by signed links, one after the other. A link opened in the same tab also works on an iPhone,
 * where blob addresses do not (LST-15); the server sends a ZIP as an attachment, so the page stays. A PDF of another origin
 * would be shown instead of saved: it gets a tab of its own.
 */
export function useDownload(companyId: string): {
  isDownloading: boolean;
  download: (invoices: readonly ListedInvoice[], dosya?: 'pdf' | 'zip') => Promise<void>;
} {
  const { client, report } = useKalem();
  const [isDownloading, setDownloading] = useState(false);
  async function download(invoices: readonly ListedInvoice[], dosya: 'pdf' | 'zip' = 'zip') {
    setDownloading(true);
    try {
      for (const { id, ettn } of invoices) {
        const { data } = await client.POST('/belge/{ettn}/link', {
          params: { path: { ettn: ettn ?? id }, query: { companyId } },
          body: { dosya },
        });
        openDownload(data.url, dosya);
      }
    } catch (error) {
      report({ kind: 'downloadInvoice', error });
    } finally {
      setDownloading(false);
    }
  }
  return { isDownloading, download };
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
