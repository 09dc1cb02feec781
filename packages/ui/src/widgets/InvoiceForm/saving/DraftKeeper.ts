import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { InvoiceDraft } from '@kalem/domain';
import { newIdempotencyKey } from '@kalem/sdk';
import type { KalemStorage } from '../../../provider/storage';
import type { InvoiceFormStore } from '../InvoiceFormStore';
import { toInvoiceDraft } from '../FormDraft';
import type { SaveProgress } from './InvoiceSaver';
import { type DraftSummary, listDraft, tabDraft, unlistDraft } from './draftList';
import { type DraftLock, lockDraft } from './draftLocks';
import type { FilledRecipient } from '../head/RecipientState';

/** Whether the device has the draft as it is; `taken`: another page works on it now. */
export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly at: Date }
  | { readonly kind: 'failed' }
  | { readonly kind: 'taken' };

/** Milliseconds of rest after typing; a long invoice takes a moment to write. */
const REST = 800;
/** Milliseconds that typing without a rest is written at the latest: a tab may crash under somebody who types fast. */
const LONGEST = 2000;

interface DraftKeeperOptions {
  form: InvoiceFormStore;
  storage: KalemStorage;
  companyId: string;
  /** Where the draft lies. */
  place: DraftPlace;
  now: () => Date;
  progress: SaveProgress;
  onError: (error: unknown) => void;
}

/**
 * Keeps what is typed on the device, in the pauses of typing and whenever the page may go away. A draft belongs to the
 * page that works on it; one that another page takes over is written no more (USE-07).
 */
export class DraftKeeper {
  readonly status: PrimitiveAtom<DraftStatus> = atom<DraftStatus>({ kind: 'none' });
  readonly #options: DraftKeeperOptions;
  #key: string;
  #progress: SaveProgress;
  #lock: Promise<DraftLock> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is not written yet began to wait. */
  #since: number | undefined;
  /** What the storage still works on; the next operation waits for it, so that a write never ends behind a removal. */
  #underWay: Promise<void> | undefined;

  constructor(options: DraftKeeperOptions) {
    this.#options = options;
    this.#key = options.place.key;
    this.#progress = options.progress;
  }

  get key(): string {
    return this.#key;
  }

  /** Another page works on the draft: nothing of it is sent or written here. */
  get isTaken(): boolean {
    return this.#options.form.jotai.get(this.status).kind === 'taken';
  }

  /** Begins to listen; answers how to stop, which writes what is still waiting. */
  start(): () => void {
    const { form } = this.#options;
    if (form.jotai.get(form.dirty)) this.#claim();
    const stopEdits = form.jotai.sub(form.revision, () => {
      this.#claim();
      this.#wait();
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

  /** How far saving has come belongs to the draft, and must not be lost either. */
  setProgress(progress: SaveProgress): void {
    this.#progress = progress;
    const { form } = this.#options;
    if (form.jotai.get(form.dirty)) void this.#write();
  }

  /** Writes at once what waits to be written. */
  flush(): Promise<void> {
    return this.#timer === undefined ? Promise.resolve() : this.#write();
  }

  /** The server has everything, or nobody wants it: nothing is left to keep. Resolves when it is gone. */
  async clear(): Promise<void> {
    if (this.isTaken) return;
    this.#stopWaiting();
    const { form, storage, companyId, place } = this.#options;
    form.jotai.set(this.status, { kind: 'none' });
    await this.#queue(async () => {
      await storage.remove(this.#key);
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
    // Another page has begun a draft in this place in the meantime.
    this.#key = newDraftKey(place.base);
    return this.#take();
  }

  #release(): void {
    void this.#lock?.then((lock) => lock.release());
    this.#lock = undefined;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#since ??= performance.now();
    const left = this.#since + LONGEST - performance.now();
    this.#timer = setTimeout(() => void this.#write(), Math.max(0, Math.min(REST, left)));
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#since = undefined;
  }

  #write(): Promise<void> {
    this.#stopWaiting();
    if (this.isTaken) return Promise.resolve();
    const { form, storage, companyId, now } = this.#options;
    const at = now();
    const text = writeStoredDraft(form, this.#progress, at);
    const summary = summarize(form, at);
    return this.#queue(async () => {
      if (this.#lock) await this.#lock;
      await storage.set(this.#key, text);
      await listDraft(storage, companyId, { ...summary, key: this.#key });
      form.jotai.set(this.status, { kind: 'kept', at });
    });
  }

  /** At once when the storage is idle: the page may be going away. */
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
      this.#options.onError(error);
    }
  }
}

/** Where a draft lies on the device. */
export interface DraftPlace {
  readonly key: string;
  /** What its key begins with: the company, and the invoice unless it is new. */
  readonly base: string;
  /** The name of a draft's lock, which is one of its user. */
  readonly lockOf: (key: string) => string;
}

/** A place of its own. */
export function newDraftKey(base: string): string {
  return `${base}:${newIdempotencyKey()}`;
}

function summarize(form: InvoiceFormStore, at: Date): Omit<DraftSummary, 'key'> {
  const { faturaTip, paraBirim, aliciUnvan, aliciAdi, aliciSoyadi } = form.jotai.get(form.header);
  const { odenecekTutar } = form.jotai.get(form.totals);
  const recipient = aliciUnvan || `${aliciAdi} ${aliciSoyadi}`.trim();
  return { savedAt: at.toISOString(), recipient, faturaTip, lines: form.lines.count, odenecekTutar, paraBirim };
}

/** A draft as it waits on the device. */
export interface StoredDraft {
  /** RFC 3339. */
  readonly savedAt: string;
  readonly draft: InvoiceDraft;
  readonly progress: SaveProgress;
  /** What of the recipient a lookup or a card has filled in. */
  readonly filled?: FilledRecipient;
}

const VERSION = 1;

/** Writes a draft of the form for the device. */
function writeStoredDraft(form: InvoiceFormStore, progress: SaveProgress, savedAt: Date): string {
  const draft = toInvoiceDraft(form.draft());
  const { filled } = form.recipient;
  return JSON.stringify({ version: VERSION, savedAt: savedAt.toISOString(), draft, progress, filled });
}

/** Reads it back; undefined for what another version, or somebody else, has left there. */
export function readStoredDraft(text: string | null): StoredDraft | undefined {
  const stored = parse(text);
  const isWhole =
    isRecord(stored) &&
    stored.version === VERSION &&
    typeof stored.savedAt === 'string' &&
    isDraft(stored.draft) &&
    isRecord(stored.progress);
  return isWhole ? (stored as unknown as StoredDraft) : undefined;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value.malHizmetler) && value.malHizmetler.every(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
