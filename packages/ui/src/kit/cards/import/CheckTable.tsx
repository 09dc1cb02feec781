import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { joinMessages, type ReadableColumn } from '@kalem/domain';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { useFaultText } from '../../faults';
import type { FieldFault } from '../../fieldFault';
import { type CheckedRow, type Checking } from './checkRows';
import { writtenAs } from './mapping';
import { importMessages } from './importMessages';

interface CheckTableProps {
  checking: Checking;
  rows: readonly CheckedRow[];
  onEdit: (row: CheckedRow, place: number, text: string) => void;
}

/** A column of the table and the index of its cells. */
interface ShownColumn extends ReadableColumn {
  readonly cell: number;
}

/** Below this width (px) rows are cards. */
const NARROW_PX = 600;

/** A virtualized table: only visible rows are in the page. All row heights are known. */
export function CheckTable({ checking, rows, onEdit }: CheckTableProps) {
  const t = useMessages(importMessages);
  const box = useRef<HTMLDivElement>(null);
  const { kind } = checking;
  const columns = useShownColumns(checking, rows);
  const { isNarrow, top, height } = useView(box);
  const offsets = useMemo(() => offsetsOf(rows, isNarrow), [rows, isNarrow]);
  const start = Math.max(0, placeAt(offsets, top) - OVERSCAN_ROWS);
  const end = Math.min(rows.length, placeAt(offsets, top + height) + OVERSCAN_ROWS);
  const [before, after] = [offsets[start] ?? 0, (offsets[rows.length] ?? 0) - (offsets[end] ?? 0)];
  const seen = rows.slice(start, end);
  return (
    <div ref={box} className="kalem-import__rows kalem-cardcheck" role="region" aria-label={t('which')} tabIndex={0}>
      {isNarrow ? (
        <ul style={{ paddingTop: before, paddingBottom: after }}>
          {seen.map((row) => (
            <RowCard key={row.row} row={row} columns={columns} kind={kind} onEdit={onEdit} />
          ))}
        </ul>
      ) : (
        <table className="kalem-table" aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" data-kind="number">
                {t('row')}
              </th>
              {columns.map(({ field, heading, kind: of }) => (
                <th key={field} scope="col" data-kind={of}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Space height={before} />
            {seen.map((row, index) => (
              <tr key={row.row} aria-rowindex={start + index + 2}>
                <td className="kalem-num kalem-muted" data-kind="number">
                  {row.row}
                </td>
                {columns.map((column) => (
                  <td key={column.field} data-kind={column.kind}>
                    <Cell row={row} column={column} columns={columns} kind={kind} onEdit={onEdit} />
                  </td>
                ))}
              </tr>
            ))}
            <Space height={after} />
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Fills the height of the rows that are not in the page. */
function Space({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" className="kalem-cardcheck__space" style={{ height }}>
      <td />
    </tr>
  ) : null;
}

const naming = ['unvan', 'malHizmet', 'ad', 'soyad', 'vknTckn', 'birim'];

/** The columns: the name of the card, then columns with errors, then the others in the order of the template. */
function useShownColumns({ kind, columns }: Checking, rows: readonly CheckedRow[]): readonly ShownColumn[] {
  // Computed once, so that a correction moves no column.
  const [faulty] = useState(() => new Set(rows.flatMap((row) => markedIn(row).map(({ field }) => field))));
  return useMemo(() => {
    const rank = (field: string) => {
      if (naming.includes(field)) return naming.indexOf(field);
      return faulty.has(field) ? naming.length : naming.length + 1;
    };
    const place = (field: string) => kind.columns.findIndex((column) => column.field === field);
    return columns
      .map((column, cell) => ({ ...column, cell }))
      .sort((one, other) => rank(one.field) - rank(other.field) || place(one.field) - place(other.field));
  }, [kind, columns, faulty]);
}

interface View {
  isNarrow: boolean;
  top: number;
  height: number;
}

/** The visible part of the scroll container. */
function useView(box: RefObject<HTMLDivElement | null>): View {
  const [view, setView] = useState<View>({ isNarrow: false, top: 0, height: 600 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const next = { isNarrow: element.clientWidth < NARROW_PX, top: element.scrollTop, height: element.clientHeight };
      setView((before) => (isSame(before, next) ? before : next));
    };
    // Also reports the initial size.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box]);
  return view;
}

function isSame(one: View, other: View): boolean {
  return one.isNarrow === other.isNarrow && one.top === other.top && one.height === other.height;
}

/** Errors and warnings of a row. A field has at most one of the two. */
function markedIn({ faults, warnings }: CheckedRow): readonly FieldFault[] {
  return [...faults, ...warnings];
}

/** Heights in px from ImportCards.css: a row, a card without errors, each marked cell of a card. */
const ROW_PX = 44;
const CARD_PX = 57;
const FAULT_PX = 66;
/** Rows rendered above and below the visible ones. */
const OVERSCAN_ROWS = 8;

/** The offset of each row, and the end of the last one. */
function offsetsOf(rows: readonly CheckedRow[], isNarrow: boolean): Float64Array {
  const offsets = new Float64Array(rows.length + 1);
  rows.forEach((row, index) => {
    const height = isNarrow ? CARD_PX + FAULT_PX * markedIn(row).length : ROW_PX;
    offsets[index + 1] = (offsets[index] ?? 0) + height;
  });
  return offsets;
}

/** The index of the row at this offset. */
function placeAt(offsets: Float64Array, height: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle + 1] ?? Infinity) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Editing = Pick<CheckTableProps, 'onEdit'> &
  Pick<Checking, 'kind'> & { row: CheckedRow; columns: readonly ShownColumn[] };

/** A row on a phone: its name and its marked cells. */
function RowCard({ row, columns, kind, onEdit }: Editing) {
  const t = useMessages(importMessages);
  const { emptied } = row;
  const marked = columns.filter(({ field }) => markedIn(row).some((fault) => fault.field === field));
  return (
    <li>
      <div className="kalem-cardcheck__name">
        <b className="kalem-two-lines">{nameOf(row, columns)}</b>
        <small className="kalem-num kalem-muted">
          {emptied > 0 && `${t('emptied', { n: emptied })} · `}
          {t('rowNumber', { n: row.row })}
        </small>
      </div>
      {marked.map((column) => (
        <div key={column.field} className="kalem-cardcheck__fault">
          <small className="kalem-muted">{column.heading}</small>
          <Cell row={row} column={column} columns={columns} kind={kind} onEdit={onEdit} />
        </div>
      ))}
    </li>
  );
}

function nameOf({ cells }: CheckedRow, columns: readonly ShownColumn[]): string {
  const text = (field: string) => String(cells[columns.find((column) => column.field === field)?.cell ?? -1] ?? '');
  return text('unvan') || text('malHizmet') || `${text('ad')} ${text('soyad')}`.trim() || text('vknTckn');
}

function Cell({ row, column, columns, kind, onEdit }: Editing & { column: ShownColumn }) {
  const t = useMessages(importMessages);
  const faultText = useFaultText();
  const { locale } = useKalem();
  const { field, heading, cell } = column;
  const value = row.cells[cell] ?? '';
  const own = markedIn(row).filter((fault) => fault.field === field);
  const [first] = columns;
  const headingOf = (name: string) => kind.columns.find((one) => one.field === name)?.heading ?? name;
  // Errors of fields without a column are shown at the start of the row.
  const others = row.faults.filter((fault) => !columns.some((one) => one.field === fault.field));
  const words = [
    ...own.map(faultText),
    ...(first === column
      ? others.map((fault) => t('otherField', { heading: headingOf(fault.field), text: faultText(fault) }))
      : []),
  ];
  const { emptied } = row;
  const notes =
    first === column
      ? [
          ...(row.twin === undefined ? [] : [t('twin', { n: row.twin })]),
          ...(emptied > 0 ? [t('emptied', { n: emptied })] : []),
        ]
      : [];
  const shown = writtenAs(value, locale);
  if (own.length > 0 || (row.isEdited && words.length > 0))
    return (
      <WrongCell
        key={shown}
        label={t('cell', { row: row.row, heading })}
        value={shown}
        words={joinMessages([...words, ...notes])}
        isWarning={own.length > 0 && own.every(({ severity }) => severity === 'warning')}
        onChange={(text) => onEdit(row, cell, text)}
      />
    );
  // A row has two lines: one long text, or a text and its error.
  const isAlone = notes.length + words.length === 0;
  return (
    <span className="kalem-cardcheck__value" title={shown}>
      <span className={isAlone ? 'kalem-two-lines' : 'kalem-cut'}>{shown}</span>
      {notes.length > 0 && <small data-tone="warning">{notes.join(' · ')}</small>}
      {words.length > 0 && <small data-tone="danger">{joinMessages(words)}</small>}
    </span>
  );
}

interface WrongCellProps {
  label: string;
  value: string;
  words: string;
  /** True for a warning, which does not block the row. */
  isWarning: boolean;
  onChange: (text: string) => void;
}

/** Blur or Enter applies the typed text; Esc restores the old one. */
function WrongCell({ label, value, words, isWarning, onChange }: WrongCellProps) {
  const [text, setText] = useState(value);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape' || text === value) return;
    event.stopPropagation();
    setText(value);
  };
  return (
    <span className="kalem-cardcheck__wrong" data-tone={isWarning ? 'warning' : 'danger'} title={words}>
      <input
        aria-label={label}
        aria-invalid={!isWarning}
        aria-description={words}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        onBlur={() => text !== value && onChange(text)}
      />
      <small>{words}</small>
    </span>
  );
}
