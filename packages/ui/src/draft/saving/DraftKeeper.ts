import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { newIdempotencyKey } from '@kalem/sdk';
import type { KalemStorage } from '../../provider/storage';
import type { InvoiceFormStore } from '../InvoiceFormStore';
import type { SaveProgress } from './InvoiceSaver';
import { type DraftSummary, listDraft, tabDraft, unlistDraft } from './draftList';
import { type DraftLock, lockDraft } from './draftLocks';
import type { LineAtom } from '../lines/LinesState';
import { draftText, takeStoredDraft, typedKey, typedText } from './storedDraft';

/** Whether the current draft is stored on the device. `taken`: another page has opened it. */
export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly at: Date }
  | { readonly kind: 'failed' }
  | { readonly kind: 'taken' };

/** Pause in typing before the whole draft is written, in ms. Writing a long invoice takes some time. */
const TYPING_PAUSE_MS = 800;
/** Up to this many changed lines are written separately at each key press. With more, the whole draft is written. */
const FEW_LINES = 20;

interface DraftKeeperOptions {
  form: InvoiceFormStore;
  storage: KalemStorage;
  companyId: string;
  /** Storage key and lock name of the draft. */
  place: DraftPlace;
  now: () => Date;
  progress: SaveProgress;
  onError: (error: unknown) => void;
}

/**
 * Stores unsaved input on the device: each key press at once, because the browser may kill the tab; the whole draft in
 * pauses of typing and when the page may be closed. Only one page owns a draft. When another page takes it over, this
 * page stops writing it (USE-07).
 */
export class DraftKeeper {
  readonly status: PrimitiveAtom<DraftStatus> = atom<DraftStatus>({ kind: 'none' });
  readonly #options: DraftKeeperOptions;
  #key: string;
  #progress: SaveProgress;
  #lock: Promise<DraftLock> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #whole: WholeDraft | undefined;
  /**
   * The pending storage operation. The next operation waits for it, so that a write never finishes after a later
   * removal.
   */
  #underWay: Promise<void> | undefined;

  constructor(options: DraftKeeperOptions) {
    this.#options = options;
    this.#key = options.place.key;
    this.#progress = options.progress;
  }

  get key(): string {
    return this.#key;
  }

  /** True if another page has taken over the draft. This page then neither sends nor writes it. */
  get isTaken(): boolean {
    return this.#options.form.jotai.get(this.status).kind === 'taken';
  }

  /** Starts to listen to edits. Returns how to stop, which also writes pending changes. */
  start(): () => void {
    const { form } = this.#options;
    if (form.jotai.get(form.dirty)) this.#claim();
    const stopEdits = form.jotai.sub(form.revision, () => {
      this.#claim();
      this.#keep();
    });
    const flush = () => void this.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      stopEdits();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
      this.#release();
    };
  }

  /** Stores how far saving has come. This belongs to the draft and must survive a reload too. */
  setProgress(progress: SaveProgress): void {
    this.#progress = progress;
    const { form } = this.#options;
    if (form.jotai.get(form.dirty)) void this.#write();
  }

  /** Writes pending changes at once. */
  flush(): Promise<void> {
    return this.#timer === undefined ? Promise.resolve() : this.#write();
  }

  /** Removes the stored draft, after a save or when the user discards it. Resolves when it is removed. */
  async clear(): Promise<void> {
    if (this.isTaken) return;
    this.#stopWaiting();
    const { form, storage, companyId, place } = this.#options;
    form.jotai.set(this.status, { kind: 'none' });
    this.#whole = undefined;
    await this.#queue(async () => {
      await takeStoredDraft(storage, this.#key);
      await unlistDraft(storage, companyId, this.#key);
    });
    tabDraft.forget(place.base);
    this.#release();
  }

  #claim(): void {
    if (!this.isTaken) this.#lock ??= this.#take();
  }

  async #take(): Promise<DraftLock> {
    const { form, place } = this.#options;
    const lock = await lockDraft(place.lockOf(this.#key), {
      onAsked: () => this.flush(),
      onLost: () => {
        this.#stopWaiting();
        form.jotai.set(this.status, { kind: 'taken' });
      },
    });
    if (lock.isOwn) {
      tabDraft.write(place.base, this.#key);
      return lock;
    }
    // Another page has started a draft under this key in the meantime, so this page uses a new key.
    this.#key = newDraftKey(place.base);
    return this.#take();
  }

  #release(): void {
    void this.#lock?.then((lock) => lock.release());
    this.#lock = undefined;
  }

  /**
   * Writes only the changed fields now and the whole draft in the next pause. If that is impossible (first edit, lines
   * added, removed or moved, many lines changed), writes the whole draft right after the current task.
   */
  #keep(): void {
    const { form } = this.#options;
    const hasFailed = form.jotai.get(this.status).kind === 'failed';
    const isCovered = this.#whole !== undefined && isCovering(form, this.#whole);
    if (this.#whole && isCovered) this.#writeTyped(this.#whole);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#write(), isCovered || hasFailed ? TYPING_PAUSE_MS : 0);
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #write(): Promise<void> {
    this.#stopWaiting();
    if (this.isTaken) return Promise.resolve();
    const { form, storage, companyId, now } = this.#options;
    const at = now();
    const savedAt = at.toISOString();
    const text = draftText(form, this.#progress, savedAt);
    const summary = summarize(form, savedAt);
    this.#whole = { savedAt, all: form.jotai.get(form.lines.all), isTypedWaiting: false };
    form.lines.changed.clear();
    return this.#queue(async () => {
      if (this.#lock) await this.#lock;
      await storage.set(this.#key, text);
      await storage.remove(typedKey(this.#key));
      await listDraft(storage, companyId, { ...summary, key: this.#key });
      form.jotai.set(this.status, { kind: 'kept', at });
    });
  }

  /** Merges key presses while a write is pending. Skipped when the whole draft was written first. */
  #writeTyped(whole: WholeDraft): void {
    if (this.isTaken || whole.isTypedWaiting) return;
    whole.isTypedWaiting = true;
    void this.#queue(() => {
      whole.isTypedWaiting = false;
      const { form, storage } = this.#options;
      if (whole !== this.#whole || !isCovering(form, whole)) return undefined;
      return storage.set(typedKey(this.#key), typedText(form, whole.savedAt, form.lines.changed));
    });
  }

  /** Runs at once if the storage is idle: the page may be closing. */
  #queue(operation: () => void | Promise<void>): Promise<void> {
    const underWay: Promise<void> = this.#perform(operation, this.#underWay).finally(() => {
      if (this.#underWay === underWay) this.#underWay = undefined;
    });
    this.#underWay = underWay;
    return underWay;
  }

  async #perform(operation: () => void | Promise<void>, before: Promise<void> | undefined): Promise<void> {
    try {
      if (before) await before;
      await operation();
    } catch (error) {
      this.#options.form.jotai.set(this.status, { kind: 'failed' });
      this.#whole = undefined;
      this.#options.onError(error);
    }
  }
}

/** The draft as it was last written whole. */
interface WholeDraft {
  /** RFC 3339. */
  readonly savedAt: string;
  readonly all: readonly LineAtom[];
  /** True while a write of the changes since then waits for the storage. */
  isTypedWaiting: boolean;
}

/** True if the changed lines alone describe all changes since the whole draft was written. */
function isCovering(form: InvoiceFormStore, { all }: WholeDraft): boolean {
  return all === form.jotai.get(form.lines.all) && form.lines.changed.size <= FEW_LINES;
}

/** Where a draft is stored on the device. */
export interface DraftPlace {
  readonly key: string;
  /** Prefix of the key: the company, and the invoice unless it is new. */
  readonly base: string;
  /** The name of the draft's lock. It includes the user. */
  readonly lockOf: (key: string) => string;
}

/** Returns a new unique key. */
export function newDraftKey(base: string): string {
  return `${base}:${newIdempotencyKey()}`;
}

function summarize(form: InvoiceFormStore, savedAt: string): Omit<DraftSummary, 'key'> {
  const { isTypeOpen, faturaTip, paraBirim, aliciUnvan, aliciAdi, aliciSoyadi } = form.jotai.get(form.header);
  const { odenecekTutar } = form.jotai.get(form.totals);
  const recipient = aliciUnvan || `${aliciAdi} ${aliciSoyadi}`.trim();
  const type = isTypeOpen ? '' : faturaTip;
  return { savedAt, recipient, faturaTip: type, lines: form.lines.count, odenecekTutar, paraBirim };
}
