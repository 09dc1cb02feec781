import { useEffect, useRef, type ReactNode } from 'react';
import type { Announcement } from '../../provider/toasts';
import { useKalem } from '../../provider/useKalem';
import { Icon } from '../Icon';
import * as icons from '../icons';

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Buttons at the end. */
  actions?: ReactNode;
  children: ReactNode;
}

const shapes: Record<NonNullable<BannerProps['tone']>, string> = {
  info: icons.info,
  success: icons.ok,
  warning: icons.alert,
  danger: icons.error,
};

/** A message about the content below. Errors are announced at once. */
export function Banner({ tone = 'info', actions, children }: BannerProps) {
  const { announce } = useKalem();
  const text = useRef<HTMLDivElement>(null);
  const announced = useRef('');
  // Screen readers read a `status` only if the element existed before its text; an `alert` is always read. So the text
  // is announced in the provider's live region.
  useEffect(() => {
    const element = text.current;
    const now = element?.textContent;
    if (!element || !now || tone === 'danger' || now === announced.current) return;
    announced.current = now;
    announce(partsOf(element));
  });
  return (
    <div className="kalem-banner" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon icon={shapes[tone]} />
      <div ref={text} className="kalem-banner__text">
        {children}
      </div>
      {actions}
    </div>
  );
}

/** The texts of an element, each with the language of its closest `lang` attribute. */
function partsOf(element: Element): Announcement['parts'] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: Announcement['parts'][number][] = [];
  while (texts.nextNode()) {
    const marked = texts.currentNode.parentElement?.closest<HTMLElement>('[lang]');
    const lang = marked && element.contains(marked) ? marked.lang : undefined;
    parts.push({ text: texts.currentNode.textContent ?? '', lang });
  }
  return parts;
}
