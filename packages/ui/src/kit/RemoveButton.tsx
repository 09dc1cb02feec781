import { useRef } from 'react';
import { IconButton, type IconButtonProps } from '../primitives/Button';
import { useClientLayoutEffect } from '../provider/useThemeAttributes';

interface RemoveButtonProps extends Omit<IconButtonProps, 'buttonRef'> {
  /** What goes with it, as a selector; default its `<li>`. */
  of?: string;
}

/**
 * A button that is gone once it was pressed, with the row or chip that it stands in: keys and Tab go on from the next
 * one, or from what stands before (WCAG 2.4.3).
 */
export function RemoveButton({ of = 'li', ...props }: RemoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useClientLayoutEffect(() => {
    const gone = button.current?.closest(of);
    return () => handOnFocus(gone);
  }, [of]);
  return <IconButton {...props} buttonRef={button} />;
}

const takesFocus = ':is(button, input):not(:disabled)';

function handOnFocus(gone: Element | null | undefined): void {
  if (!gone?.matches(':focus-within')) return;
  const all = [...(gone.closest('.kalem-widget')?.querySelectorAll<HTMLElement>(takesFocus) ?? [])];
  const isBefore = (one: Element) => Boolean(one.compareDocumentPosition(gone) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = gone.nextElementSibling?.querySelector<HTMLElement>(takesFocus);
  const heir = next ?? all.filter((one) => isBefore(one) && !gone.contains(one)).at(-1);
  // React fires no focus events while it commits, and a field loads its list when it gets the focus.
  queueMicrotask(() => heir?.focus());
}
