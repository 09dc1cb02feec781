import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useUnitTitle } from '../../../fields/units';
import { useKalem } from '../../../provider/useKalem';
import { useMessages } from '../../../provider/messages';
import { useFigures } from '../formatting';
import { useInvoiceStore } from '../FormContext';
import { useDeferredParts } from '../DeferredPartsContext';
import { type GridKey, gridMove, type GridMove } from '../../../draft/lines/gridMove';
import { type LineColumn, lineColumnOf } from '../../../draft/lines/lineColumns';
import { messages } from '../messages';
import type { LineAtom } from '../../../draft/lines/LinesState';
import { useRemoveLine } from './useRemoveLine';

const tabStops = ':is(input, select, textarea, button):not([tabindex="-1"], [disabled])';

/** Event handlers of the grid: keys that move the caret or change lines, selection of cells, copy and paste. */
export function useGridKeys() {
  const t = useMessages(messages);
  const { toast, report } = useKalem();
  const form = useInvoiceStore();
  const remove = useRemoveLine();
  const figures = useFigures();
  const unitTitle = useUnitTitle();
  const parts = useDeferredParts();

  const perform = (move: GridMove) => {
    const line = form.caret.read()?.line;
    if (!line) return;
    if (move.kind === 'step') form.caret.step(move.rows, move.columns);
    else if (move.kind === 'edge') form.caret.toEdge(move.edge);
    else if (move.kind === 'enter') form.nextLine();
    else if (move.kind === 'remove') remove(line);
    else if (move.kind === 'duplicate') form.duplicateLine(line);
    else if (move.kind === 'shift') form.shiftLine(line, move.rows);
    else if (move.kind === 'extend') form.range.extend(move.rows, move.columns);
    else form.caret.toggleDetails(line);
  };

  const onTab = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget.querySelector('[data-current]');
    const stops = row ? [...row.querySelectorAll(tabStops)] : [];
    if (event.target !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
    const hasMoved = event.shiftKey ? form.caret.toLine(-1, 'kdvOrani') : form.caret.toLine(1, 'malHizmet');
    if (hasMoved) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      onTab(event);
      return;
    }
    if (event.key === 'Escape' && form.jotai.get(form.range.current)) {
      event.preventDefault();
      form.range.clear();
      return;
    }
    const isRange = form.jotai.get(form.range.current) !== undefined;
    const move = gridMove(isRange ? { ...keyOf(event), atStart: true, atEnd: true } : keyOf(event));
    const concernsLine = move !== undefined && !['step', 'edge', 'enter', 'extend'].includes(move.kind);
    if (!move || !(columnOf(event.target) || (concernsLine && isInPanel(event.target)))) return;
    event.preventDefault();
    perform(move);
    if (move.kind === 'extend') showEndOfRange(event.currentTarget);
  };

  /** The caret stays at the start of the selection, so the page scrolls to the selection's end. */
  const showEndOfRange = (grid: HTMLElement) => {
    const end = form.jotai.get(form.range.current)?.to;
    if (end) grid.querySelector(`[data-line="${form.lines.indexOf(end.line)}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  const onPaste = (event: ClipboardEvent) => {
    const column = columnOf(event.target);
    const line = form.caret.read()?.line;
    const text = event.clipboardData.getData('text/plain');
    if (!column || !line || !isBlock(text)) return;
    event.preventDefault();
    void paste(line, column, text);
  };

  const paste = async (line: LineAtom, column: LineColumn, text: string) => {
    try {
      const { readBlock, parseClipboard } = await import('../deferredParts');
      if (form.lines.indexOf(line) < 0) return;
      const { faturaTip } = form.jotai.get(form.header);
      const { patches, unknown } = readBlock(parseClipboard(text), column, faturaTip);
      const undo = form.paste(line, patches);
      toast({
        tone: 'success',
        text: t(unknown.length > 0 ? 'linesPastedWithout' : 'linesPasted', {
          n: patches.length,
          columns: unknown.join(', '),
        }),
        action: { label: t('undo'), onAction: undo },
      });
    } catch (error) {
      report({ kind: 'loadPart', error });
    }
  };

  /** Copies the selected cells for a spreadsheet. Without a range, the browser copies the selected text of the cell. */
  const onCopy = (event: ClipboardEvent) => {
    const block = form.range.blockOf(form.jotai.get(form.range.current));
    if (!block || !parts) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', parts.writeBlock(form, block, { figures, unitTitle }));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0 && event.pointerType === 'mouse' && !event.shiftKey)
      parts?.startDrag(form, event.currentTarget, event.nativeEvent);
  };

  /**
   * The cell that Shift+click extends the selection to. Undefined in the caret's own cell, where Shift+click selects
   * text.
   */
  const extendedTo = ({ shiftKey, target }: MouseEvent) => {
    const cell = shiftKey && target instanceof Element ? parts?.cellAt(form, target) : undefined;
    const caret = form.caret.read();
    return cell?.line === caret?.line && cell?.column === caret?.column ? undefined : cell;
  };
  /** Shift+click must not move the focus. */
  const onMouseDown = (event: MouseEvent) => extendedTo(event) && event.preventDefault();
  const onClickCapture = (event: MouseEvent) => {
    const cell = extendedTo(event);
    if (!cell) return;
    event.stopPropagation();
    form.range.extendTo(cell);
  };

  const onFocus = (event: FocusEvent) => {
    const column = columnOf(event.target);
    if (column) form.caret.enter(column);
  };

  return { onKeyDown, onPaste, onCopy, onFocus, onPointerDown, onMouseDown, onClickCapture };
}

/** The column of the cell that contains the input; undefined outside of the cells. */
function columnOf(target: EventTarget): LineColumn | undefined {
  const column = target instanceof HTMLElement ? target.dataset.column : undefined;
  return lineColumnOf(column);
}

/** True if copied text has several cells. A single cell is pasted by the browser. */
export function isBlock(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));
}

function isInPanel(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.kalem-line__details') !== null;
}

/**
 * The key and the position of the text cursor. If the whole text is selected, as after a move, either arrow leaves the
 * cell.
 */
function keyOf({ key, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent): GridKey {
  const keys = { key, shiftKey, ctrlKey, altKey, metaKey };
  if (!(target instanceof HTMLInputElement)) return { ...keys, atStart: true, atEnd: true };
  const { selectionStart: start, selectionEnd: end, value } = target;
  const isWhole = start === 0 && end === value.length;
  const isCaret = start === end;
  return { ...keys, atStart: isWhole || (isCaret && start === 0), atEnd: isWhole || (isCaret && end === value.length) };
}
