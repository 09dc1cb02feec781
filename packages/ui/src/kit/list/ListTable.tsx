import {
  createContext,
  memo,
  useContext,
  useMemo,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { CheckboxProps } from '../../primitives/choice/Checkbox';
import * as icons from '../../primitives/icons';
import { Menu } from '../../primitives/overlay/Menu';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import type { Column } from './columns';
import { messages } from './messages';
import type { Selection } from './useSelection';

export interface ListTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  /** True while `rows` belong to the previous query. They cannot be selected. */
  isStale: boolean;
  idOf: (row: Row) => string;
  /** The name of a row, for the accessible names of its checkbox, button and menu. */
  nameOf: (row: Row) => string;
  className?: string;
  /** A value for `data-status`, which the list's styles use. */
  statusOf?: (row: Row) => string;
  /** `Box` is our `Checkbox`. Most lists have no selection, so they do not load it. */
  selection?: Selection<Row> & { Box: ComponentType<CheckboxProps> };
  /** The accessible name of a row's checkbox and menu. Default: the list's. */
  selectLabel?: (name: string) => string;
  menuLabel?: (name: string) => string;
  /** The actions of a row in groups. Empty groups are skipped. */
  menu?: (row: Row) => readonly (readonly MenuAction[])[];
  /** Opens a row: by a press anywhere on the row, or by `<RowButton>` in its title with the keyboard. */
  onOpen?: (row: Row) => void;
  sort?: string;
  onSort?: (sort: string) => void;
  /** From `useChosenColumns`. Shown in the head of the menu column. */
  chooser?: MenuAction[];
}

/**
 * A table of rows. The roles are explicit: a narrow widget lays rows out as cards, and browsers then drop their
 * implicit roles.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, rows, isStale, idOf, className = '' } = props;
  return (
    <table
      role="table"
      className={`kalem-table kalem-list-table ${className}`.trim()}
      aria-label={label}
      aria-busy={isStale || !rows}
    >
      <ListHead {...props} />
      <tbody role="rowgroup">
        {rows?.map((row) => (
          <ListRow key={idOf(row)} row={row} {...props} />
        ))}
        {!rows && waiting.map((width) => <WaitingRow key={width} width={width} {...props} />)}
      </tbody>
    </table>
  );
}

function ListHead<Row>({ columns, rows, isStale, selection, menu, chooser, sort, onSort }: ListTableProps<Row>) {
  const t = useMessages(messages);
  const selected = rows?.filter((row) => selection?.has(row)).length ?? 0;
  return (
    <thead>
      <tr>
        {selection && (
          <th data-col="check" scope="col">
            <selection.Box
              label={t('selectShown')}
              isSelected={selected > 0 && selected === rows?.length}
              isIndeterminate={selected > 0 && selected !== rows?.length}
              isDisabled={isStale || !rows?.length}
              onChange={(isSelected) => selection.select(rows ?? [], isSelected)}
            >
              {t('selectShown')}
            </selection.Box>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            className={column.className}
            // A style attribute that a server rendered is refused by a strict policy; a property is not.
            ref={(head) => {
              if (head && column.width !== undefined) head.style.width = `${String(column.width)}px`;
            }}
            data-col={column.isNumeric ? 'amount' : undefined}
            scope="col"
            aria-sort={sortOf(column.id, sort)}
          >
            {column.sort && onSort ? (
              <button type="button" onClick={() => onSort(sort === column.id ? `-${column.id}` : column.id)}>
                {column.head}
              </button>
            ) : (
              column.head
            )}
          </th>
        ))}
        {(menu || chooser) && (
          <th data-col="actions" scope="col">
            {chooser ? <Menu label={t('columns')} icon={icons.more} size="sm" groups={[chooser]} /> : t('actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}

function ListRow<Row>({
  row,
  columns,
  isStale,
  nameOf,
  statusOf,
  selection,
  menu,
  chooser,
  onOpen,
  ...props
}: ListTableProps<Row> & { row: Row }) {
  const t = useMessages(messages);
  const { selectLabel = (name) => t('select', { name }), menuLabel = (name) => t('rowActions', { name }) } = props;
  const name = nameOf(row);
  const isSelected = selection?.has(row) ?? false;
  // React skips elements that are the same as before: a selection or an opened dialog renders no cell.
  const cells = useMemo(
    () =>
      columns.map(({ id, className, card, isNumeric, cell }) => (
        <td key={id} role="cell" className={className} data-card={card} data-col={isNumeric ? 'amount' : undefined}>
          {cell(row)}
        </td>
      )),
    [columns, row],
  );
  return (
    <tr
      role="row"
      data-target={onOpen ? true : undefined}
      data-status={statusOf?.(row)}
      data-selected={isSelected || undefined}
      onClick={onOpen && ((event) => isOwnClick(event) && onOpen(row))}
    >
      {selection && (
        <td role="cell" data-col="check">
          <RowBox
            row={row}
            Box={selection.Box}
            label={selectLabel(name)}
            isSelected={isSelected}
            isDisabled={isStale}
            select={selection.select}
          />
        </td>
      )}
      <OpenRow.Provider value={onOpen && (() => onOpen(row))}>{cells}</OpenRow.Provider>
      {(menu || chooser) && (
        <td role="cell" data-col="actions">
          <RowMenu label={menuLabel(name)} groups={menu?.(row) ?? []} />
        </td>
      )}
    </tr>
  );
}

type RowBoxProps<Row> = Pick<CheckboxProps, 'label' | 'isSelected' | 'isDisabled'> &
  Pick<Selection<Row>, 'select'> & { row: Row; Box: ComponentType<CheckboxProps> };

/** Renders only when its own row changes or is selected. */
const RowBox = memo(function RowBox<Row>({ row, Box, select, ...props }: RowBoxProps<Row>) {
  return <Box {...props} onChange={(isSelected) => select([row], isSelected)} />;
}) as <Row>(props: RowBoxProps<Row>) => ReactNode;

/** Renders no button without actions. */
function RowMenu({ label, groups }: { label: string; groups: readonly (readonly MenuAction[])[] }) {
  if (groups.every((group) => group.length === 0)) return null;
  return <Menu label={label} icon={icons.more} size="sm" groups={groups} />;
}

/** `onOpen` of the row around a cell. */
const OpenRow = createContext<(() => void) | undefined>(undefined);

/**
 * The title of a row as a button that opens it. Arrow up and down move between rows. Plain text in a list without
 * `onOpen`.
 */
export function RowButton({ children }: { children: string }): ReactNode {
  const onOpen = useContext(OpenRow);
  if (!onOpen) return children;
  return (
    <button
      type="button"
      className="kalem-list__name kalem-two-lines"
      title={children}
      aria-haspopup="dialog"
      onClick={onOpen}
      onKeyDown={moveBetweenRows}
    >
      {children}
    </button>
  );
}

const waiting = ['62%', '44%', '71%', '53%', '66%', '38%', '58%', '48%'];

function WaitingRow<Row>({ width, columns, selection, menu, chooser }: ListTableProps<Row> & { width: string }) {
  return (
    <tr aria-hidden="true">
      {selection && (
        <td data-col="check">
          <Skeleton width="18px" height="18px" />
        </td>
      )}
      {columns.map(({ id, className, card, skeleton = width }) => (
        <td key={id} className={className} data-card={card}>
          <Skeleton width={skeleton} />
        </td>
      ))}
      {(menu || chooser) && <td data-col="actions" />}
    </tr>
  );
}

function sortOf(id: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === id) return 'ascending';
  return sort === `-${id}` ? 'descending' : undefined;
}

/**
 * True for clicks on the row's own controls, for clicks that bubble from its menu through the React portal, and for the
 * end of a text selection.
 */
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest('button, label, input, a') && !getSelection()?.toString();
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.currentTarget.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const name = next?.querySelector<HTMLElement>('.kalem-list__name');
  if (!name) return;
  event.preventDefault();
  name.focus();
}
