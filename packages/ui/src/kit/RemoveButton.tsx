import { useRef } from 'react';
import { IconButton, type IconButtonProps } from '../primitives/Button';
import { useClientLayoutEffect } from '../provider/useThemeAttributes';

interface RemoveButtonProps extends Omit<IconButtonProps, 'buttonRef'> {
  /** Selector of the element that is removed with it; default its `<li>`. */
  of?: string;
}

/**
 * A button that removes its row or chip, and so itself. The focus moves to the next row, or else to the element before
 * (WCAG 2.4.3).
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
  // React fires no focus events during a commit, but fields load their lists on focus.
  queueMicrotask(() => heir?.focus());
}
