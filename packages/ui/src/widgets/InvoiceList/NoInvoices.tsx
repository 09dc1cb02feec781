import { toScreenDate } from '@kalem/domain';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/EmptyState';
import * as icons from '../../primitives/icons';
import { resolveMessage } from '../../provider/failures';
import { useMessages } from '../../provider/messages';
import type { ListQuery } from './InvoiceListStore';
import { messages } from './messages';

export interface NoInvoicesProps {
  query: ListQuery;
  /** The list could not be loaded, and there is none from before. */
  error: unknown;
  onRetry: () => void;
  onCreate: () => void;
  onClearSearch: () => void;
}

/** Why there is nothing to see, and the first step. */
export function NoInvoices({ query, error, onRetry, onCreate, onClearSearch }: NoInvoicesProps) {
  const t = useMessages(messages);
  if (error) {
    return (
      <EmptyState
        title={t('failedTitle')}
        actions={
          <Button icon={icons.refresh} onPress={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {resolveMessage(error)}
      </EmptyState>
    );
  }
  if (query.kind === 'search') {
    return (
      <EmptyState title={t('notFoundTitle')} actions={<Button onPress={onClearSearch}>{t('clearSearch')}</Button>}>
        {t('notFoundHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <Button variant="primary" icon={icons.plus} onPress={onCreate}>
          {t('create')}
        </Button>
      }
    >
      {t('emptyHelp', { start: toScreenDate(query.range.start), end: toScreenDate(query.range.end) })}
    </EmptyState>
  );
}
