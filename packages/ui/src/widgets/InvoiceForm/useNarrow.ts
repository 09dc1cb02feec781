import { useEffect, type RefObject } from 'react';
import type { InvoiceFormStore } from './InvoiceFormStore';

/** The same width as in the stylesheet's container query. */
const NARROW = 720;

/** Tells the form whether its lines are cards. */
export function useNarrow(form: InvoiceFormStore, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      form.jotai.set(form.narrow, (entry?.contentRect.width ?? Infinity) <= NARROW),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [form, root]);
}
