import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useKalem } from '../../provider/useKalem';

/** Sets the provider's language for React Aria's own texts, days and numbers. Its default is the browser's language. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const { locale } = useKalem();
  return <I18nProvider locale={locale === 'tr' ? 'tr-TR' : 'en-GB'}>{children}</I18nProvider>;
}
