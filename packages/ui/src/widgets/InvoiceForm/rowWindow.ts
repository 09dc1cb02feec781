/** A run of rows that is in the page: from `start` up to, not including, `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Up to so many rows all are in the page: the browser's own find works, and cards may have their own heights. */
export const WINDOWED_FROM = 50;

/** Ranges begin and end at multiples of this, so that scrolling by a row changes nothing. */
const STEP = 8;
const OVERSCAN = 8;

export interface Viewport {
  /** Distance from the top of the screen to the first row, in px; negative when it is scrolled away. */
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** The rows to have in the page: what the screen shows, and some more on both sides. */
export function visibleRows(count: number, { top, height, rowHeight }: Viewport): RowRange {
  if (count <= WINDOWED_FROM || rowHeight <= 0) return { start: 0, end: count };
  const first = Math.floor(-top / rowHeight) - OVERSCAN;
  const last = Math.ceil((height - top) / rowHeight) + OVERSCAN;
  const start = Math.min(Math.max(Math.floor(first / STEP) * STEP, 0), count);
  return { start, end: Math.min(Math.max(Math.ceil(last / STEP) * STEP, start), count) };
}

/** The visible rows and the one with the caret, which stays in the page wherever one scrolls; in order, without overlap. */
export function rowSegments(visible: RowRange, current: number): readonly RowRange[] {
  const { start, end } = visible;
  const isInside = current < 0 || (current >= start && current < end);
  if (isInside) return [visible];
  const caret = { start: current, end: current + 1 };
  return current < start ? [caret, visible] : [visible, caret];
}
