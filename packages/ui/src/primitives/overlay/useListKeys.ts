import { type KeyboardEvent, useRef } from 'react';
import { foldTr } from '@kalem/domain';

/** Keys that follow one another within this time (ms) are one word. */
const pause = 700;

/**
 * Keys of a menu or a list whose items take the focus: arrows, Home and End move, and the beginning of a word leads to it;
 * I, ı, İ and i are the same letter.
 */
export function useListKeys(itemSelector: string): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ word: '', at: -Infinity });
  return (event) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
    const current = items.findIndex((item) => item === document.activeElement);
    const next = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: (current - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
      return;
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || (event.key === ' ' && isNewWord()))
      return;
    event.preventDefault();
    const word = isNewWord() ? event.key : typed.current.word + event.key;
    typed.current = { word, at: event.timeStamp };
    const from = word.length === 1 ? current + 1 : current;
    const ordered = [...items.slice(from), ...items.slice(0, from)];
    ordered.find((item) => foldTr(item.textContent ?? '').startsWith(foldTr(word)))?.focus();

    function isNewWord(): boolean {
      return event.timeStamp - typed.current.at > pause;
    }
  };
}
