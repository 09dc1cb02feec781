import {
  applyCustomer,
  automaticNotes,
  composeNotes,
  copyInvoice,
  dueDateInNotes,
  fillTerm,
  type Invoice,
  type InvoiceDraft,
  isEditable,
  istanbulNow,
  newInvoice,
  numbersOfMany,
  openInvoice,
  termOf,
} from '@kalem/domain';
import type { KalemClient } from '@kalem/sdk';
import type { KalemContextValue } from '../../provider/useKalem';
import type { SaveProgress } from '../../draft/saving/InvoiceSaver';
import { toFormDraft, type FormDraft } from '../../draft/FormDraft';
import { readExchangeRate } from './head/useExchangeRate';
import type { FilledRecipient, FilledTerm } from '../../draft/recipientOrigin';
import { type DraftPlace, newDraftKey } from '../../draft/saving/DraftKeeper';
import { readStoredDraft, type StoredDraft } from '../../draft/saving/storedDraft';
import { type DraftSummary, readDraftList, tabDraft } from '../../draft/saving/draftList';
import { lockedDrafts } from '../../draft/saving/draftLocks';

/** Which invoice the form opens. */
export type Opening =
  | { readonly mode: 'new'; readonly cariId?: string | undefined }
  | { readonly mode: 'edit' | 'copy'; readonly invoiceId: string };

/** A draft that is ready to be edited. */
export interface OpenedInvoice {
  readonly draft: FormDraft;
  readonly progress: SaveProgress;
  /** The saved invoice in edit mode. */
  readonly invoice: Invoice | undefined;
  /** The recipient's fields that a lookup or a card filled in. */
  readonly filled?: FilledRecipient | undefined;
  /** The term that was filled in, and the company's. */
  readonly term: FilledTerm;
  /** The automatic notes name the due date (MNY-17). */
  readonly showsDueDate: boolean;
  /** Where the draft is stored on the device. */
  readonly place: DraftPlace;
  /** Other drafts that can be continued here. */
  readonly offers: readonly DraftOffer[];
  /** When the draft was stored, if it was restored from the device. */
  readonly restored: { readonly date: string; readonly time: string } | undefined;
  readonly isEditable: boolean;
}

/** Another draft on the device that was not saved. */
export interface DraftOffer extends DraftSummary {
  /** True if another tab edits the draft. That tab has to release it first. */
  readonly isOpenElsewhere: boolean;
}

/** The dependencies of `readOpening`. */
interface ReadingParts extends Pick<KalemContextValue, 'report' | 'storage' | 'now'> {
  readonly client: KalemClient;
  readonly companyId: string;
  /** Prefix of the keys of its drafts on the device. */
  readonly base: string;
  /** Returns the name of a draft's lock, for the key of the draft. */
  readonly lockOf: (key: string) => string;
}

/** Reads the invoice or the defaults of a new one, and the draft on the device. */
export async function readOpening(opening: Opening, parts: ReadingParts): Promise<OpenedInvoice> {
  const { place, offers } = await findPlace(opening, parts);
  const [settings, stored, saved, readyNotes, customer] = await Promise.all([
    readSettings(parts),
    readStored(place.key, parts),
    opening.mode === 'new' ? undefined : readSaved(opening.invoiceId, parts),
    opening.mode === 'new' ? readReadyNotes(parts) : '',
    opening.mode === 'new' && opening.cariId !== undefined ? readCustomer(opening.cariId, parts) : undefined,
  ]);
  const isEdit = opening.mode === 'edit' && saved !== undefined;
  const begun = saved
    ? await draftOf(saved.invoice, isEdit, parts)
    : { ...newInvoice({ now: parts.now() }), not: readyNotes };
  const { vadeGunu: standard, error } = settings;
  if (error !== undefined) parts.report({ kind: 'readCollectionSettings', error, silent: true });
  const showsDueDate =
    settings.vadeyiGoster ?? (!isEdit || dueDateInNotes(begun.not ?? '', begun.faturaTarih ?? '') !== null);
  const filledTerm = isEdit ? null : await termFor(begun, customer, standard, parts);
  const dated = isEdit ? begun : { ...begun, vadeTarihi: fillTerm(begun, null, filledTerm) };
  const fresh = {
    draft: toFormDraft(customer ? applyCustomer(dated, customer) : dated),
    showsDueDate,
    term: { standard, filled: filledTerm },
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
    term: { standard, filled: stored.filledTerm ?? null },
    restored: istanbulNow(new Date(stored.savedAt)),
  };
}

/** Returns the place of this tab's own draft or a new place, and the other drafts on the device. */
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

/**
 * A new invoice without a customer card offers all drafts of new invoices and copies. Any other form offers only the
 * drafts with its own key.
 */
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

/**
 * Reads the banks and explanations that new invoices contain by default (NOT-07). If this fails, the form opens without
 * them.
 */
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

/** Company settings of the due date. A failed read has its error instead. */
interface TermSettings {
  readonly vadeGunu: number | null;
  readonly vadeyiGoster?: boolean;
  readonly error?: unknown;
}

/** Reads the company's term. If this fails, the form opens without one, and the notes of a draft stay as they are. */
async function readSettings({ client, companyId }: ReadingParts): Promise<TermSettings> {
  try {
    return (await client.GET('/tahsilat-ayarlari', { params: { query: { companyId } } })).data;
  } catch (error) {
    return { vadeGunu: null, error };
  }
}

/** The term to fill in: that of a copied invoice, else the customer's, else the company's. (MNY-14) */
async function termFor(
  begun: InvoiceDraft,
  customer: { readonly vadeGunu: number | null } | undefined,
  standard: number | null,
  parts: ReadingParts,
): Promise<number | null> {
  const ofCard = async () => (customer ? customer.vadeGunu : readTermOf(begun, parts));
  return termOf(begun) ?? (await ofCard()) ?? standard;
}

/** The term on the card of a copy's recipient. Null without one, and if the card cannot be read. */
async function readTermOf({ vknTckn = '' }: InvoiceDraft, { client, companyId, report }: ReadingParts) {
  if (vknTckn === '' || numbersOfMany.includes(vknTckn)) return null;
  try {
    const { data } = await client.GET('/cari/search', { params: { query: { companyId, q: vknTckn } } });
    return data.items.find((card) => card.vknTckn === vknTckn)?.vadeGunu ?? null;
  } catch (error) {
    report({ kind: 'readCustomer', error, silent: true });
    return null;
  }
}

/** If the card cannot be read, the form opens without a recipient. The user can still type the number. */
async function readCustomer(id: string, { client, companyId, report }: ReadingParts) {
  try {
    return (await client.GET('/cari/{id}', { params: { path: { id }, query: { companyId } } })).data;
  } catch (error) {
    report({ kind: 'readCustomer', error, silent: false });
    return undefined;
  }
}

/** Returns a saved invoice for editing, or a copy of it dated today. */
function draftOf(saved: Invoice, isEdit: boolean, parts: ReadingParts): InvoiceDraft | Promise<InvoiceDraft> {
  return isEdit ? openInvoice(saved) : withRate(copyInvoice(saved, { now: parts.now() }), parts);
}

/** Looks up today's rate, because the copy is dated today; 0 if the lookup fails (INV-26). */
async function withRate(draft: InvoiceDraft, { client, companyId, report }: ReadingParts): Promise<InvoiceDraft> {
  const { paraBirim: currencyCode = 'TRY', faturaTarih: date = '' } = draft;
  if (currencyCode === 'TRY') return draft;
  const { dovizKur } = await readExchangeRate(client, { companyId, currencyCode, date }).catch((error: unknown) => {
    report({ kind: 'exchangeRate', error, silent: true });
    return { dovizKur: '0' };
  });
  return { ...draft, dovizKur };
}

/** The recipient's fields that a card filled in. They are cleared when the number changes. */
function filledBy({ aliciUnvan, aliciAdi, aliciSoyadi, vergiDairesi, emails, il, ilce, adres }: InvoiceDraft) {
  return { aliciUnvan, aliciAdi, aliciSoyadi, vergiDairesi, emails, il, ilce, adres };
}
