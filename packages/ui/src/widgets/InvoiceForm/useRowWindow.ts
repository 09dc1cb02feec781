import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import { visibleRows, WINDOWED_FROM, type RowRange } from './rowWindow';

/** Rows that are drawn before anything could be measured, on the server too. */
const FIRST_SCREEN = 32;

interface RowWindow {
  readonly range: RowRange;
  readonly rowHeight: number;
}

/**
 * Which rows to have in the page, measured against the screen. It hears every scrolling element around the grid, because the
 * widget does not know in which of the host's columns it stands.
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
    document.addEventListener('scroll', scroll, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [body, count, isWindowed]);

  return { ...(isWindowed ? shown : { range: { start: 0, end: count }, rowHeight: 0 }), isWindowed };
}

function isSame({ range, rowHeight }: RowWindow, { start, end }: RowRange, height: number): boolean {
  return range.start === start && range.end === end && rowHeight === height;
}
