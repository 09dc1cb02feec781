'use client';
import { createClient } from '@kalem/sdk';
import { createTheme, KalemProvider } from '@kalem/ui';
import type { ReactNode } from 'react';

/** One client for the whole page. Calls go through the bank, and the bank returns the token. */
const client = createClient({
  baseUrl: '/kalem-api',
  auth: {
    async getAccessToken({ signal }) {
      const answer = await fetch('/my/kalem-token', { signal });
      return answer.ok ? answer.text() : null;
    },
  },
  onSessionExpired: () => window.location.assign('/giris'),
});

const theme = createTheme({
  scheme: 'light',
  light: { primary: '#0f5c4a', 'primary-hover': '#0a4537', 'primary-soft': '#e4f1ed', bg: '#f5f6f4' },
  tokens: { radius: '8px' },
});

interface KalemProps {
  /** Both ids come from the partner session. */
  readonly companyId: string;
  readonly userKey: string;
  readonly children: ReactNode;
}

/** The shared settings of all widgets: client, company, user and the bank's colours. */
export function Kalem({ children, ...ids }: KalemProps) {
  return (
    <KalemProvider client={client} theme={theme} {...ids}>
      {children}
    </KalemProvider>
  );
}
