import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { foldTr } from '@kalem/domain';
import { usePortal } from './Popover';

export interface ListPopoverProps {
  label: string;
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  placement: 'bottom start' | 'bottom end';
  /** The role of the items for the letter search. */
  itemRole: 'option' | 'menuitem';
  onClose: () => void;
  children: ReactNode;
}

/** A list to choose from, opened by a button. Letters jump to an item, Tab moves on. */
export function ListPopover({ label, anchor, placement, itemRole, onClose, children }: ListPopoverProps) {
  const portal = usePortal();
  const search = useTypeahead(`[role="${itemRole}"]`);
  return (
    <Popover
      {...portal}
      triggerRef={anchor}
      isOpen
      onOpenChange={onClose}
      placement={placement}
      offset={4}
      className="kalem-popover"
      aria-label={label}
    >
      <div
        onKeyDownCapture={search}
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
        }}
      >
        {children}
      </div>
    </Popover>
  );
}

/** Keys within this time (ms) form one word. */
const WORD_PAUSE_MS = 700;

/**
 * Jumps to the item that begins with the typed letters; I, ı, İ and i match each other. React Aria's own search uses a
 * collator, for which ı and i differ. This handler runs before it, in the capture phase of a parent element.
 */
function useTypeahead(itemSelector: string): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ word: '', at: -Infinity });
  return (event) => {
    const isNewWord = event.timeStamp - typed.current.at > WORD_PAUSE_MS;
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || (event.key === ' ' && isNewWord))
      return;
    event.preventDefault();
    event.stopPropagation();
    const word = isNewWord ? event.key : typed.current.word + event.key;
    typed.current = { word, at: event.timeStamp };
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
    const current = items.findIndex((item) => item.matches(':focus'));
    const from = word.length === 1 ? current + 1 : current;
    const ordered = [...items.slice(from), ...items.slice(0, from)];
    ordered.find((item) => foldTr(item.textContent ?? '').startsWith(foldTr(word)))?.focus();
  };
}
