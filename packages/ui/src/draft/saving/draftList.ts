import type { KalemStorage } from '../../provider/storage';

/** What one reads of a draft that waits on the device. */
export interface DraftSummary {
  readonly key: string;
  /** RFC 3339. */
  readonly savedAt: string;
  /** '' while there is no recipient. */
  readonly recipient: string;
  /** '' while it is still to be chosen. */
  readonly faturaTip: string;
  readonly lines: number;
  readonly odenecekTutar: string;
  readonly paraBirim: string;
}

/** The drafts of a company that wait on the device: a storage cannot say by itself what is in it. */
export async function readDraftList(storage: KalemStorage, companyId: string): Promise<readonly DraftSummary[]> {
  const text = await storage.get(listKey(companyId));
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isSummary) : [];
  } catch {
    return [];
  }
}

export async function listDraft(storage: KalemStorage, companyId: string, draft: DraftSummary): Promise<void> {
  const others = (await readDraftList(storage, companyId)).filter(({ key }) => key !== draft.key);
  await storage.set(listKey(companyId), JSON.stringify([draft, ...others]));
}

export async function unlistDraft(storage: KalemStorage, companyId: string, gone: string): Promise<void> {
  const list = await readDraftList(storage, companyId);
  const others = list.filter(({ key }) => key !== gone);
  if (others.length === list.length) return;
  if (others.length === 0) await storage.remove(listKey(companyId));
  else await storage.set(listKey(companyId), JSON.stringify(others));
}

function listKey(companyId: string): string {
  return `invoice-drafts:${companyId}`;
}

function isSummary(value: unknown): value is DraftSummary {
  if (typeof value !== 'object' || value === null) return false;
  const { key, savedAt, recipient, lines, odenecekTutar } = value as Partial<Record<keyof DraftSummary, unknown>>;
  return (
    [key, savedAt, recipient, odenecekTutar].every((part) => typeof part === 'string') && typeof lines === 'number'
  );
}

/**
 * The draft that this tab works on, of those that one form may open: a reload comes back to it, another tab does not.
 */
export const tabDraft = {
  read: (base: string): string | undefined => tabStorage()?.getItem(`kalem:${base}`) ?? undefined,
  write: (base: string, key: string): void => tabStorage()?.setItem(`kalem:${base}`, key),
  forget: (base: string): void => tabStorage()?.removeItem(`kalem:${base}`),
};

/** A page may be forbidden to keep anything. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
