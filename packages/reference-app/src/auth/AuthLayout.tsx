import { Logo } from '@kalem/ui';
import type { ReactNode } from 'react';
import { ThemeToggle } from '../shell/ThemeToggle';
import { AuthArt } from './AuthArt';

/** Two columns, art and form; on small screens (xs and sm) the form alone (ACC-01, ACC-10). */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <div className="auth-art">
        <Logo />
        <AuthArt />
        <p className="auth-claim">Faturanızı portala girmeden oluşturun, SMS ile imzalayın, saklayın.</p>
      </div>
      <main className="auth-form">
        <div className="auth-head">
          <span className="auth-logo">
            <Logo />
          </span>
          <ThemeToggle />
        </div>
        <div className="auth-widget">{children}</div>
      </main>
    </div>
  );
}
