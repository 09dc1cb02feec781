import { Logo } from '@kalem/ui/primitives';
import type { ReactNode } from 'react';
import { useMessages } from '../language';
import { LanguageButton } from '../shell/LanguageButton';
import { ThemeToggle } from '../shell/ThemeToggle';
import { InvoiceDrawing } from './InvoiceDrawing';
import { messages } from './messages';

/** Two columns, art and form; on small screens (xs and sm) only the form (ACC-01, ACC-10). */
export function AuthLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <div className="auth">
      <header className="auth-art">
        <Logo />
        <InvoiceDrawing />
        <p className="auth-claim">{t.claim}</p>
      </header>
      <main className="auth-form">
        <div className="auth-head">
          <span className="auth-logo">
            <Logo />
          </span>
          <LanguageButton />
          <ThemeToggle />
        </div>
        <div className="auth-widget">{children}</div>
      </main>
    </div>
  );
}
