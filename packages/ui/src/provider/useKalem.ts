import { createContext, useContext } from 'react';
import type { KalemClient, Session } from '@kalem/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { WidgetEvent, WidgetName } from './events';
import type { Theme } from './theme';
import type { Failure } from './failures';
import type { Locale } from './texts';
import type { KalemStorage } from './storage';
import type { Announcement, ToastContent } from './toasts';

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

/** The part of the provider that a host's own components use: what `useKalem()` of `@kalem/ui` returns. */
export interface Kalem {
  /** The current time by the provider's `clock`. */
  now: () => Date;
  /** Shows a message where the widgets show theirs. It replaces the one that is open. */
  toast: (content: ToastContent) => void;
  /**
   * Translates an error of the client into a sentence for the user, in the provider's language. Returns undefined for a
   * cancelled call.
   */
  explain: (error: unknown) => string | undefined;
  /**
   * Shows the failure of a call as an error toast and passes it to `onError` of the provider (ERR-03). With `silent` it
   * only calls `onError` (ERR-06).
   */
  report: (failure: Failure) => void;
  /** Reads again every call on the screen that has failed, for example when the connection is back. */
  retryFailed: () => void;
  /**
   * Closes the open message, unless it is an error or has `stays`. Call it when the host opens a window of its own over
   * the page.
   */
  makeRoom: () => void;
  /**
   * Closes the message of the previous screen, unless it has `stays`. Call it after the host has changed screens.
   * `leftAt` is the `performance.now()` at which the change began (ms, default now): a message that came later, or at
   * most 1 s before, belongs to the new screen and stays open.
   */
  turnPage: (leftAt?: number) => void;
}

/** Everything that the provider gives to the widgets inside it. Hosts get `host` alone. */
export interface KalemContextValue extends Kalem {
  /** The public part. Stays the same object while locale and messages do. */
  host: Kalem;
  client: KalemClient;
  /** The active company; a widget's own prop of this name overrides it. */
  companyId: string | undefined;
  theme: Theme;
  locale: Locale;
  /** The host's texts by stable key, `'<widget>.<key>'`. */
  messages: Readonly<Record<string, string>>;
  /** Where overlays are rendered; null on the server and in the first frame. */
  portalRoot: HTMLElement | null;
  /** Who is signed in; undefined where that is not known. */
  user: string | undefined;
  /** What the device keeps for this user. */
  storage: KalemStorage;
  /** What the device keeps, independent of the user. */
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
  /** Has screen readers read a text that has appeared on the screen, after what they are reading now. */
  announce: (parts: Announcement['parts']) => void;
  /** Hears how long widgets took. */
  onSpan: (span: WidgetSpan) => void;
}

export const KalemContext = createContext<KalemContextValue | null>(null);

/**
 * The public `useKalem()`: the nearest provider's clock and messages, for a host's own components. Throws outside of a
 * provider.
 *
 * @example
 * const { toast } = useKalem();
 * toast({ tone: 'success', text: 'Kaydedildi' });
 */
export function useHostKalem(): Kalem {
  return useKalem().host;
}

/** The nearest provider, for widgets. Throws outside of one. */
export function useKalem(): KalemContextValue {
  const kalem = useContext(KalemContext);
  if (!kalem) throw new Error('Kalem widgets need a <KalemProvider client={…}> around them.');
  return kalem;
}

/** The company that a widget works for: its own prop, else the provider's. Throws when neither is given. */
export function useCompanyId(own?: string): string {
  return companyOf(useKalem(), own);
}

export function companyOf({ companyId }: Pick<KalemContextValue, 'companyId'>, own?: string): string {
  const active = own ?? companyId;
  if (!active) throw new Error('This widget works for one company: give companyId to it or to <KalemProvider>.');
  return active;
}

/** The client's built-in session. Throws when the host signs in itself: then nothing of ours asks for a password. */
export function useSession(): Session {
  return sessionOf(useKalem());
}

export function sessionOf({ client: { session } }: Pick<KalemContextValue, 'client'>): Session {
  if (!session) throw new Error('This widget signs in with the built-in session: create the client without `auth`.');
  return session;
}
