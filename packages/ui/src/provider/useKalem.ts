import { createContext, useContext } from 'react';
import type { KalemClient, Session } from '@kalem/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { WidgetEvent, WidgetName } from '../widgets';
import type { Theme } from './theme';
import type { Failure } from './failures';
import type { Locale } from './texts';
import type { KalemStorage } from './storage';
import type { ToastContent } from './toasts';

/** One widget on the page. */
export interface WidgetHandle {
  name: WidgetName;
  /**
   * Hears the keys of the page that nothing has handled, until the returned function is called; a click moves the focus
   * into the widget.
   */
  listen: (press: (event: KeyboardEvent, root: HTMLElement) => void) => () => void;
}

/**
 * How long a widget took from its first render until all that it shows first was in the page, for the host's own
 * monitoring: the shape of the SDK's `CallSpan`.
 */
export interface WidgetSpan {
  kind: 'widget';
  name: WidgetName;
  /** Milliseconds since 1970. */
  start: number;
  /** Milliseconds. */
  duration: number;
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
  /** The time, by the host's clock. How long something takes is measured by the device's. */
  now: () => Date;
  /** Who is signed in; undefined where that is not known. */
  user: string | undefined;
  /** What the device keeps for this user. */
  storage: KalemStorage;
  /** What the device keeps, whoever is signed in. */
  device: KalemStorage;
  shortcuts: 'widget' | false;
  /** The provider's own cache of server data. */
  queries: QueryClient;
  /** Grows when another client or user comes: nothing from before may be shown any more. */
  epoch: number;
  /** The widget around; undefined for what the host renders itself. */
  widget: WidgetHandle | undefined;
  /** Tells the host's `onEvent`. A widget's view gets an `emit` of its own, which tells the widget's as well. */
  emit: (event: WidgetEvent) => void;
  /** Hears what the other widgets of the provider tell the host, until the returned function is called. */
  hear: (heard: (event: WidgetEvent) => void) => () => void;
  /**
   * The central notifier (ERR-03): an error toast with the resolved message, and `onError`; silent failures (ERR-06)
   * raise `onError` alone.
   */
  report: (failure: Failure) => void;
  /** What the user is told about a failure, in the provider's language; undefined for a call that was cancelled. */
  explain: (error: unknown) => string | undefined;
  toast: (content: ToastContent) => void;
  /** Has screen readers read a text that has appeared on the screen, after what they are reading now. */
  announce: (text: string) => void;
  /** Hears how long widgets took. */
  onSpan: (span: WidgetSpan) => void;
  /** For hosts that open a window of their own: messages that are only good to know go, a failure stays. */
  makeRoom: () => void;
  /**
   * For hosts that change screens: removes the messages of the previous screen. `leftAt` is when the change began
   * (`performance.now()`), where the new screen had to be loaded first.
   */
  turnPage: (leftAt?: number) => void;
}

export const KalemContext = createContext<Kalem | null>(null);

/** The nearest provider. Throws outside of one. */
export function useKalem(): Kalem {
  const kalem = useContext(KalemContext);
  if (!kalem) throw new Error('Kalem widgets need a <KalemProvider client={…}> around them.');
  return kalem;
}

/** The company that a widget works for: its own prop, else the provider's. Throws when neither is given. */
export function useCompanyId(own?: string): string {
  return companyOf(useKalem(), own);
}

export function companyOf({ companyId }: Pick<Kalem, 'companyId'>, own?: string): string {
  const active = own ?? companyId;
  if (!active) throw new Error('This widget works for one company: give companyId to it or to <KalemProvider>.');
  return active;
}

/** The client's built-in session. Throws when the host signs in itself: then nothing of ours asks for a password. */
export function useSession(): Session {
  return sessionOf(useKalem());
}

export function sessionOf({ client: { session } }: Pick<Kalem, 'client'>): Session {
  if (!session) throw new Error('This widget signs in with the built-in session: create the client without `auth`.');
  return session;
}
