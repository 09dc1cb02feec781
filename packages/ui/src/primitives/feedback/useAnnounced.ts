import { useEffect, useRef, type RefObject } from 'react';
import type { Announcement } from '../../provider/toasts';
import { useKalem } from '../../provider/useKalem';

/**
 * Announces a text when it appears and when it changes, in the provider's live region. Screen readers read a `status`
 * only if the element existed before its text; this is for texts that come together with their element.
 */
export function useAnnounced<Host extends Element>(isOff = false): RefObject<Host | null> {
  const { announce } = useKalem();
  const text = useRef<Host>(null);
  const announced = useRef('');
  useEffect(() => {
    const element = text.current;
    const now = element?.textContent ?? '';
    if (isOff || now === announced.current) return;
    announced.current = now;
    if (element && now) announce(partsOf(element));
  });
  return text;
}

/** Announces a text when it is given and when it changes. For progress: once, not each number. */
export function useAnnouncement(text: string | undefined): void {
  const { announce } = useKalem();
  useEffect(() => {
    if (text) announce([{ text }]);
  }, [text, announce]);
}

/** The texts of an element by language, which is that of the closest `lang` attribute. */
function partsOf(element: Element): Announcement['parts'] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: { text: string; lang: string | undefined }[] = [];
  while (texts.nextNode()) {
    const marked = texts.currentNode.parentElement?.closest<HTMLElement>('[lang]');
    const lang = marked && element.contains(marked) ? marked.lang : undefined;
    const text = texts.currentNode.textContent ?? '';
    const last = parts.at(-1);
    if (last && last.lang === lang) last.text += text;
    else parts.push({ text, lang });
  }
  return parts;
}
