import { atom } from 'jotai/vanilla';
import { memo, type MouseEvent, type ReactNode, type RefObject, Suspense, useId, useMemo, useRef } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import type { Line } from '@kalem/domain';
import { useUnitTitle } from '../../../fields/units';
import { useInvoiceStore, useFormValue } from '../FormContext';
import { faultsOf, isToldAtOnce } from '../../../draft/lineFaults';
import type { LineAtom, LineEntry } from '../../../draft/lines/LinesState';
import { Icon } from '../../../primitives/Icon';
import { chevronDown, chevronUp } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { amountOf, useFigures } from '../formatting';
import {
  isRaisedByRate,
  kindOfColumn,
  type LineColumn,
  lineColumnOf,
  patchOfColumn,
  raisesPrice,
} from '../../../draft/lines/lineColumns';
import { messages } from '../messages';
import { type GridColumn, gridColumns, hasFactsBelow } from './gridColumns';
import { CellInput, LineCell, useSelectedCells } from './cells';
import type { FieldFault } from '../../../kit/fieldFault';
import { useClientLayoutEffect } from '../../../provider/useThemeAttributes';
import type { Caret } from '../../../draft/lines/CaretState';

const LineNote = lazyPart(async () => (await import('../deferredParts')).LineNote);
const LineDetails = lazyPart(async () => (await import('../deferredParts')).LineDetails);

/** One line of the grid: text, or inputs if the caret is in it. Moving the caret re-renders two lines, typing one. */
export const LineRow = memo(function LineRow({ line, index }: { line: LineAtom; index: number }) {
  const form = useInvoiceStore();
  const isCurrent = useFormValue(useMemo(() => atom((get) => get(form.caret.current)?.line === line), [form, line]));
  return isCurrent ? <CurrentLine line={line} index={index} /> : <TextLine line={line} index={index} />;
});

/** A line without the caret: text only, with the layout of the inputs. A click moves the caret to the clicked cell. */
function TextLine({ line, index }: { line: LineAtom; index: number }) {
  const t = useMessages(messages);
  const unitTitle = useUnitTitle();
  const figures = useFigures();
  const form = useInvoiceStore();
  const { entry, line: draft, faults } = useLine(line);
  const error = faults.find(({ severity }) => severity === 'error');
  const hint = error ?? faults[0];
  const isSelected = useSelectedCells(index);
  const isWrong = (column: LineColumn) =>
    faults.some(({ field, severity }) => field === column && severity === 'error') ? '' : undefined;

  const enter = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('button')) form.caret.toggleDetails(line);
    else form.caret.moveTo(line, columnOf(target));
  };

  return (
    <div
      className="kalem-line"
      role="row"
      aria-rowindex={index + 2}
      data-line={index}
      data-raised={isRaisedByRate(draft) ? '' : undefined}
      data-invalid={error ? '' : undefined}
      onClick={enter}
    >
      <span className="kalem-line__no" role="rowheader" aria-colindex={1}>
        {index + 1}
      </span>
      {gridColumns.map((column, at) => (
        <ShownCell
          key={column.field}
          column={column}
          at={at}
          text={column.show(draft, { figures, unitTitle })}
          invalid={isWrong(column.field)}
          selected={isSelected(column.field)}
        >
          {column.field === 'malHizmet' && (hint || hasFactsBelow(draft)) && (
            <small className="kalem-cut" data-tone={hint?.severity}>
              <Suspense>
                <LineNote line={draft} hint={hint} />
              </Suspense>
            </small>
          )}
        </ShownCell>
      ))}
      <span
        className="kalem-line__sum kalem-num"
        role="gridcell"
        aria-colindex={8}
        data-column="tutar"
        data-selected={isSelected('tutar')}
      >
        {draft.birimFiyat ? figures.amount(amountOf(entry.figures)) : '–'}
      </span>
      <span className="kalem-line__act" role="gridcell" aria-colindex={9}>
        <button
          type="button"
          className="kalem-icon-button"
          data-size="sm"
          tabIndex={-1}
          aria-expanded={false}
          aria-label={t('openDetails')}
        >
          <Icon icon={chevronDown} />
        </button>
      </span>
    </div>
  );
}

/** Column index of the first cell; column 1 is the line's number. */
const FIRST_CELL = 2;

interface ShownCellProps {
  column: GridColumn;
  at: number;
  text: string;
  invalid: '' | undefined;
  selected: '' | undefined;
  /** Content below the text. */
  children: ReactNode;
}

/** A cell as text. */
function ShownCell({ column, at, text, invalid, selected, children }: ShownCellProps) {
  const { field, className, textClass } = column;
  const kind = kindOfColumn[field];
  return (
    <span
      className={textClass ? `${className} ${textClass}` : className}
      role="gridcell"
      aria-colindex={at + FIRST_CELL}
      data-column={field}
      data-invalid={invalid}
      data-selected={selected}
    >
      {kind === 'text' || kind === 'unit' ? (
        <span className="kalem-cut" title={text}>
          {text}
        </span>
      ) : (
        text
      )}
      {children}
    </span>
  );
}

function columnOf(target: Element): LineColumn {
  const column = target.closest('[data-column]')?.getAttribute('data-column');
  return lineColumnOf(column) ?? 'malHizmet';
}

/** The line with the caret: the same layout with inputs, and below it the panel of the rarely used fields. */
function CurrentLine({ line, index }: { line: LineAtom; index: number }) {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const { entry, line: draft, faults } = useLine(line);
  const caret = useFormValue(form.caret.current);
  const isNarrow = useFormValue(form.narrow);
  const hintId = useId();
  const row = useRef<HTMLDivElement>(null);
  useCaretFocus(row, caret);

  const n = index + 1;
  const isSelected = useSelectedCells(index);
  const isUnfolded = caret?.details ?? false;
  const isOpen = isNarrow || isUnfolded;
  const hint = faults.find(({ field }) => field === caret?.column);
  const title = (column: LineColumn) => t(column === 'iskontoOrani' && raisesPrice(draft) ? 'arttirimOrani' : column);
  const hintOf = (column: LineColumn) => (hint?.field === column ? hint : undefined);
  const input = (column: LineColumn) => ({
    name: `malHizmetler[${index}].${column}`,
    label: t('cellName', { column: title(column), n }),
    invalid: faults.some(({ field, severity }) => field === column && severity === 'error'),
    describedBy: hintOf(column) && hintId,
    value: draft[column] ?? '',
    onChange: (value: string) => form.editLine(line, patchOfColumn(column, value)),
  });

  return (
    <div
      ref={row}
      className="kalem-line"
      role="row"
      aria-rowindex={n + 1}
      data-line={index}
      data-raised={isRaisedByRate(draft) ? '' : undefined}
      data-current=""
    >
      <span className="kalem-line__no" role="rowheader" aria-colindex={1}>
        {n}
      </span>
      {gridColumns.map((column, at) => (
        <LineCell
          key={column.field}
          className={column.className}
          colIndex={at + FIRST_CELL}
          selected={isSelected(column.field)}
          isLong={kindOfColumn[column.field] === 'number' && (draft[column.field]?.length ?? 0) > LONG}
          label={title(column.field)}
          hint={hintOf(column.field)}
          hintId={hintId}
        >
          <CellInput column={column} {...input(column.field)} />
        </LineCell>
      ))}
      <span
        className="kalem-line__sum kalem-num"
        role="gridcell"
        aria-colindex={8}
        data-label={t('tutar')}
        data-column="tutar"
        data-selected={isSelected('tutar')}
      >
        {draft.birimFiyat ? figures.amount(amountOf(entry.figures)) : '–'}
      </span>
      <span className="kalem-line__act" role="gridcell" aria-colindex={9}>
        <button
          type="button"
          className="kalem-icon-button"
          data-size="sm"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+Enter"
          aria-label={t(isOpen ? 'closeDetails' : 'openDetails')}
          onClick={() => form.caret.toggleDetails(line)}
        >
          <Icon icon={isOpen ? chevronUp : chevronDown} />
        </button>
      </span>
      {isOpen && (
        <Suspense fallback={<div className="kalem-line__details-place" />}>
          <LineDetails line={line} index={index} faults={faults} draft={draft} isFolded={!isUnfolded} />
        </Suspense>
      )}
    </div>
  );
}

interface ShownLine {
  readonly entry: LineEntry;
  readonly line: Line;
  /**
   * The shown faults: all after the caret has left the line or saving was attempted, before that only some
   * (`isToldAtOnce`).
   */
  readonly faults: readonly FieldFault[];
}

function useLine(line: LineAtom): ShownLine {
  const revealed = useFormValue(useInvoiceStore().faults.revealed);
  const entry = useFormValue(line);
  const faults = revealed || entry.touched ? faultsOf(entry) : faultsOf(entry).filter(isToldAtOnce);
  return { entry, line: entry.line, faults };
}

/** Number of digits that fit into the narrowest cell of a card. */
const LONG = 8;

/**
 * Focuses the caret's cell or field after a move, and scrolls the line into view. Does nothing until the caret was
 * moved.
 */
function useCaretFocus(row: RefObject<HTMLElement | null>, caret: Caret | undefined): void {
  const done = useRef(0);
  const { focus = 0, column, field } = caret ?? {};
  useClientLayoutEffect(() => {
    if (focus === 0 || focus === done.current) return;
    done.current = focus;
    const target = find(row.current, field) ?? row.current?.querySelector(`[data-column="${column}"]`);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    if (target instanceof HTMLInputElement) placeCaret(target);
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [row, focus, column, field]);
}

function find(row: HTMLElement | null, field: string | undefined): Element | null {
  return field === undefined || row === null
    ? null
    : row.querySelector(`[data-field="${field}"] :is(input, select, textarea)`);
}

/** Selects a figure, because the user usually replaces it. In a name the text cursor goes to the end. */
function placeCaret(input: HTMLInputElement): void {
  if (input.dataset.column === 'malHizmet') input.setSelectionRange(input.value.length, input.value.length);
  else input.select();
}
