import { writePaymentLines } from '@kalem/domain/ledger';
import { useRef, useState } from 'react';
import { isCollectable } from '../../kit/receipt/collectionWords';
import { useAction, useInvalidate, useOwnQuery, usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import type { BundleProgress } from '../../fields/saveBundle';
import { messages } from './messages';
import { extentOf, type Extent, type ListedInvoice, type Question } from './useInvoices';

/**
 * Downloads a document of an invoice by a signed link. On iPhones links in the same tab work, blob addresses do not
 * (LST-15). A ZIP is sent as attachment, so the page stays. Browsers show a PDF of another origin instead of saving it,
 * so it opens in a new tab.
 */
export function useDownload(companyId: string): (invoice: ListedInvoice, dosya: 'pdf' | 'zip') => void {
  const { client } = useKalem();
  const { run } = useAction(
    'downloadInvoice',
    async ({ invoice: { id, ettn }, dosya }: { invoice: ListedInvoice; dosya: 'pdf' | 'zip' }) => {
      const { data } = await client.POST('/belge/{ettn}/link', {
        params: { path: { ettn: ettn ?? id }, query: { companyId } },
        body: { dosya },
      });
      openDownload(client.addressOf(data.url), dosya);
    },
  );
  return (invoice, dosya) => void run({ invoice, dosya });
}

/** Makes the server fetch the documents and the status from the portal again (LST-12). */
export function useRedownload(companyId: string): (invoice: ListedInvoice) => void {
  const { client, toast } = useKalem();
  const t = useMessages(messages);
  const invalidate = useInvalidate();
  const { run } = useAction('redownloadInvoice', async ({ belgeNumarasi, faturaTarih, ettn }: ListedInvoice) => {
    if (!belgeNumarasi || !ettn) return;
    await client.GET('/fatura/re-download', { params: { query: { companyId, belgeNumarasi, faturaTarih, ettn } } });
    toast({ tone: 'success', text: t('redownloaded') });
    await invalidate('/fatura', '/belge');
  });
  return (invoice) => void run(invoice);
}

/** Sends a draft to the portal again after a refusal or a failure, and resolves an unknown outcome (INV-38). */
export function useResend(companyId: string): (invoice: ListedInvoice) => void {
  const { client, toast } = useKalem();
  const t = useMessages(messages);
  const invalidate = useInvalidate();
  const { run } = useAction('resendInvoice', async ({ id }: ListedInvoice) => {
    try {
      const { data } = await client.POST('/fatura/{id}/gonder', { params: { path: { id }, query: { companyId } } });
      const isSent = data.portalDurumu === 'GONDERILDI';
      toast({ tone: isSent ? 'success' : 'info', text: t(isSent ? 'resent' : 'resentLater') });
    } finally {
      void invalidate('/fatura');
    }
  });
  return (invoice) => void run(invoice);
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
const LINK_LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** A link to the invoice's PDF that is valid for seven days, and its end. */
export function useShareLink({ id, ettn }: ListedInvoice, companyId: string) {
  const { client } = useKalem();
  const path = '/belge/{ettn}/link';
  return useOwnQuery({
    queryKey: ['post', path, { companyId, id, sure: LINK_LIFETIME_SECONDS }],
    meta: { kind: 'shareInvoice' },
    queryFn: async ({ signal }) => {
      const { data } = await client.POST(path, {
        params: { path: { ettn: ettn ?? id }, query: { companyId } },
        body: { dosya: 'pdf', sure: LINK_LIFETIME_SECONDS },
        signal,
      });
      return { url: client.addressOf(data.url), expiresAt: data.expiresAt };
    },
    gcTime: 0,
  });
}

/**
 * The payment lines and the payment page of an open invoice, as text. Empty for an invoice that cannot be paid, without
 * a collection account, and when they cannot be read. Undefined while they are read (MNY-73).
 */
export function usePaymentText(invoice: ListedInvoice, companyId: string): string | undefined {
  const { client } = useKalem();
  const path = '/fatura/{id}/odeme-baglantisi';
  const { data } = useOwnQuery({
    queryKey: ['post', path, { companyId, id: invoice.id, isText: true }],
    meta: { kind: 'createPaymentLink' },
    enabled: isCollectable(invoice),
    queryFn: async ({ signal }) => {
      const params = { path: { id: invoice.id }, query: { companyId } };
      try {
        const { data: link } = await client.POST(path, { params, signal });
        return [...writePaymentLines(link.satirlar), client.addressOf(link.url)].join('\n');
      } catch {
        // The document can be shared without it.
        return '';
      }
    },
    gcTime: 0,
  });
  return isCollectable(invoice) ? data : '';
}

/** A signed link to the invoice's document. It is valid for 15 minutes, so each preview gets a new one. */
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

/**
 * 'Excel'e Aktar': exports all invoices of the list or search to one file, with progress and cancel (LST-17). Warns if
 * the file may not contain all results of a search.
 */
export function useExport(companyId: string) {
  const { client, toast } = useKalem();
  const t = useMessages(messages);
  const [progress, setProgress] = useState<BundleProgress>();
  const hasCollection = usePermission('tahsilatRead', companyId) === true;
  const [saved, setSaved] = useState<Extent>();
  const stop = useRef<AbortController>(undefined);
  const { isPending, run } = useAction(
    'exportInvoices',
    async (asked: Exported) => {
      const { signal } = (stop.current = new AbortController());
      setSaved(undefined);
      try {
        const { exportInvoices } = await import('./exportInvoices');
        const options = { client, companyId, ...asked, hasCollection };
        const { count, hits } = await exportInvoices({ ...options, signal, onProgress: setProgress });
        const { isCut, isPart } = hits ? extentOf(hits) : { isCut: false, isPart: false };
        setSaved({ count, isCut, isPart });
        if (isCut || isPart)
          toast({ tone: 'info', stays: true, text: t(isPart ? 'exportedPart' : 'exportedMost', { n: count }) });
      } catch (error) {
        if (!signal.aborted) toast({ tone: 'danger', text: t('exportFailed') });
        throw error;
      } finally {
        setProgress(undefined);
      }
    },
    { silent: true },
  );
  return {
    isPending,
    progress,
    saved,
    run: (asked: Exported) => void run(asked),
    cancel: () => stop.current?.abort(),
  };
}

interface Exported {
  question: Question;
  search: string;
}
