import { useSyncExternalStore, type RefObject } from 'react';

/** What is selected in an input that has the focus, as character positions; equal ones are the caret. */
export interface TextSelection {
  start: number;
  end: number;
}

const events = ['selectionchange', 'focusin', 'focusout', 'input'];

/** Follows the selection of an input; undefined while it has no focus. */
export function useTextSelection(input: RefObject<HTMLInputElement | null>): TextSelection | undefined {
  const written = useSyncExternalStore(
    watchSelection,
    () => writeSelection(input.current),
    () => '',
  );
  const [start, end] = written.split('-').map(Number);
  return written && start !== undefined && end !== undefined ? { start, end } : undefined;
}

function watchSelection(changed: () => void): () => void {
  for (const event of events) document.addEventListener(event, changed);
  return () => {
    for (const event of events) document.removeEventListener(event, changed);
  };
}

function writeSelection(input: HTMLInputElement | null): string {
  return input && document.activeElement === input ? `${input.selectionStart}-${input.selectionEnd}` : '';
}
