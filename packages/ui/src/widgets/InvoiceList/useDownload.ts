import { useState } from 'react';
import { useKalem } from '../../provider/useKalem';
import type { ListedInvoice } from './ListedInvoice';

/**
 * Downloads the ZIPs of invoices by signed links, one after the other. A link opened in the same tab also works on an iPhone,
 * where blob addresses do not (LST-15); the server sends it as an attachment, so the page stays.
 */
export function useDownload(companyId: string): { isDownloading: boolean; download: (invoices: readonly ListedInvoice[]) => Promise<void> } {
  const { client, report } = useKalem();
  const [isDownloading, setDownloading] = useState(false);
  async function download(invoices: readonly ListedInvoice[]) {
    setDownloading(true);
    try {
      for (const { id, ettn } of invoices) {
        const { data } = await client.POST('/belge/{ettn}/link', { params: { path: { ettn: ettn ?? id }, query: { companyId } }, body: { dosya: 'zip' } });
        openDownload(data.url);
      }
    } catch (error) {
      report({ kind: 'downloadInvoice', error });
    } finally {
      setDownloading(false);
    }
  }
  return { isDownloading, download };
}

function openDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = 'fatura.zip';
  link.click();
}
