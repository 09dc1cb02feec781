import './landing.css';
import { Navigate } from 'react-router';
import { useUser } from '../AppRoot';
import { ThemeToggle } from '../shell/ThemeToggle';
import { Landing } from './Landing';
import { site } from './site';

/** / inside the app: signed-in users go on (SES-17). */
export function LandingPage() {
  const user = useUser();
  if (user) return <Navigate to="/dashboard/anasayfa" replace />;
  return (
    <>
      <title>Kalem · Faturanızı portala girmeden kesin</title>
      <Landing site={site} themeToggle={<ThemeToggle />} />
    </>
  );
}
