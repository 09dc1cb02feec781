import { useRef, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useKalem } from '../provider/useKalem';
import { useThemeAttributes } from '../provider/useThemeAttributes';

/** The outermost element of every widget: carries theme and language, and is what the widget's container queries measure. */
export function WidgetRoot({ name, children }: { name: string; children: ReactNode }) {
  const { theme, locale } = useKalem();
  const root = useRef<HTMLDivElement>(null);
  const attributes = useThemeAttributes(root, theme);
  return (
    <I18nProvider locale={locale === 'tr' ? 'tr-TR' : 'en-GB'}>
      <div ref={root} className="kalem-root kalem-widget" data-widget={name} lang={locale} {...attributes}>
        {children}
      </div>
    </I18nProvider>
  );
}
