import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useKalem } from '../../provider/useKalem';

/** React Aria's own words, days and numbers in the provider's language; the browser's would be its default. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const { locale } = useKalem();
  return <I18nProvider locale={locale === 'tr' ? 'tr-TR' : 'en-GB'}>{children}</I18nProvider>;
}
