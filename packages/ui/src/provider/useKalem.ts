import { createContext, useContext } from 'react';
import type { KalemClient, Session } from '@kalem/sdk';
import type { WidgetEvent } from '../WidgetEvent';
import type { Theme } from './createTheme';
import type { Failure } from './failures';
import type { Locale } from './messages';
import type { ToastContent } from './toasts';

/** The nearest provider. Throws outside of one. */
export function useKalem(): Kalem {
  const kalem = useContext(KalemContext);
  if (!kalem) throw new Error('Kalem widgets need a <KalemProvider client={…}> around them.');
  return kalem;
}

/** The company that a widget works for: its own prop, else the provider's. Throws when neither is given. */
export function useCompanyId(own?: string): string {
  const companyId = useKalem().companyId;
  const active = own ?? companyId;
  if (!active) throw new Error('This widget works for one company: give companyId to it or to <KalemProvider>.');
  return active;
}

/** The client's built-in session. Throws when the host signs in itself: then nothing of ours asks for a password. */
export function useSession(): Session {
  const { session } = useKalem().client;
  if (!session) throw new Error('This widget signs in with the built-in session: create the client without `auth`.');
  return session;
}

/** What the provider gives to the widgets inside it. */
export interface Kalem {
  client: KalemClient;
  /** The active company; a widget's own prop of this name overrides it. */
  companyId: string | undefined;
  theme: Theme;
  locale: Locale;
  /** The host's texts by stable key, `'<widget>.<key>'`. */
  messages: Readonly<Record<string, string>>;
  /** Where overlays are rendered; null on the server and in the first frame. */
  portalRoot: HTMLElement | null;
  /** Tells the host's `onEvent`. Widgets use `useEmit`, which tells their own as well. */
  emit: (event: WidgetEvent) => void;
  /** The central notifier (ERR-03): an error toast with the resolved message, and `onError`; silent failures (ERR-06) raise `onError` alone. */
  report: (failure: Failure) => void;
  toast: (content: ToastContent) => void;
}

export const KalemContext = createContext<Kalem | null>(null);
