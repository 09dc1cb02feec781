import { Logo } from '@kalem/ui/primitives';
import type { ReactNode } from 'react';
import { ThemeToggle } from '../shell/ThemeToggle';
import { InvoiceDrawing } from './InvoiceDrawing';

/** Two columns, art and form; on small screens (xs and sm) only the form (ACC-01, ACC-10). */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <div className="auth-art">
        <Logo />
        <InvoiceDrawing />
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
