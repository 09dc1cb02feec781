import { Icon, icons } from '@kalem/ui/primitives';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './Landing';
import { site } from './site';

/** The landing page as it stands in landing.html; `landing.ts` makes its switch work. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <div className="page">
      <Landing
        site={site}
        themeToggle={
          <button type="button" className="kalem-icon-button" aria-label="Açık / koyu görünüm" data-theme-toggle="">
            <Icon icon={icons.moon} />
          </button>
        }
      />
    </div>,
  );
}
