import type { InvoiceDraft, Line } from '@kalem/domain';
import type { KalemStorage } from '../../provider/storage';
import type { InvoiceFormStore } from '../InvoiceFormStore';
import { toInvoiceDraft } from '../FormDraft';
import type { FilledRecipient } from '../recipientOrigin';
import type { LineAtom } from '../lines/LinesState';
import type { SaveProgress } from './InvoiceSaver';

/** A draft in its stored form on the device. */
export interface StoredDraft {
  /** RFC 3339. */
  readonly savedAt: string;
  readonly draft: InvoiceDraft;
  readonly progress: SaveProgress;
  /** The recipient's fields that a lookup or a card filled in. */
  readonly filled?: FilledRecipient;
  /** The term that was filled in (MNY-14). Absent in drafts of older versions. */
  readonly filledTerm?: number | null;
}

/** The changes since the whole draft was written: the head, and the changed lines. A key press writes only this. */
interface TypedSince {
  /** The `savedAt` of the whole draft that the changes belong to. */
  readonly savedAt: string;
  readonly head: InvoiceDraft;
  readonly lines: readonly (readonly [index: number, line: Line])[];
  readonly filled?: FilledRecipient;
  readonly filledTerm?: number | null;
}

const VERSION = 1;

/** Serializes the whole draft for the device. */
export function draftText(form: InvoiceFormStore, progress: SaveProgress, savedAt: string): string {
  const draft = toInvoiceDraft(form.draft());
  const { filled, term } = form.jotai.get(form.origin);
  return JSON.stringify({ version: VERSION, savedAt, draft, progress, filled, filledTerm: term.filled });
}

/**
 * Serializes the head and the changed lines since the whole draft of `savedAt`. The number of lines must be unchanged.
 */
export function typedText(form: InvoiceFormStore, savedAt: string, changed: Iterable<LineAtom>): string {
  const { header, origin } = form.head();
  const head = toInvoiceDraft({ header, malHizmetler: [] });
  const lines = [...changed].map((line) => [form.lines.indexOf(line), form.lines.read(line).line] as const);
  const { filled, term } = origin;
  return JSON.stringify({ savedAt, head, lines, filled, filledTerm: term.filled } satisfies TypedSince);
}

/** The storage key of these changes, for the key of the draft. */
export function typedKey(key: string): string {
  return key.replace('invoice-draft', 'invoice-typed');
}

/**
 * Reads a draft and applies the changes written after it. Undefined if the text is missing, unreadable, or of another
 * version.
 */
export async function readStoredDraft(storage: KalemStorage, key: string): Promise<StoredDraft | undefined> {
  const stored = parse(await storage.get(key));
  const isWhole =
    isRecord(stored) &&
    stored.version === VERSION &&
    typeof stored.savedAt === 'string' &&
    isDraft(stored.draft) &&
    isRecord(stored.progress);
  if (!isWhole) return undefined;
  const draft = stored as unknown as StoredDraft;
  const typed = parse(await storage.get(typedKey(key)));
  const isOfIt =
    isRecord(typed) && typed.savedAt === draft.savedAt && isDraft(typed.head) && Array.isArray(typed.lines);
  return isOfIt ? withTyped(draft, typed as unknown as TypedSince) : draft;
}

/** Removes a draft from the device. Returns how to restore it. */
export async function takeStoredDraft(storage: KalemStorage, key: string): Promise<() => Promise<void>> {
  const keys = [key, typedKey(key)];
  const texts = await Promise.all(keys.map(async (one) => [one, await storage.get(one)] as const));
  await Promise.all(keys.map((one) => storage.remove(one)));
  return async () => {
    for (const [one, text] of texts) if (text !== null) await storage.set(one, text);
  };
}

function withTyped(stored: StoredDraft, { head, lines, filled, filledTerm }: TypedSince): StoredDraft {
  const since = new Map(lines);
  const malHizmetler = stored.draft.malHizmetler.map((line, index) => since.get(index) ?? line);
  return {
    ...stored,
    draft: { ...head, malHizmetler },
    ...(filled && { filled }),
    ...(filledTerm !== undefined && { filledTerm }),
  };
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
