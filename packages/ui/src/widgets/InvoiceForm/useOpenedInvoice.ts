import {
  applyCustomer,
  automaticNotes,
  composeNotes,
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
import type { FilledRecipient } from './head/recipientOrigin';
import { type DraftPlace, newDraftKey } from './saving/DraftKeeper';
import { readStoredDraft, type StoredDraft } from './saving/storedDraft';
import { type DraftSummary, readDraftList, tabDraft } from './saving/draftList';
import { lockedDrafts, wrestDraft } from './saving/draftLocks';

/** Which invoice the form is about. */
export type Opening =
  | { readonly mode: 'new'; readonly cariId?: string | undefined }
  | { readonly mode: 'edit' | 'copy'; readonly invoiceId: string };

/** A draft ready to be worked on. */
export interface OpenedInvoice {
  readonly draft: FormDraft;
  readonly progress: SaveProgress;
  /** The saved invoice in edit mode. */
  readonly invoice: Invoice | undefined;
  /** What a lookup had filled in of the recipient. */
  readonly filled?: FilledRecipient | undefined;
  /** Where its draft waits on the device. */
  readonly place: DraftPlace;
  /** Others that one may go on with here. */
  readonly offers: readonly DraftOffer[];
  /** The draft waited on the device since then. */
  readonly restored: { readonly date: string; readonly time: string } | undefined;
  readonly isEditable: boolean;
}

/** A draft that was begun elsewhere and never saved. */
export interface DraftOffer extends DraftSummary {
  /** Another tab works on it, and has to let go of it. */
  readonly isOpenElsewhere: boolean;
}

interface OpenedState {
  /** Undefined until it is read. */
  opened: OpenedInvoice | undefined;
  error: unknown;
  /** Reads anew, after a failure or to begin anew. */
  retry: () => void;
  /** Goes on with another draft of the device, which its tab has to let go of. */
  takeOver: (key: string) => Promise<void>;
  /** Another one for each reading. */
  occasion: string;
}

/** Reads the invoice and the draft that may be waiting on the device; each form opens its own. */
export function useOpenedInvoice(opening: Opening, own?: string): OpenedState {
  const { client, report, storage, user, now } = useKalem();
  const companyId = useCompanyId(own);
  const instance = useId();
  const base = draftBase(opening, companyId);
  const lockOf = (key: string) => `${user ?? ''}:${key}`;

  const readSaved = async (invoiceId: string) => {
    const { data, response } = await client.GET('/fatura/{id}', {
      params: { path: { id: invoiceId }, query: { companyId } },
    });
    return { invoice: data, etag: response.headers.get('ETag') ?? undefined };
  };

  /** Without the card the form opens empty: its number can still be typed. */
  const readCustomer = async (id: string) => {
    try {
      return (await client.GET('/cari/{id}', { params: { path: { id }, query: { companyId } } })).data;
    } catch (error) {
      report({ kind: 'readCustomer', error, silent: false });
      return undefined;
    }
  };

  const readStored = async (key: string): Promise<StoredDraft | undefined> => {
    try {
      return await readStoredDraft(storage, key);
    } catch (error) {
      report({ kind: 'readDraft', error, silent: true });
      return undefined;
    }
  };

  /** The place of this tab's own draft, or a new one, and what else waits on the device. */
  const findPlace = async (): Promise<{ place: DraftPlace; offers: readonly DraftOffer[] }> => {
    const [locked, list] = await Promise.all([lockedDrafts(), readDrafts()]);
    const isLocked = (key: string) => locked.has(lockOf(key));
    const own = tabDraft.read(base);
    const isOffered = opening.mode !== 'edit' && list.some(({ key }) => key === base);
    const first = isLocked(base) || isOffered ? newDraftKey(base) : base;
    const key = own !== undefined && !isLocked(own) ? own : first;
    const others = list.filter((draft) => draft.key !== key && isOfferedIn(draft.key, base));
    const offers = others.map((draft) => ({ ...draft, isOpenElsewhere: isLocked(draft.key) }));
    return { place: { key, base, lockOf }, offers };
  };

  const readDrafts = async (): Promise<readonly DraftSummary[]> => {
    try {
      return await readDraftList(storage, companyId);
    } catch (error) {
      report({ kind: 'readDraft', error, silent: true });
      return [];
    }
  };

  /** The copy is of today, and so is its rate; one that cannot be had is 0 (INV-26). */
  const withRate = async (draft: InvoiceDraft): Promise<InvoiceDraft> => {
    const { paraBirim: currencyCode = 'TRY', faturaTarih: date = '' } = draft;
    if (currencyCode === 'TRY') return draft;
    const { dovizKur } = await readExchangeRate(client, { companyId, currencyCode, date }).catch((error: unknown) => {
      report({ kind: 'exchangeRate', error, silent: true });
      return { dovizKur: '0' };
    });
    return { ...draft, dovizKur };
  };

  /** Banks and explanations that every new invoice carries (NOT-07); without them it opens all the same. */
  const readReadyNotes = async (): Promise<string> => {
    try {
      const params = { params: { query: { companyId } } };
      const [banks, explanations] = await Promise.all([client.GET('/banka', params), client.GET('/aciklama', params)]);
      const ready = { bankalar: banks.data?.items, aciklamalar: explanations.data?.items };
      return composeNotes({ automatic: automaticNotes({ ...ready, odenecekTutarText: '' }), special: '' });
    } catch (error) {
      report({ kind: 'readReadyNotes', error, silent: true });
      return '';
    }
  };

  const draftOf = async (saved: Invoice | undefined, isEdit: boolean, readyNotes: string): Promise<InvoiceDraft> => {
    if (!saved) return { ...newInvoice({ now: now() }), not: readyNotes };
    return isEdit ? openInvoice(saved) : withRate(copyInvoice(saved, { now: now() }));
  };

  const open = async (): Promise<OpenedInvoice> => {
    const { place, offers } = await findPlace();
    const [stored, saved, readyNotes, customer] = await Promise.all([
      readStored(place.key),
      opening.mode === 'new' ? undefined : readSaved(opening.invoiceId),
      opening.mode === 'new' ? readReadyNotes() : '',
      opening.mode === 'new' && opening.cariId !== undefined ? readCustomer(opening.cariId) : undefined,
    ]);
    const isEdit = opening.mode === 'edit' && saved !== undefined;
    const begun = await draftOf(saved?.invoice, isEdit, readyNotes);
    const fresh = {
      draft: toFormDraft(customer ? applyCustomer(begun, customer) : begun),
      filled: customer && filledBy(applyCustomer(begun, customer)),
      progress: isEdit ? { target: { id: saved.invoice.id, etag: saved.etag } } : {},
      invoice: isEdit ? saved.invoice : undefined,
      restored: undefined,
      place,
      offers,
      isEditable: saved === undefined || !isEdit || isEditable(saved.invoice),
    };
    if (!stored || !fresh.isEditable) return fresh;
    return {
      ...fresh,
      draft: toFormDraft(stored.draft),
      progress: stored.progress,
      filled: stored.filled,
      restored: istanbulNow(new Date(stored.savedAt)),
    };
  };

  const { data, error, refetch, dataUpdatedAt } = useOwnQuery({
    queryKey: ['invoiceForm', user, base, instance],
    queryFn: open,
    meta: { kind: 'openInvoice' },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const takeOver = async (key: string) => {
    await wrestDraft(lockOf(key));
    tabDraft.write(base, key);
    await refetch();
  };
  return { opened: data, error, retry: () => void refetch(), takeOver, occasion: `${base} ${dataUpdatedAt}` };
}

/** What a card has filled in of the recipient: it goes when the number changes. */
function filledBy({ aliciUnvan, aliciAdi, aliciSoyadi, vergiDairesi, emails, il, ilce, adres }: InvoiceDraft) {
  return { aliciUnvan, aliciAdi, aliciSoyadi, vergiDairesi, emails, il, ilce, adres };
}

/** What the keys of its drafts begin with: the company, and the invoice or the customer that it is about. */
function draftBase(opening: Opening, companyId: string): string {
  const about = opening.mode === 'new' ? opening.cariId : opening.invoiceId;
  return ['invoice-draft', companyId, opening.mode, ...(about === undefined ? [] : [about])].join(':');
}

/** A new invoice may go on with any that has never been saved, copies too; an edited one with its own alone. */
function isOfferedIn(key: string, base: string): boolean {
  const own = key === base || key.startsWith(`${base}:`);
  return own || (base.endsWith(':new') && key.startsWith(base.replace(/new$/, 'copy')));
}
