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

/** A host's customizations of a list. */
export interface ListSlots<Row> {
  /** Hides the title, for a page that already has one. */
  hideTitle?: boolean | undefined;
  /** Shown in the list's header before our own controls, with the styles of the host's page. */
  headerActions?: ReactNode | undefined;
  /**
   * Shown if the list is empty, with the styles of the host's page. A search or status without results keeps its own
   * text.
   */
  emptyState?: ReactNode | undefined;
  /** Further actions of a row, as the last group of its menu. */
  rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
}

export interface DataListProps<Row> extends ListTableProps<Row> {
  /** The empty state, with the first step. */
  empty: ReactNode;
  /** Set if the list could not be read. Earlier rows stay. */
  error: unknown;
  onRetry: () => void;
  /** A `<SelectionBar>` while rows are selected. */
  bar?: ReactNode;
  /** Paging without a known last page. A list without it shows the number of rows in `foot`. */
  paging?: PaginationProps;
  foot?: string;
}

/**
 * A list with all its states: loading, empty, failed, stale, selected, paged. In a narrow widget each row is a card.
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
