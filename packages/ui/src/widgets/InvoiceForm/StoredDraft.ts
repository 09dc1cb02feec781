import type { InvoiceDraft } from '@kalem/domain';
import type { FormDraft } from './FormDraft';
import type { SaveProgress } from './SaveProgress';

/** A draft as it waits on the device. */
export interface StoredDraft {
  /** RFC 3339. */
  readonly savedAt: string;
  readonly draft: InvoiceDraft;
  readonly progress: SaveProgress;
}

const VERSION = 1;

/** Writes a draft of the form for the device. */
export function writeStoredDraft(
  { header: { ozelNotlar, ...header }, malHizmetler }: FormDraft,
  progress: SaveProgress,
  savedAt: Date,
): string {
  const draft: InvoiceDraft = { ...header, malHizmetler: [...malHizmetler], not: `###${ozelNotlar}` };
  return JSON.stringify({ version: VERSION, savedAt: savedAt.toISOString(), draft, progress });
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
