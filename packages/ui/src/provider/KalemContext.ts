import { createContext } from 'react';
import type { KalemClient } from '@kalem/sdk';
import type { WidgetEvent } from '../WidgetEvent';
import type { Theme } from './createTheme';
import type { Failure } from './Failure';
import type { Locale } from './Locale';
import type { ToastContent } from './Toast';

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
