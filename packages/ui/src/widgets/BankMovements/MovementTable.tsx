import { type ReactNode, useRef } from 'react';
import { DataList } from '../../kit/list/DataList';
import { NothingFound } from '../../kit/list/NothingFound';
import { SelectionBar } from '../../kit/list/SelectionBar';
import { useSelection } from '../../kit/list/useSelection';
import { useShortcuts } from '../../kit/useShortcuts';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { useMessages } from '../../provider/messages';
import { focusedElement } from '../../provider/shadow';
import { useColumns } from './columns';
import { messages } from './messages';
import { nameOfMovement } from './MovementFacts';
import type { BankMovement, BankMovementsState } from './useBankMovements';
import { type Matching, MOST_CONFIRMED } from './useMatching';

interface MovementTableProps {
  list: BankMovementsState;
  matching: Matching;
  mayWrite: boolean;
  onConfirm: (movement: BankMovement) => void;
  onChoose: (movement: BankMovement) => void;
  /** The first step when there are no movements at all. */
  firstStep: ReactNode;
}

/** The movements of a view. The keys j and k move between their main buttons, and Enter presses one (MNY-98). */
export function MovementTable({ list, matching, mayWrite, onConfirm, onChoose, firstStep }: MovementTableProps) {
  const t = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  const { tab, query, rows } = list;
  const columns = useColumns({ tab, matching, mayWrite, onConfirm, onChoose });
  const selection = useSelection<BankMovement>(JSON.stringify([tab, query.search]));
  useShortcuts({ j: () => moveFocus(place.current, 1), k: () => moveFocus(place.current, -1) });
  const isSelectable = mayWrite && tab === 'ONERI';
  const isEmpty = list.counts && Object.values(list.counts).every((n) => n === 0);
  const confirmSelected = async () => selection.drop(await matching.confirm(selection.rows));
  const empty = () => {
    if (query.search)
      return <NothingFound title={t('notFound')} help={t('notFoundHelp')} onClear={() => list.ask({ search: '' })} />;
    if (isEmpty)
      return (
        <EmptyState title={t('empty')} actions={firstStep}>
          {t('emptyHelp')}
        </EmptyState>
      );
    const titles = { ONERI: 'nothingToDo', ESLESEN: 'noMatches', ESLESMEYEN: 'noUnmatched' } as const;
    return <EmptyState title={t(titles[tab])} />;
  };
  const without = selection.rows.filter((movement) => matching.chosenOf(movement) === undefined).length;
  const isTooMany = selection.rows.length > MOST_CONFIRMED;
  return (
    <div ref={place}>
      <DataList
        label={t(tab)}
        className="kalem-movements"
        columns={columns}
        rows={rows}
        isStale={list.isStale || list.isTyping}
        idOf={({ id }) => id}
        nameOf={nameOfMovement}
        {...(isSelectable && { selection: { ...selection, Box: Checkbox } })}
        bar={
          isSelectable &&
          selection.rows.length > 0 && (
            <SelectionBar
              label={t('selection')}
              count={t('selected', { n: selection.rows.length })}
              note={
                (isTooMany && t('tooMany', { n: MOST_CONFIRMED })) || (without > 0 && t('notChosen', { n: without }))
              }
              onClear={selection.clear}
            >
              <Button
                size="sm"
                variant="primary"
                isDisabled={isTooMany}
                isPending={selection.rows.some(({ id }) => matching.isPending(id))}
                onPress={() => void confirmSelected()}
              >
                {t('confirmSelected')}
              </Button>
            </SelectionBar>
          )
        }
        error={list.error}
        onRetry={list.retry}
        empty={empty()}
        paging={{
          page: query.page,
          hasNext: list.hasNext,
          summary: t('page', { n: rows?.length ?? 0 }),
          onPage: list.turnTo,
        }}
      />
    </div>
  );
}

/** Focuses the main button of the next or previous row; of the first one while none has the focus. */
function moveFocus(place: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(place?.querySelectorAll('tbody tr') ?? [])];
  const at = rows.findIndex((row) => row.contains(focusedElement()));
  const next = rows[at < 0 ? 0 : at + step];
  const button = next?.querySelector<HTMLElement>('.kalem-movements__actions button');
  button?.focus();
  button?.scrollIntoView({ block: 'nearest' });
}
