import { toScreenDate } from '@kalem/domain';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { NothingFound } from '../../kit/list/NothingFound';
import type { ListQuery } from '../../kit/list/useListQuery';
import { messages } from './messages';
import { collectionOf, statusOf } from './useInvoices';

export interface NoInvoicesProps {
  query: ListQuery;
  mayCreate: boolean;
  onCreate: () => void;
  onClearSearch: () => void;
  onAllStatuses: () => void;
}

/** The reason for an empty list, and the first step. */
export function NoInvoices({ query, mayCreate, onCreate, onClearSearch, onAllStatuses }: NoInvoicesProps) {
  const t = useMessages(messages);
  if (query.search !== '')
    return <NothingFound title={t('notFoundTitle')} help={t('notFoundHelp')} onClear={onClearSearch} />;
  const range = { start: toScreenDate(query.range.start), end: toScreenDate(query.range.end) };
  const states = [statusOf(query), collectionOf(query)].flatMap((state) => (state ? [t(state)] : []));
  if (states.length > 0)
    return (
      <EmptyState
        title={t('noneOfStatusTitle')}
        actions={<Button onPress={onAllStatuses}>{t('showAllStatuses')}</Button>}
      >
        {t('noneOfStatusHelp', { ...range, status: states.join(', ') })}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <Button variant="primary" icon={icons.plus} isDisabled={!mayCreate} onPress={onCreate}>
          {t('create')}
        </Button>
      }
    >
      {t('emptyHelp', range)}
    </EmptyState>
  );
}
