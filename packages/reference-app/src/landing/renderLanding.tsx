import type { Locale } from '@kalem/ui';
import { Icon, icons } from '@kalem/ui/primitives';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing, OtherLanguage } from './Landing';
import { messages } from './landingTexts';
import { site } from './site';

/** Renders landing.html and landing.en.html; `landing.ts` adds the behaviour of the switches. */
export function renderLanding(locale: Locale): string {
  const switches = (
    <>
      <OtherLanguage locale={locale} className="kalem-button language" />
      <button type="button" className="kalem-icon-button" aria-label={messages[locale].theme} data-theme-toggle="">
        <Icon icon={icons.moon} />
      </button>
    </>
  );
  return renderToStaticMarkup(
    <div className="page">
      <Landing site={site} locale={locale} switches={switches} />
    </div>,
  );
}
