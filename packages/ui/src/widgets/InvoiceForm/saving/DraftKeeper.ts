import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { InvoiceDraft } from '@kalem/domain';
import type { KalemStorage } from '../../../provider/storage';
import type { InvoiceFormStore } from '../InvoiceFormStore';
import type { SaveProgress } from './InvoiceSaver';
import type { FilledRecipient } from '../head/RecipientState';

/** Whether the device has the draft as it is. */
export type DraftStatus =
  { readonly kind: 'none' } | { readonly kind: 'kept'; readonly at: Date } | { readonly kind: 'failed' };

/** Milliseconds of rest after typing; a long invoice takes a moment to write. */
const REST = 800;

/** Keeps what is typed on the device, in the pauses of typing and whenever the page may go away. */
export class DraftKeeper {
  readonly status: PrimitiveAtom<DraftStatus> = atom<DraftStatus>({ kind: 'none' });
  readonly #form: InvoiceFormStore;
  readonly #storage: KalemStorage;
  readonly #key: string;
  readonly #now: () => Date;
  readonly #onError: (error: unknown) => void;
  #progress: SaveProgress;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the storage still works on; the next operation waits for it, so that a write never ends behind a removal. */
  #underWay: Promise<void> | undefined;

  constructor(options: {
    form: InvoiceFormStore;
    storage: KalemStorage;
    key: string;
    now: () => Date;
    progress: SaveProgress;
    onError: (error: unknown) => void;
  }) {
    this.#form = options.form;
    this.#storage = options.storage;
    this.#key = options.key;
    this.#now = options.now;
    this.#progress = options.progress;
    this.#onError = options.onError;
  }

  /** Begins to listen; answers how to stop, which writes what is still waiting. */
  start(): () => void {
    const stopEdits = this.#form.jotai.sub(this.#form.revision, () => this.#wait());
    const flush = () => this.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      stopEdits();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }

  /** How far saving has come belongs to the draft, and must not be lost either. */
  setProgress(progress: SaveProgress): void {
    this.#progress = progress;
    if (this.#form.jotai.get(this.#form.dirty)) this.#write();
  }

  /** Writes at once what waits to be written. */
  flush(): void {
    if (this.#timer !== undefined) this.#write();
  }

  /** The server has everything, or nobody wants it: nothing is left to keep. Resolves when it is gone. */
  clear(): Promise<void> {
    this.#stopWaiting();
    this.#form.jotai.set(this.status, { kind: 'none' });
    return this.#queue(() => this.#storage.remove(this.#key));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), REST);
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #write(): void {
    this.#stopWaiting();
    const { jotai } = this.#form;
    const at = this.#now();
    const text = writeStoredDraft(this.#form, this.#progress, at);
    void this.#queue(async () => {
      await this.#storage.set(this.#key, text);
      jotai.set(this.status, { kind: 'kept', at });
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
      this.#form.jotai.set(this.status, { kind: 'failed' });
      this.#onError(error);
    }
  }
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
  const { header, malHizmetler } = form.draft();
  const { ozelNotlar, ...fields } = header;
  const draft: InvoiceDraft = { ...fields, malHizmetler: [...malHizmetler], not: `###${ozelNotlar}` };
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
