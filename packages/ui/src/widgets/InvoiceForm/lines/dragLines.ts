import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import { lineColumnOf } from '../../../draft/lines/lineColumns';
import { type Cell, rangeColumns } from '../../../draft/lines/RangeState';

/** Distance in px that the pointer must move before a press becomes a drag. */
const SLACK = 4;
/** Distance in px from the edge of the screen within which the page scrolls, by at most `FASTEST` px per frame. */
const EDGE = 56;
const FASTEST = 18;

/** A drag. It ends when the pointer is released. Esc or a pointercancel event ends it without effect. */
interface Drag {
  readonly move: (event: PointerEvent, under: Element | undefined) => void;
  /** Returns true if the drag had an effect. The click event after it is then ignored. */
  readonly drop: () => boolean;
  readonly end: () => void;
}

/**
 * Starts a drag. A press on the number of a line moves the line. A press on a cell selects the cells up to the pointer.
 * The drag sets DOM attributes directly, without React.
 */
export function startDrag(form: InvoiceFormStore, grid: HTMLElement, press: PointerEvent): void {
  const pressed = press.target instanceof Element ? press.target : undefined;
  const row = rowOf(pressed);
  const line = row && form.lines.at(indexOf(row));
  if (!pressed || !row || !line) return;
  const cell = cellAt(form, pressed);
  const isNumber = pressed.closest('.kalem-line__no') !== null;
  if (isNumber) follow(grid, press, dragOfLine(form, grid, { line, row }));
  else if (cell) follow(grid, press, dragOfCells(form, cell));
}

/** The cell that contains an element of the grid. */
export function cellAt(form: InvoiceFormStore, element: Element | undefined): Cell | undefined {
  const row = rowOf(element);
  const name = element?.closest('[data-column]')?.getAttribute('data-column');
  const column = rangeColumns.find((known) => known === name);
  const line = row && form.lines.at(indexOf(row));
  return line && column && { line, column };
}

function dragOfLine(
  form: InvoiceFormStore,
  grid: HTMLElement,
  { line, row }: { line: Cell['line']; row: HTMLElement },
) {
  let marked: HTMLElement | undefined;
  let to: number | undefined;
  const mark = (next: HTMLElement | undefined, side: 'before' | 'after') => {
    delete marked?.dataset.drop;
    marked = next;
    if (next) next.dataset.drop = side;
  };
  const from = form.lines.indexOf(line);
  const drag: Drag = {
    move({ clientY }, under) {
      row.dataset.dragged = '';
      grid.dataset.dragging = 'line';
      const over = rowOf(under);
      if (!over) return;
      const { top, height } = over.getBoundingClientRect();
      const isBefore = clientY < top + height / 2;
      const place = indexOf(over) + (isBefore ? 0 : 1);
      // After the line is taken out, the lines behind it move up by one.
      to = place > from ? place - 1 : place;
      mark(to === from ? undefined : over, isBefore ? 'before' : 'after');
    },
    drop() {
      if (to === undefined || to === from) return false;
      form.moveLine(line, to);
      return true;
    },
    end() {
      mark(undefined, 'before');
      delete row.dataset.dragged;
      delete grid.dataset.dragging;
    },
  };
  return drag;
}

function dragOfCells(form: InvoiceFormStore, from: Cell): Drag {
  let last = from;
  return {
    move(_event, under) {
      const to = cellAt(form, under);
      if (!to) return;
      last = to;
      form.range.select(from, to);
      // Clears the text selection that the browser made during the drag.
      if (form.jotai.get(form.range.current)) getSelection()?.removeAllRanges();
    },
    drop() {
      if (!form.jotai.get(form.range.current)) return false;
      // The caret goes to the start of the selection. Moving it clears the selection, so the range is selected again.
      form.caret.moveTo(from.line, lineColumnOf(from.column) ?? 'kdvOrani');
      form.range.select(from, last);
      return true;
    },
    end: ignore,
  };
}

function ignore(): void {}

/** Tracks the pointer until it is released, and scrolls the page near its edges. */
function follow(grid: HTMLElement, press: PointerEvent, drag: Drag): void {
  const start = rowOf(press.target instanceof Element ? press.target : undefined);
  let last = press;
  let isDragging = false;
  let frame = 0;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    last = event;
    isDragging ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
    if (!isDragging) return;
    drag.move(event, underPointer(grid, event));
    if (frame === 0) frame = requestAnimationFrame(scroll);
  };
  const scroll = () => {
    frame = 0;
    const speed = speedAt(last.clientY);
    if (speed === 0) return;
    scrollAround(grid, speed);
    drag.move(last, underPointer(grid, last));
    frame = requestAnimationFrame(scroll);
  };
  const finish = (isDropped: boolean) => {
    cancelAnimationFrame(frame);
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    if (isDropped && isDragging && drag.drop()) grid.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => grid.removeEventListener('click', swallow, true));
    drag.end();
  };
  const listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['pointermove', (event) => event instanceof PointerEvent && move(event)],
    ['pointerup', () => finish(true)],
    ['pointercancel', () => finish(false)],
    [
      'keydown',
      (event) => {
        if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
        event.stopPropagation();
        finish(false);
      },
    ],
  ];
  if (start) for (const [type, listener] of listeners) addEventListener(type, listener, true);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The row or cell of the grid under the pointer. Above or below the grid, its nearest row. */
function underPointer(grid: HTMLElement, { clientX, clientY }: PointerEvent): Element | undefined {
  const { left, right, top, bottom } = grid.getBoundingClientRect();
  const x = Math.min(Math.max(clientX, left + 1), right - 1);
  const y = Math.min(Math.max(clientY, top + 1, 1), bottom - 1, innerHeight - 1);
  const found = (grid.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y) ?? undefined;
  return found && grid.contains(found) ? found : undefined;
}

/** Scroll speed: faster near the edge of the screen, 0 elsewhere. */
function speedAt(y: number): number {
  const over = Math.max(EDGE - y, 0) - Math.max(y - (innerHeight - EDGE), 0);
  return -Math.sign(over) * Math.min(Math.ceil((Math.abs(over) / EDGE) * FASTEST), FASTEST);
}

/** Scrolls the nearest ancestor that can still scroll; at last the page. */
function scrollAround(element: Element, by: number): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const scrolls = around === document.scrollingElement || /auto|scroll/.test(getComputedStyle(around).overflowY);
    const before = around.scrollTop;
    if (scrolls) around.scrollTop += by;
    if (around.scrollTop !== before) return;
  }
}

function rowOf(element: Element | undefined): HTMLElement | undefined {
  return element?.closest<HTMLElement>('[data-line]') ?? undefined;
}

function indexOf(row: HTMLElement): number {
  return Number(row.dataset.line);
}
