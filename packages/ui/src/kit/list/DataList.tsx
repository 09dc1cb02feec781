import { type ReactNode, useRef } from 'react';
import { Banner } from '../../primitives/feedback/Banner';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { Pagination, type PaginationProps } from '../../primitives/layout/Pagination';
import { useMessages } from '../../provider/messages';
import { ErrorText } from '../ErrorText';
import { ListTable, type ListTableProps } from './ListTable';
import { messages } from './messages';
import { useRowFocus } from './useRowFocus';

/** What a host makes its own of a list. */
export interface ListSlots<Row> {
  /** Leaves out the title, for a page that has one already. */
  hideTitle?: boolean | undefined;
  /** Stands in the head of the list, before our own controls; keeps the styles of the host's page. */
  headerActions?: ReactNode | undefined;
  /** Shown when there is nothing to list, in the styles of the host's page; a search without results still says so. */
  emptyState?: ReactNode | undefined;
  /** Further actions for a row, as the last group of its menu. */
  rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
}

export interface DataListProps<Row> extends ListTableProps<Row> {
  /** Why there is nothing to see, and the first step. */
  empty: ReactNode;
  /** The list could not be read; rows from before stay. */
  error: unknown;
  onRetry: () => void;
  /** `<SelectionBar>` while something is selected. */
  bar?: ReactNode;
  /** Open-ended paging; a list that has none says how much it found in `foot`. */
  paging?: PaginationProps;
  foot?: string;
}

/**
 * A list with all of its states: loading, empty, failed, stale, selected, paged; on a narrow widget each row is a card.
 */
export function DataList<Row>({ empty, error, onRetry, bar, paging, foot, ...table }: DataListProps<Row>) {
  const t = useMessages(messages);
  const { rows, isStale } = table;
  const card = useRef<HTMLDivElement>(null);
  const onFocus = useRowFocus(card);
  const isEmpty = rows?.length === 0 && !isStale;
  const hasFailed = error !== null && error !== undefined;
  const isPaged = paging && rows && !(isEmpty && paging.page === 1);
  return (
    <>
      {hasFailed && rows && (
        <div className="kalem-list__news">
          <Banner
            tone="danger"
            actions={
              <Button size="sm" onPress={onRetry}>
                {t('retry')}
              </Button>
            }
          >
            <ErrorText error={error} /> {t('staleHelp')}
          </Banner>
        </div>
      )}
      <div ref={card} tabIndex={-1} className="kalem-card kalem-list__card" onFocus={onFocus}>
        {bar}
        {hasFailed && !rows && (
          <EmptyState
            title={t('failedTitle')}
            actions={
              <Button icon={icons.refresh} onPress={onRetry}>
                {t('retry')}
              </Button>
            }
          >
            <ErrorText error={error} />
          </EmptyState>
        )}
        {isEmpty && empty}
        {!isEmpty && !(hasFailed && !rows) && (
          <div className="kalem-table-wrap" data-stale={isStale && rows ? true : undefined}>
            <ListTable {...table} />
          </div>
        )}
        {isPaged && <Pagination {...paging} />}
        {foot && rows && !isEmpty && (
          <div className="kalem-pagination" role="status">
            {foot}
          </div>
        )}
      </div>
    </>
  );
}
