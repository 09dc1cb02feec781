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
import type { KalemClient } from '@kalem/sdk';
import type { KalemContextValue } from '../../provider/useKalem';
import type { SaveProgress } from '../../draft/saving/InvoiceSaver';
import { toFormDraft, type FormDraft } from '../../draft/FormDraft';
import { readExchangeRate } from './head/useExchangeRate';
import type { FilledRecipient } from '../../draft/recipientOrigin';
import { type DraftPlace, newDraftKey } from '../../draft/saving/DraftKeeper';
import { readStoredDraft, type StoredDraft } from '../../draft/saving/storedDraft';
import { type DraftSummary, readDraftList, tabDraft } from '../../draft/saving/draftList';
import { lockedDrafts } from '../../draft/saving/draftLocks';

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
  /** Other drafts that can be continued here. */
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

/** What an opening is read from. */
interface ReadingParts extends Pick<KalemContextValue, 'report' | 'storage' | 'now'> {
  readonly client: KalemClient;
  readonly companyId: string;
  /** What the keys of its drafts on the device begin with. */
  readonly base: string;
  /** The name of the lock of a draft, by its key. */
  readonly lockOf: (key: string) => string;
}

/** Reads the invoice, or what a new one begins with, and the draft that waits on the device. */
export async function readOpening(opening: Opening, parts: ReadingParts): Promise<OpenedInvoice> {
  const { place, offers } = await findPlace(opening, parts);
  const [stored, saved, readyNotes, customer] = await Promise.all([
    readStored(place.key, parts),
    opening.mode === 'new' ? undefined : readSaved(opening.invoiceId, parts),
    opening.mode === 'new' ? readReadyNotes(parts) : '',
    opening.mode === 'new' && opening.cariId !== undefined ? readCustomer(opening.cariId, parts) : undefined,
  ]);
  const isEdit = opening.mode === 'edit' && saved !== undefined;
  const begun = saved
    ? await draftOf(saved.invoice, isEdit, parts)
    : { ...newInvoice({ now: parts.now() }), not: readyNotes };
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
}

/** The place of this tab's own draft, or a new one, and what else waits on the device. */
async function findPlace(
  { mode }: Opening,
  parts: ReadingParts,
): Promise<{ place: DraftPlace; offers: readonly DraftOffer[] }> {
  const { base, lockOf } = parts;
  const [locked, list] = await Promise.all([lockedDrafts(), readDrafts(parts)]);
  const isLocked = (key: string) => locked.has(lockOf(key));
  const own = tabDraft.read(base);
  const isOffered = mode !== 'edit' && list.some(({ key }) => key === base);
  const first = isLocked(base) || isOffered ? newDraftKey(base) : base;
  const key = own !== undefined && !isLocked(own) ? own : first;
  const others = list.filter((draft) => draft.key !== key && isOfferedIn(draft.key, base));
  const offers = others.map((draft) => ({ ...draft, isOpenElsewhere: isLocked(draft.key) }));
  return { place: { key, base, lockOf }, offers };
}

async function readDrafts({ storage, companyId, report }: ReadingParts): Promise<readonly DraftSummary[]> {
  try {
    return await readDraftList(storage, companyId);
  } catch (error) {
    report({ kind: 'readDraft', error, silent: true });
    return [];
  }
}

/** A new invoice may go on with any that has never been saved, copies too; an edited one with its own alone. */
function isOfferedIn(key: string, base: string): boolean {
  const own = key === base || key.startsWith(`${base}:`);
  return own || (base.endsWith(':new') && key.startsWith(base.replace(/new$/, 'copy')));
}

async function readStored(key: string, { storage, report }: ReadingParts): Promise<StoredDraft | undefined> {
  try {
    return await readStoredDraft(storage, key);
  } catch (error) {
    report({ kind: 'readDraft', error, silent: true });
    return undefined;
  }
}

async function readSaved(id: string, { client, companyId }: ReadingParts) {
  const params = { path: { id }, query: { companyId } };
  const { data, response } = await client.GET('/fatura/{id}', { params });
  return { invoice: data, etag: response.headers.get('ETag') ?? undefined };
}

/** Banks and explanations that every new invoice carries (NOT-07); without them it opens all the same. */
async function readReadyNotes({ client, companyId, report }: ReadingParts): Promise<string> {
  try {
    const params = { params: { query: { companyId } } };
    const [banks, explanations] = await Promise.all([client.GET('/banka', params), client.GET('/aciklama', params)]);
    const ready = { bankalar: banks.data?.items, aciklamalar: explanations.data?.items };
    return composeNotes({ automatic: automaticNotes({ ...ready, odenecekTutarText: '' }), special: '' });
  } catch (error) {
    report({ kind: 'readReadyNotes', error, silent: true });
    return '';
  }
}

/** Without the card the form opens empty: its number can still be typed. */
async function readCustomer(id: string, { client, companyId, report }: ReadingParts) {
  try {
    return (await client.GET('/cari/{id}', { params: { path: { id }, query: { companyId } } })).data;
  } catch (error) {
    report({ kind: 'readCustomer', error, silent: false });
    return undefined;
  }
}

/** A saved invoice to be edited, or a copy of it of today. */
function draftOf(saved: Invoice, isEdit: boolean, parts: ReadingParts): InvoiceDraft | Promise<InvoiceDraft> {
  return isEdit ? openInvoice(saved) : withRate(copyInvoice(saved, { now: parts.now() }), parts);
}

/** The copy is of today, and so is its rate; 0 when it cannot be fetched (INV-26). */
async function withRate(draft: InvoiceDraft, { client, companyId, report }: ReadingParts): Promise<InvoiceDraft> {
  const { paraBirim: currencyCode = 'TRY', faturaTarih: date = '' } = draft;
  if (currencyCode === 'TRY') return draft;
  const { dovizKur } = await readExchangeRate(client, { companyId, currencyCode, date }).catch((error: unknown) => {
    report({ kind: 'exchangeRate', error, silent: true });
    return { dovizKur: '0' };
  });
  return { ...draft, dovizKur };
}

/** What a card has filled in of the recipient: it goes when the number changes. */
function filledBy({ aliciUnvan, aliciAdi, aliciSoyadi, vergiDairesi, emails, il, ilce, adres }: InvoiceDraft) {
  return { aliciUnvan, aliciAdi, aliciSoyadi, vergiDairesi, emails, il, ilce, adres };
}
