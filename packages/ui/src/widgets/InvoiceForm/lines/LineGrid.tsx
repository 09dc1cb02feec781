import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore, useFormValue } from '../FormContext';
import { LineRow } from './LineRow';
import { gridColumns } from './gridColumns';
import type { LineAtom } from '../../../draft/lines/LinesState';
import { messages } from '../messages';
import { type RowRange, rowSegments, useRowWindow } from './useRowWindow';
import { useGridKeys } from './useGridKeys';
import { useClientLayoutEffect } from '../../../provider/useThemeAttributes';
import { Icon } from '../../../primitives/Icon';
import { plus } from '../../../primitives/icons';

/**
 * The lines as a spreadsheet. Rows are text; only the row with the caret has inputs. A long invoice renders only the
 * rows near the screen. Tab and the arrows move between cells. Enter moves down, and adds a line at the end. A copied
 * block is pasted from the caret's cell on.
 */
export function LineGrid() {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const lines = useFormValue(form.lines.all);
  const caret = useFormValue(form.caret.current);
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useFigureWidths(grid);
  const { range, rowHeight, isWindowed } = useRowWindow(body, lines.length);
  const segments = rowSegments(range, caret ? lines.indexOf(caret.line) : -1);
  const keys = useGridKeys();

  return (
    <div
      ref={grid}
      className="kalem-lines"
      role="grid"
      aria-label={t('lines')}
      aria-rowcount={lines.length + 2}
      aria-colcount={9}
      data-windowed={isWindowed || undefined}
      {...keys}
    >
      <LineHead />
      <div ref={body} role="rowgroup">
        {segments.flatMap((segment, position) => [
          spacer(
            `before-${segment === range ? 'screen' : 'caret'}`,
            segment.start - (segments[position - 1]?.end ?? 0),
            rowHeight,
          ),
          ...rowsOf(segment, lines),
        ])}
        {spacer('after', lines.length - (segments.at(-1)?.end ?? 0), rowHeight)}
      </div>
      <GhostRow rowIndex={lines.length + 2} />
    </div>
  );
}

/** Sets CSS variables with the width of each numeric column, in characters. */
function useFigureWidths(grid: RefObject<HTMLElement | null>): void {
  const widest = useFormValue(useInvoiceStore().lines.widest);
  useClientLayoutEffect(() => {
    for (const [column, characters] of Object.entries(widest))
      grid.current?.style.setProperty(`--kalem-line-${column}`, String(characters));
  }, [grid, widest]);
}

/** All rows are siblings in order, so that React never moves the focused row in the DOM. */
function rowsOf({ start, end }: RowRange, lines: readonly LineAtom[]): readonly ReactNode[] {
  return lines.slice(start, end).map((line, index) => <LineRow key={String(line)} line={line} index={start + index} />);
}

/** Empty space in place of rows that are not rendered. */
function spacer(key: string, rows: number, rowHeight: number): ReactNode {
  return rows > 0 && rowHeight > 0 && <div key={key} role="presentation" style={{ height: rows * rowHeight }} />;
}

/** The column headings. They stay visible while the lines scroll. */
function LineHead() {
  const t = useMessages(messages);
  return (
    <div role="rowgroup" className="kalem-lines__head">
      <div className="kalem-lines__titles" role="row" aria-rowindex={1}>
        <span role="columnheader" aria-colindex={1}>
          <span className="kalem-hidden">{t('lineNo')}</span>
        </span>
        {gridColumns.map(({ field, head, isEnd }, at) => (
          <span
            key={field}
            role="columnheader"
            aria-colindex={at + 2}
            data-end={isEnd ? '' : undefined}
            aria-label={head && t(field)}
          >
            {t(head ?? field)}
          </span>
        ))}
        <span role="columnheader" aria-colindex={8} data-end="">
          {t('tutar')}
        </span>
        <span role="columnheader" aria-colindex={9}>
          <span className="kalem-hidden">{t('openDetails')}</span>
        </span>
      </div>
    </div>
  );
}

/** The empty row below the last line. A click, a typed letter or a paste turns it into a line. */
function GhostRow({ rowIndex }: { rowIndex: number }) {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const onKeyDown = (event: KeyboardEvent) => {
    // Adds the line before the browser inserts the text, so that the text goes to the focused new cell.
    if (isText(event) || isPaste(event)) flushSync(() => form.addLine());
    else if (event.key === 'ArrowUp') form.caret.toEdge('last');
  };
  return (
    <div role="rowgroup">
      <div className="kalem-line" role="row" aria-rowindex={rowIndex} data-ghost="">
        <span role="gridcell" aria-colindex={1} aria-colspan={9}>
          <button type="button" className="kalem-line__ghost" onClick={() => form.addLine()} onKeyDown={onKeyDown}>
            <Icon icon={plus} size="sm" />
            <span className="kalem-cut">{t('ghost')}</span>
          </button>
        </span>
      </div>
    </div>
  );
}

/** True for a letter, and for the first key of a composed one: '^' of 'â', or an input method. */
function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === 'Dead' || key === 'Process') return true;
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

function isPaste({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'v' && (ctrlKey || metaKey) && !altKey;
}
