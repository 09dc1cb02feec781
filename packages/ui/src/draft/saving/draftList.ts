import type { KalemStorage } from '../../provider/storage';

/** The summary of a draft that is stored on the device. */
export interface DraftSummary {
  readonly key: string;
  /** RFC 3339. */
  readonly savedAt: string;
  /** '' while there is no recipient. */
  readonly recipient: string;
  /** '' while the type is not chosen. */
  readonly faturaTip: string;
  readonly lines: number;
  readonly odenecekTutar: string;
  readonly paraBirim: string;
}

/** The drafts of a company on the device. The list is stored separately, because a storage cannot list its keys. */
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

/** The draft that this tab edits, per company and invoice. A reload of the tab reopens it; another tab does not. */
export const tabDraft = {
  read: (base: string): string | undefined => tabStorage()?.getItem(`kalem:${base}`) ?? undefined,
  write: (base: string, key: string): void => tabStorage()?.setItem(`kalem:${base}`, key),
  forget: (base: string): void => tabStorage()?.removeItem(`kalem:${base}`),
};

/** Undefined if the browser forbids this page to store anything. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
