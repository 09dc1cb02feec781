import {
  copyInvoice,
  type Invoice,
  type InvoiceDraft,
  isEditable,
  istanbulNow,
  newInvoice,
  openInvoice,
} from '@kalem/domain';
import { useId } from 'react';
import { useOwnQuery } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';
import type { SaveProgress } from './saving/InvoiceSaver';
import { toFormDraft, type FormDraft } from './FormDraft';
import { readExchangeRate } from './head/useExchangeRate';
import { readStoredDraft, type StoredDraft } from './saving/DraftKeeper';

/** Which invoice the form is about. */
export type Opening = { readonly mode: 'new' } | { readonly mode: 'edit' | 'copy'; readonly invoiceId: string };

/** A draft ready to be worked on. */
export interface OpenedInvoice {
  readonly draft: FormDraft;
  readonly progress: SaveProgress;
  /** The saved invoice in edit mode. */
  readonly invoice: Invoice | undefined;
  /** Under which its draft waits on the device. */
  readonly storageKey: string;
  /** The draft waited on the device since then. */
  readonly restored: { readonly date: string; readonly time: string } | undefined;
  readonly isEditable: boolean;
}

interface OpenedState {
  /** Undefined until it is read. */
  opened: OpenedInvoice | undefined;
  error: unknown;
  /** Reads anew, after a failure or to begin anew. */
  retry: () => void;
  /** Another one for each reading. */
  occasion: string;
}

/** Reads the invoice and the draft that may be waiting on the device; each form opens its own. */
export function useOpenedInvoice(opening: Opening, own?: string): OpenedState {
  const { client, report, storage, user, now } = useKalem();
  const companyId = useCompanyId(own);
  const instance = useId();
  const storageKey = draftKey(opening, companyId);

  const readSaved = async (invoiceId: string) => {
    const { data, response } = await client.GET('/fatura/{id}', {
      params: { path: { id: invoiceId }, query: { companyId } },
    });
    return { invoice: data, etag: response.headers.get('ETag') ?? undefined };
  };

  const readStored = async (): Promise<StoredDraft | undefined> => {
    try {
      return readStoredDraft(await storage.get(storageKey));
    } catch (error) {
      report({ kind: 'readDraft', error, silent: true });
      return undefined;
    }
  };

  /** The copy is of today, and so is its rate; one that cannot be had is 0 (INV-26). */
  const withRate = async (draft: InvoiceDraft): Promise<InvoiceDraft> => {
    const { paraBirim: currencyCode = 'TRY', faturaTarih: date = '' } = draft;
    if (currencyCode === 'TRY') return draft;
    const dovizKur = await readExchangeRate(client, { companyId, currencyCode, date }).catch((error: unknown) => {
      report({ kind: 'exchangeRate', error, silent: true });
      return '0';
    });
    return { ...draft, dovizKur };
  };

  const draftOf = async (saved: Invoice | undefined, isEdit: boolean): Promise<InvoiceDraft> => {
    if (!saved) return newInvoice({ now: now() });
    return isEdit ? openInvoice(saved) : withRate(copyInvoice(saved, { now: now() }));
  };

  const open = async (): Promise<OpenedInvoice> => {
    const [stored, saved] = await Promise.all([
      readStored(),
      opening.mode === 'new' ? undefined : readSaved(opening.invoiceId),
    ]);
    const isEdit = opening.mode === 'edit' && saved !== undefined;
    const fresh = {
      draft: toFormDraft(await draftOf(saved?.invoice, isEdit)),
      progress: isEdit ? { target: { id: saved.invoice.id, etag: saved.etag } } : {},
      invoice: isEdit ? saved.invoice : undefined,
      restored: undefined,
      storageKey,
      isEditable: saved === undefined || !isEdit || isEditable(saved.invoice),
    };
    if (!stored || !fresh.isEditable) return fresh;
    return {
      ...fresh,
      draft: toFormDraft(stored.draft),
      progress: stored.progress,
      restored: istanbulNow(new Date(stored.savedAt)),
    };
  };

  const { data, error, refetch, dataUpdatedAt } = useOwnQuery({
    queryKey: ['invoiceForm', user, storageKey, instance],
    queryFn: open,
    meta: { kind: 'openInvoice' },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { opened: data, error, retry: () => void refetch(), occasion: `${storageKey} ${dataUpdatedAt}` };
}

/** Under which key the device keeps the draft of this user: one per company and invoice. */
function draftKey(opening: Opening, companyId: string): string {
  const invoice = opening.mode === 'new' ? [] : [opening.invoiceId];
  return ['invoice-draft', companyId, opening.mode, ...invoice].join(':');
}
