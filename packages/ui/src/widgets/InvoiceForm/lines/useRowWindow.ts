import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useClientLayoutEffect } from '../../../provider/useThemeAttributes';

/** Number of rows in the first render, before the screen is measured, and on the server. */
const FIRST_SCREEN = 32;

interface RowWindow {
  readonly range: RowRange;
  readonly rowHeight: number;
}

/**
 * Computes which rows to render, from the position on the screen. It listens to the scroll events of all ancestors,
 * because the widget does not know which of the host's elements scrolls.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
): RowWindow & { readonly isWindowed: boolean } {
  const [shown, setShown] = useState<RowWindow>({ range: { start: 0, end: FIRST_SCREEN }, rowHeight: 0 });
  const isWindowed = count > WINDOWED_FROM;

  useClientLayoutEffect(() => {
    if (!isWindowed) return undefined;
    const measure = () => {
      const element = body.current;
      if (!element) return;
      const rowHeight = element.querySelector('.kalem-line:not([data-current])')?.getBoundingClientRect().height ?? 0;
      const range = visibleRows(count, {
        top: element.getBoundingClientRect().top,
        height: window.innerHeight,
        rowHeight,
      });
      setShown((before) => (isSame(before, range, rowHeight) ? before : { range, rowHeight }));
    };
    const scroll = () => flushSync(measure);
    const observer = new ResizeObserver(measure);
    if (body.current) observer.observe(body.current);
    measure();
    // Scroll events inside a shadow root do not reach the document, so the shadow root needs its own listener.
    const roots = new Set([document, body.current?.getRootNode() ?? document]);
    for (const root of roots) root.addEventListener('scroll', scroll, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      for (const root of roots) root.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [body, count, isWindowed]);

  return { ...(isWindowed ? shown : { range: { start: 0, end: count }, rowHeight: 0 }), isWindowed };
}

function isSame({ range, rowHeight }: RowWindow, { start, end }: RowRange, height: number): boolean {
  return range.start === start && range.end === end && rowHeight === height;
}

/** A range of rendered rows: from `start` up to, but not including, `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Up to this many rows, all are rendered: the browser's find works, and cards may differ in height. */
const WINDOWED_FROM = 50;

/**
 * Ranges start and end at multiples of this. Scrolling renders a few rows at a time, and none for a shorter distance.
 */
const STEP = 4;
const OVERSCAN = 8;

export interface Viewport {
  /** Distance in px from the top of the screen to the first row. Negative if the row is scrolled out above. */
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** The rows to render: the visible ones, and some more on both sides. */
export function visibleRows(count: number, { top, height, rowHeight }: Viewport): RowRange {
  if (count <= WINDOWED_FROM || rowHeight <= 0) return { start: 0, end: count };
  const first = Math.floor(-top / rowHeight) - OVERSCAN;
  const last = Math.ceil((height - top) / rowHeight) + OVERSCAN;
  const start = Math.min(Math.max(Math.floor(first / STEP) * STEP, 0), count);
  return { start, end: Math.min(Math.max(Math.ceil(last / STEP) * STEP, start), count) };
}

/** The visible rows and the row with the caret, which always stays rendered. In order, without overlap. */
export function rowSegments(visible: RowRange, current: number): readonly RowRange[] {
  const { start, end } = visible;
  const isInside = current < 0 || (current >= start && current < end);
  if (isInside) return [visible];
  const caret = { start: current, end: current + 1 };
  return current < start ? [caret, visible] : [visible, caret];
}
