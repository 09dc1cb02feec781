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
   * Passes key presses that nothing has handled to the widget; a click moves the focus into it. Returns a function that
   * stops.
   */
  listen: (press: (event: KeyboardEvent, root: HTMLElement) => void) => () => void;
}

/**
 * The time from a widget's first render until its first complete view was in the page, for the host's monitoring. Same
 * shape as the SDK's `CallSpan`.
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
   * Closes the open message, unless it is an error or has `stays`. Call it when the host opens its own window over the
   * page.
   */
  makeRoom: () => void;
  /**
   * Closes the message of the previous screen, unless it has `stays`. Call it after the host has changed screens.
   * `leftAt` is the `performance.now()` at which the change began (ms, default now): a message that came later, or at
   * most 1 s before, belongs to the new screen and stays open.
   */
  turnPage: (leftAt?: number) => void;
}

/** Everything that the provider gives to its widgets. Hosts get only `host`. */
export interface KalemContextValue extends Kalem {
  /** The public part. Keeps its identity while locale and messages stay the same. */
  host: Kalem;
  client: KalemClient;
  /** The active company; a widget's own prop of this name overrides it. */
  companyId: string | undefined;
  theme: Theme;
  locale: Locale;
  /** The host's texts by stable key, `'<widget>.<key>'`. */
  messages: Readonly<Record<string, string>>;
  /** The root for overlays; null on the server and in the first frame. */
  portalRoot: HTMLElement | null;
  /** The signed-in user; undefined if unknown. */
  user: string | undefined;
  /** Storage of this user on the device. */
  storage: KalemStorage;
  /** Storage on the device that is shared by all users. */
  device: KalemStorage;
  shortcuts: 'widget' | false;
  /** The provider's own cache of server data. */
  queries: QueryClient;
  /** Grows when the client or the user changes. Data of an earlier epoch must not be shown. */
  epoch: number;
  /** The surrounding widget; undefined for the host's own components. */
  widget: WidgetHandle | undefined;
  /** Calls the host's `onEvent`. A widget's own `emit` also calls the widget's `onEvent`. */
  emit: (event: WidgetEvent) => void;
  /** Subscribes to the events of other widgets of this provider. Returns a function that unsubscribes. */
  hear: (heard: (event: WidgetEvent) => void) => () => void;
  /** Lets screen readers read a text that appeared on the screen, after the current text. */
  announce: (parts: Announcement['parts']) => void;
  /** Called with the time that a widget took to appear. */
  onSpan: (span: WidgetSpan) => void;
}

export const KalemContext = createContext<KalemContextValue | null>(null);

/**
 * The public `useKalem()`: clock and messages of the nearest provider, for a host's own components. Throws outside a
 * provider.
 *
 * @example const { toast } = useKalem(); toast({ tone: 'success', text: 'Kaydedildi' });
 */
export function useHostKalem(): Kalem {
  return useKalem().host;
}

/** The context of the nearest provider, for widgets. Throws outside a provider. */
export function useKalem(): KalemContextValue {
  const kalem = useContext(KalemContext);
  if (!kalem) throw new Error('Kalem widgets need a <KalemProvider client={…}> around them.');
  return kalem;
}

/** The company of a widget: its own prop, else the provider's. Throws without either. */
export function useCompanyId(own?: string): string {
  return companyOf(useKalem(), own);
}

export function companyOf({ companyId }: Pick<KalemContextValue, 'companyId'>, own?: string): string {
  const active = own ?? companyId;
  if (!active) throw new Error('This widget works for one company: give companyId to it or to <KalemProvider>.');
  return active;
}

/** The client's built-in session. Throws when the host signs in itself, because our password forms cannot work then. */
export function useSession(): Session {
  return sessionOf(useKalem());
}

export function sessionOf({ client: { session } }: Pick<KalemContextValue, 'client'>): Session {
  if (!session) throw new Error('This widget signs in with the built-in session: create the client without `auth`.');
  return session;
}
