import './landing.css';
import { Navigate } from 'react-router';
import { useApp, useUser } from '../AppRoot';
import { LanguageButton } from '../shell/LanguageButton';
import { ThemeToggle } from '../shell/ThemeToggle';
import { useValue } from '../value';
import { Landing } from './Landing';
import { messages } from './landingTexts';
import { site } from './site';

/** / and /en inside the app, in its language. Redirects signed-in users (SES-17). */
export function LandingPage() {
  const user = useUser();
  const locale = useValue(useApp().locale);
  if (user) return <Navigate to="/dashboard/anasayfa" replace />;
  return (
    <>
      <title>{messages[locale].title}</title>
      <Landing
        site={site}
        locale={locale}
        switches={
          <>
            <LanguageButton />
            <ThemeToggle />
          </>
        }
      />
    </>
  );
}
