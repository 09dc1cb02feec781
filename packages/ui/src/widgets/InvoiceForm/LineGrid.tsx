import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../provider/messages';
import { useForm, useFormValue } from './FormContext';
import { GhostRow } from './GhostRow';
import { LineHead } from './LineHead';
import { LineRow } from './LineRow';
import type { LineAtom } from './LinesState';
import { messages } from './messages';
import { rowSegments, type RowRange } from './rowWindow';
import { useGridKeys } from './useGridKeys';
import { useRowWindow } from './useRowWindow';

/**
 * The lines as a spreadsheet: text rows, inputs only where the caret is, and of a long invoice only the rows near the screen.
 * Tab and the arrows go from cell to cell, Enter down and at the end to a new line, a copied block is pasted from the caret on.
 */
export function LineGrid() {
  const t = useMessages(messages);
  const form = useForm();
  const lines = useFormValue(form.lines.all);
  const caret = useFormValue(form.caret.current);
  const body = useRef<HTMLDivElement>(null);
  const { range, rowHeight, isWindowed } = useRowWindow(body, lines.length);
  const segments = rowSegments(range, caret ? lines.indexOf(caret.line) : -1);
  const keys = useGridKeys();

  return (
    <div
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

/** All rows are siblings in their order, so that the one with the focus is never moved in the page. */
function rowsOf({ start, end }: RowRange, lines: readonly LineAtom[]): readonly ReactNode[] {
  return lines.slice(start, end).map((line, index) => <LineRow key={String(line)} line={line} index={start + index} />);
}

/** Room for rows that are not in the page. */
function spacer(key: string, rows: number, rowHeight: number): ReactNode {
  return rows > 0 && rowHeight > 0 && <div key={key} role="presentation" style={{ height: rows * rowHeight }} />;
}
