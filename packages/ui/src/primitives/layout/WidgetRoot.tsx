import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isDevelopment, sayOnce } from '../../provider/development';
import { useKalem } from '../../provider/useKalem';
import { useThemeAttributes } from '../../provider/useThemeAttributes';
import { AriaLanguage } from './AriaLanguage';

export interface WidgetRootProps extends HTMLAttributes<HTMLDivElement> {
  name: string;
  rootRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The outermost element of every widget. Sets theme and language, and is the container for container queries. */
export function WidgetRoot({ name, rootRef, className, children, ...props }: WidgetRootProps) {
  const { theme, locale } = useKalem();
  const own = useRef<HTMLDivElement>(null);
  const root = rootRef ?? own;
  const attributes = useThemeAttributes(root, theme);
  useEffect(() => nameMissingStyles(root.current, name), [root, name]);
  return (
    <AriaLanguage>
      <div
        {...props}
        ref={root}
        className={`kalem-root kalem-widget${className ? ` ${className}` : ''}`}
        data-widget={name}
        lang={locale}
        dir="ltr"
        {...attributes}
      >
        {children}
      </div>
    </AriaLanguage>
  );
}

/** Warns about missing styles. Only our styles define `--kalem-ease`. Tests in jsdom or happy-dom load no styles. */
function nameMissingStyles(root: HTMLElement | null, name: string): void {
  if (!root || !isDevelopment() || /jsdom|HappyDOM/.test(navigator.userAgent)) return;
  if (getComputedStyle(root).getPropertyValue('--kalem-ease')) return;
  sayOnce(`the styles of ${name} are missing: import '@kalem/ui/styles.css' once.`);
}
