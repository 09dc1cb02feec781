import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useAction, useInvalidate, useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import { useExport } from '../list/useExport';
import {
  type AskedQuery,
  useAskedAnew,
  useListQuery,
  type ListQueryProps,
  type ListQueryState,
} from '../list/useListQuery';
import { useSelection, type Selection } from '../list/useSelection';
import type { CardCalls } from './cardCalls';
import type { CardFile } from './exportCards';
import { messages } from './messages';

export interface CardListOptions<Card extends { id: string }, Values> extends ListQueryProps {
  calls: CardCalls<Card, Values>;
  companyId: string;
  /** Loaded when the user exports cards or saves the sample. */
  loadFile: () => Promise<CardFile>;
  /** Shown when 'Sil' is pressed with nothing selected, and after `count` cards were deleted. */
  texts: { nothingToDelete: string; deleted: (count: number) => string };
  onDeleted: (ids: string[]) => void;
}

export interface CardListState<Card> extends ListQueryState {
  companyId: string;
  /** Undefined until the first answer. */
  items: Card[] | undefined;
  hasNext: boolean;
  /** True if the search was cut short for time and covers only the first cards. */
  isPart: boolean;
  isStale: boolean;
  error: unknown;
  retry: () => void;
  selection: Selection<Card>;
  /** Confirms the deletion of the selected cards, or shows that none is selected. */
  askToDelete: () => void;
  /** The cards in the open confirmation; empty without one. */
  toDelete: readonly Card[];
  setToDelete: (cards: readonly Card[]) => void;
  deleteThem: () => void;
  /** Number of deleted cards during deletion. */
  deleting: number | undefined;
  exportAll: () => void;
  saveSample: () => void;
  /** Number of exported cards; undefined without an export. */
  exporting: number | undefined;
  stopExport: () => void;
}

const none: readonly never[] = [];

/** The behaviour of a list of cards, without its view. */
export function useCardList<Card extends { id: string }, Values>({
  calls,
  companyId,
  loadFile,
  texts,
  onDeleted,
  ...queryProps
}: CardListOptions<Card, Values>): CardListState<Card> {
  const asking = useListQuery({ ...queryProps, initial: () => ({ range: { start: '', end: '' } }) });
  const selection = useSelection<Card>(asking.question);
  return {
    ...asking,
    companyId,
    selection,
    ...useCards(calls, companyId, asking),
    ...useDeletion({ calls, companyId, texts, onDeleted, selection }),
    ...useFiles(calls, companyId, loadFile),
  };
}

/** A page of cards, or of search results. The previous page stays while another one loads. */
function useCards<Card extends { id: string }, Values>(
  calls: CardCalls<Card, Values>,
  companyId: string,
  { query: { page, search }, asked }: AskedQuery,
) {
  const { client } = useKalem();
  const isSearch = search !== '';
  const reading = { placeholderData: keepPreviousData, meta: { kind: 'listCards' } };
  const paged = useOwnQuery({
    queryKey: ['get', calls.path, { companyId, page }],
    queryFn: ({ signal }) => calls.page({ client, companyId, signal }, page),
    enabled: !isSearch,
    ...reading,
  });
  const found = useOwnQuery({
    queryKey: ['get', `${calls.path}/search`, { companyId, search }],
    queryFn: ({ signal }) => calls.search({ client, companyId, signal }, search),
    enabled: isSearch,
    ...reading,
  });
  const answer = isSearch ? found : paged;
  useAskedAnew(asked, answer.refetch);
  return {
    items: answer.data?.items ?? (isSearch ? paged.data?.items : undefined),
    hasNext: !isSearch && (paged.data?.hasNext ?? false),
    isPart: isSearch && (found.data?.eksik ?? false),
    isStale: answer.isFetching && (answer.isPlaceholderData || !answer.data),
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

type DeletionOptions<Card extends { id: string }, Values> = Pick<
  CardListOptions<Card, Values>,
  'calls' | 'companyId' | 'texts' | 'onDeleted'
> & { selection: Selection<Card> };

function useDeletion<Card extends { id: string }, Values>({
  calls,
  companyId,
  texts,
  onDeleted,
  selection,
}: DeletionOptions<Card, Values>) {
  const t = useMessages(messages);
  const { client, explain, toast } = useKalem();
  const invalidate = useInvalidate();
  const [toDelete, setToDelete] = useState<readonly Card[]>(none);
  const [deleting, setDeleting] = useState<number>();
  const place = { client, companyId };

  const restore = useAction('restoreCards', async (cards: readonly Card[]) => {
    const { restoreCards } = await import('./deleteCards');
    try {
      await restoreCards(calls, place, cards);
      toast({ tone: 'success', text: t('restored') });
    } finally {
      void invalidate(calls.path);
    }
  });
  const deleteAll = async (cards: readonly Card[]) => {
    try {
      const { deleteCards } = await import('./deleteCards');
      return await deleteCards(calls, place, cards, setDeleting);
    } catch (error) {
      return { deleted: [], gone: [], error };
    }
  };
  const remove = useAction(
    'deleteCards',
    async (cards: readonly Card[]) => {
      setDeleting(0);
      const { deleted, gone, error } = await deleteAll(cards);
      setDeleting(undefined);
      setToDelete(none);
      const ids = deleted.map(({ id }) => id);
      selection.drop([...ids, ...gone]);
      if (ids.length > 0) {
        onDeleted(ids);
        toast({
          tone: 'success',
          text: texts.deleted(ids.length),
          action: { label: t('undo'), onAction: () => void restore.run(deleted) },
        });
      }
      void invalidate(calls.path);
      if (error === undefined) return;
      const left = cards.length - ids.length - gone.length;
      toast({ tone: 'danger', text: t('notDeleted', { n: left, reason: explain(error) ?? '' }) });
      throw error;
    },
    { silent: true },
  );
  return {
    toDelete,
    setToDelete,
    deleting,
    askToDelete: () =>
      selection.rows.length ? setToDelete(selection.rows) : toast({ tone: 'danger', text: texts.nothingToDelete }),
    deleteThem: () => void remove.run(toDelete),
  };
}

/** The export of all cards, and the sample file. */
function useFiles<Card extends { id: string }, Values>(
  calls: CardCalls<Card, Values>,
  companyId: string,
  loadFile: () => Promise<CardFile>,
) {
  const { client } = useKalem();
  const { exporting, run, stop } = useExport('exportCards', async (progress) => {
    const [{ exportCards }, file] = await Promise.all([import('./exportCards'), loadFile()]);
    const { signal, onProgress } = progress;
    await exportCards({ calls, file, place: { client, companyId, signal }, onProgress });
  });
  const sample = useAction('saveSample', async () => {
    const [{ saveSample }, file] = await Promise.all([import('./exportCards'), loadFile()]);
    await saveSample(file);
  });
  return {
    exporting,
    exportAll: run,
    stopExport: stop,
    saveSample: () => void sample.run(undefined),
  };
}
