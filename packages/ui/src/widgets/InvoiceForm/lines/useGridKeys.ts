import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useCallback } from 'react';
import { useKalem } from '../../../provider/useKalem';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore } from '../FormContext';
import { type GridKey, gridMove, type GridMove } from './gridMove';
import { type LineColumn, lineColumns } from './lineColumns';
import { messages } from '../messages';
import type { LineAtom } from './LinesState';

const tabStops = ':is(input, select, textarea, button):not([tabindex="-1"], [disabled])';

/** The grid's keyboard: every key that moves between cells and lines, and pasting a block of cells. */
export function useGridKeys() {
  const t = useMessages(messages);
  const { toast, report } = useKalem();
  const form = useInvoiceStore();
  const remove = useRemoveLine();

  const perform = (move: GridMove) => {
    const line = form.caret.read()?.line;
    if (!line) return;
    if (move.kind === 'step') form.caret.step(move.rows, move.columns);
    else if (move.kind === 'edge') form.caret.toEdge(move.edge);
    else if (move.kind === 'enter') form.nextLine();
    else if (move.kind === 'remove') remove(line);
    else if (move.kind === 'duplicate') form.duplicateLine(line);
    else if (move.kind === 'shift') form.shiftLine(line, move.rows);
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
    const move = gridMove(keyOf(event));
    const concernsLine = move !== undefined && !['step', 'edge', 'enter'].includes(move.kind);
    if (!move || !(columnOf(event.target) || (concernsLine && isInPanel(event.target)))) return;
    event.preventDefault();
    perform(move);
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
      const { patchesOfBlock, parseClipboard } = await import('../later');
      if (form.lines.indexOf(line) < 0) return;
      const patches = patchesOfBlock(parseClipboard(text), column);
      const undo = form.paste(line, patches);
      toast({
        tone: 'success',
        text: t('linesPasted', { n: patches.length }),
        action: { label: t('undo'), onAction: undo },
      });
    } catch (error) {
      report({ kind: 'loadPart', error });
    }
  };

  const onFocus = (event: FocusEvent) => {
    const column = columnOf(event.target);
    if (column) form.caret.enter(column);
  };

  return { onKeyDown, onPaste, onFocus };
}

/** The column of the cell that holds the input; undefined anywhere else. */
function columnOf(target: EventTarget): LineColumn | undefined {
  const column = target instanceof HTMLElement ? target.dataset.column : undefined;
  return lineColumns.find((known) => known === column);
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

/** Deletes a line at once and offers to undo it; the only line stays and says why. */
export function useRemoveLine(): (line: LineAtom) => void {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const form = useInvoiceStore();
  return useCallback(
    (line) => {
      const n = form.lines.indexOf(line) + 1;
      const undo = form.removeLine(line);
      if (undo) toast({ tone: 'success', text: t('lineRemoved', { n }), action: { label: t('undo'), onAction: undo } });
      else toast({ tone: 'info', text: t('onlyLine') });
    },
    [form, t, toast],
  );
}
