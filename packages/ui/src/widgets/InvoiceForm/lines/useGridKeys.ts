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

/** The grid's keys and presses: what moves between cells and lines, selects several of them, copies and pastes. */
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

  /** The caret stays where the selection began, so the page follows its other end. */
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

  /** Several cells are copied for a spreadsheet, a text that is selected in one of them as it is. */
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

  /** The cell that a press with Shift extends the selection to; within the caret's own cell it is the text's. */
  const extendedTo = ({ shiftKey, target }: MouseEvent) => {
    const cell = shiftKey && target instanceof Element ? parts?.cellAt(form, target) : undefined;
    const caret = form.caret.read();
    return cell?.line === caret?.line && cell?.column === caret?.column ? undefined : cell;
  };
  /** The focus stays where it is. */
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

/** The column of the cell that holds the input; undefined anywhere else. */
function columnOf(target: EventTarget): LineColumn | undefined {
  const column = target instanceof HTMLElement ? target.dataset.column : undefined;
  return lineColumnOf(column);
}

/** Whether a copied text is several cells; a single one is pasted as it is. */
export function isBlock(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));
}

function isInPanel(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.kalem-line__details') !== null;
}

/** A text that is selected as a whole, as after a move, is left by either arrow. */
function keyOf({ key, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent): GridKey {
  const keys = { key, shiftKey, ctrlKey, altKey, metaKey };
  if (!(target instanceof HTMLInputElement)) return { ...keys, atStart: true, atEnd: true };
  const { selectionStart: start, selectionEnd: end, value } = target;
  const isWhole = start === 0 && end === value.length;
  const isCaret = start === end;
  return { ...keys, atStart: isWhole || (isCaret && start === 0), atEnd: isWhole || (isCaret && end === value.length) };
}
