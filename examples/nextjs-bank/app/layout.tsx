// Kalem's styles come first, so that the bank's rules win at equal specificity.
import '@kalem/ui/styles.css';
import './bank.css';
import './shell.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = {
  title: { default: 'Meridyen Bank', template: '%s · Meridyen Bank' },
  icons: '/meridyen.svg',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="tr">
      <body>{children}</body>
    </html>
  );
}
