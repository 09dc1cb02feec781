import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { Button, Keys } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useKalem } from '../../provider/useKalem';
import { useShortcuts } from '../useShortcuts';
import { DataList, type DataListProps } from './DataList';
import type { FoundRows } from './foundRows';
import { NothingFound, type NothingFoundProps } from './NothingFound';
import type { Pages } from './usePages';

/** An action on a row. With `dialog` it opens that, else it calls `run`. */
export interface RowAction<Row> extends Pick<MenuAction, 'id' | 'tone'> {
  /** Its text in the row's menu. Without it the action is not in the menu: a press on the row or a dialog opens it. */
  label?: string;
  icon?: string;
  /** False leaves it out of the row's menu. */
  when?: (row: Row) => boolean;
  /** `open` opens the dialog of another action of the same row. */
  run?: (row: Row, open: (id: string) => void) => void;
  dialog?: (row: Row, close: () => void, open: (id: string) => void) => ReactNode;
}

interface CreateAction {
  label: string;
  run?: () => void;
  dialog?: (close: () => void) => ReactNode;
}

export interface ListPageProps<Row> extends Pick<
  DataListProps<Row>,
  'className' | 'columns' | 'idOf' | 'nameOf' | 'statusOf'
> {
  title: string;
  /** The accessible name of the table. Default: the title. */
  label?: string;
  /** The rows. Without `page` they are not paged, and the summary is below them. */
  list: Pick<DataListProps<Row>, 'rows'> & Pick<FoundRows<Row>, 'isStale' | 'error' | 'retry'> & Partial<Pages>;
  /** The number of rows as text. */
  summary: string;
  /** A note about the list, beside the summary. */
  hint?: string;
  /** The text of a list without rows. The button of `create` is below it. */
  empty: { title: string; help?: string };
  /** Replaces `empty` while a search or filter is active. */
  notFound?: NothingFoundProps | false;
  /** Adds a row: a button in the head, or in the empty list, and the key `n`. */
  create?: CreateAction | undefined;
  /** In groups, as in the menu of a row. */
  actions?: readonly (readonly RowAction<Row>[])[];
  /** The id of the action for a press on a row. */
  opens?: string;
  /** Shown in the head, after the title. */
  head?: ReactNode;
  /** Shown between the head and the rows, usually a `<ListToolbar>`. */
  toolbar?: ReactNode;
  /** Shown below the rows. */
  children?: ReactNode;
}

/** A widget that is a list: its head, its rows with their states and menus, and the dialogs that they open. */
export function ListPage<Row>({
  title,
  label = title,
  list: { rows, isStale, error, retry, page, hasNext = false, onPage, sizes },
  summary,
  hint,
  empty,
  notFound = false,
  create,
  actions = [],
  opens,
  head,
  toolbar,
  children,
  ...table
}: ListPageProps<Row>) {
  const [opened, setOpened] = useState<{ id: string; row: Row } | 'create'>();
  const close = () => setOpened(undefined);
  const all = actions.flat();
  const act = ({ id, dialog, run }: RowAction<Row>, row: Row) =>
    dialog ? setOpened({ id, row }) : run?.(row, (next) => setOpened({ id: next, row }));
  const first = all.find(({ id }) => id === opens);
  const startCreate = () => (create?.dialog ? setOpened('create') : create?.run?.());
  // Not before the rows are known: without the permission to read them, creating would fail too.
  useShortcuts(create && rows ? { n: startCreate } : {});
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{title}</h1>
        {head}
        {create && rows && (rows.length > 0 || notFound) && (
          <CreateButton hasKey onPress={startCreate}>
            {create.label}
          </CreateButton>
        )}
      </div>
      {toolbar}
      <DataList
        {...table}
        label={label}
        rows={rows}
        isStale={isStale}
        error={error}
        onRetry={retry}
        onOpen={first && ((row) => act(first, row))}
        menu={all.some((action) => action.label) ? (row) => actions.map((group) => menuOf(group, row, act)) : undefined}
        empty={
          notFound ? (
            <NothingFound {...notFound} />
          ) : (
            <EmptyState
              title={empty.title}
              actions={create && <CreateButton onPress={startCreate}>{create.label}</CreateButton>}
            >
              {empty.help}
            </EmptyState>
          )
        }
        paging={page === undefined || !onPage ? undefined : { page, hasNext, onPage, sizes, summary, hint }}
        foot={page === undefined ? summary : undefined}
      />
      {children}
      <Suspense>
        {opened === 'create' && create?.dialog?.(close)}
        {opened && opened !== 'create' && (
          <Fragment key={opened.id}>
            {all.find(({ id }) => id === opened.id)?.dialog?.(opened.row, close, (id) => setOpened({ ...opened, id }))}
          </Fragment>
        )}
      </Suspense>
    </>
  );
}

function menuOf<Row>(
  group: readonly RowAction<Row>[],
  row: Row,
  act: (action: RowAction<Row>, row: Row) => void,
): MenuAction[] {
  return group.flatMap((action) => {
    const { id, label, icon, tone, when } = action;
    if (!label || when?.(row) === false) return [];
    return { id, label, icon, tone, onAction: () => act(action, row) };
  });
}

interface CreateButtonProps {
  /** Shows the shortcut, which only one button does. */
  hasKey?: boolean;
  onPress: () => void;
  children: string;
}

function CreateButton({ hasKey = false, onPress, children }: CreateButtonProps) {
  const { shortcuts } = useKalem();
  const showsKey = hasKey && shortcuts;
  return (
    <Button
      variant="primary"
      icon={icons.plus}
      aria-keyshortcuts={showsKey ? 'n' : undefined}
      end={showsKey && <Keys keys={['N']} />}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
