'use client';
import { type HTMLAttributes, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { KalemClient } from '@kalem/sdk';
import { ToastRegion } from '../primitives/feedback/ToastRegion';
import type { WidgetEvent } from './events';
import { callHost } from './callHost';
import type { Theme } from './theme';
import { nameAddress } from './development';
import { explain, type Failure, isForbidden, isLedElsewhere, languageOf } from './failures';
import { type HostMessages, knownLocale, type Locale } from './texts';
import { PortalRoot } from './PortalRoot';
import { createQueryClient, forgetAll, forgetOthers, readCompaniesAgain, retryFailed } from './queries';
import { createPageStorage, deviceStorage, type KalemStorage, storageOf } from './storage';
import { createToastStore } from './toasts';
import { type Kalem, KalemContext, type KalemContextValue, useKalem, type WidgetSpan } from './useKalem';
import { usePressableMark } from './usePressableMark';
import { useClientLayoutEffect, useThemeAttributes } from './useThemeAttributes';

export interface KalemProviderProps {
  /**
   * The API client: `createClient` of @kalem/sdk. A new client empties all caches. The provider sets the client's
   * language, so providers of different languages need separate clients.
   */
  client: KalemClient;
  /** The active company; a widget's own prop of this name overrides it. */
  companyId?: string | undefined;
  /**
   * Identifies the signed-in user by any text that never changes. It keeps the drafts and chosen columns of users
   * apart, and a new user empties all caches. Default: the user of the client's built-in session. A host with its own
   * sign-in sets it. Without it drafts are lost on reload, unless the host passes its own `storage`.
   */
  userKey?: string | undefined;
  /** See `createTheme`. Without a theme the widgets use the page's font and the system's light or dark mode. */
  theme?: Theme | undefined;
  /** Default `tr`. */
  locale?: Locale | undefined;
  /** The host's texts by permanent key, `'<widget>.<key>'`: packages/ui/MESSAGES.md. */
  messages?: HostMessages | undefined;
  /** Returns the current time. Default: the device's clock. */
  clock?: (() => Date) | undefined;
  /** Stores drafts, chosen columns and dismissed messages. Default: the browser's localStorage. */
  storage?: KalemStorage | undefined;
  /** `widget` (default): single keys and Ctrl+S work while the focus is inside a widget. `false`: no shortcuts. */
  shortcuts?: 'widget' | false | undefined;
  /** The element that dialogs, menus and toasts are rendered into. Default: the end of `document.body`. */
  portalContainer?: HTMLElement | null | undefined;
  /** Called with every event of every widget inside. */
  onEvent?: ((event: WidgetEvent) => void) | undefined;
  /** Called with the time that each widget took to appear. API calls are reported to `onSpan` of the client. */
  onSpan?: ((span: WidgetSpan) => void) | undefined;
  /** Called with every failure, including failed reads and silent failures. */
  onError?: ((failure: Failure) => void) | undefined;
  children: ReactNode;
}

const noTheme: Theme = {};
const noMessages = {};
const deviceClock = () => new Date();
const never = () => () => undefined;

/**
 * Gives the widgets inside it their API client, language, theme and event handlers. A page may have several providers.
 *
 * @example <KalemProvider client={createClient({ baseUrl, auth })} companyId={id}><InvoiceList /></KalemProvider>
 */
export function KalemProvider({
  client,
  companyId,
  userKey,
  theme: givenTheme = noTheme,
  locale: wantedLocale = 'tr',
  messages: givenMessages = noMessages,
  clock = deviceClock,
  storage: hostStorage,
  shortcuts = 'widget',
  portalContainer,
  onSpan,
  onEvent,
  onError,
  children,
}: KalemProviderProps) {
  checkClient(client);
  usePressableMark();
  const locale = knownLocale(wantedLocale);
  const theme = useSameContent(givenTheme);
  const messages = useSameContent(givenMessages);
  const { user, epoch } = useIdentity(client, userKey);
  const [toasts] = useState(createToastStore);
  const [listeners] = useState(() => new Set<(event: WidgetEvent) => void>());
  const [portalRoot, setPortalRoot] = useState<HTMLElement | null>(null);
  const page = useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );

  const host = useRef({ onEvent, onError, onSpan, clock, locale, messages });
  useClientLayoutEffect(() => {
    host.current = { onEvent, onError, onSpan, clock, locale, messages };
  });
  // A layout effect runs before the effects in which widgets read, so the first call already has the language.
  useClientLayoutEffect(() => client.setLanguage(locale), [client, locale]);
  const [queries] = useState(createQueryClient);
  const handlers = useMemo(
    () => ({
      toast: toasts.show,
      makeRoom: toasts.makeRoom,
      turnPage: toasts.turnPage,
      now: () => host.current.clock(),
      retryFailed: () => retryFailed(queries),
      report: (failure: Failure) => {
        const text = failure.silent || isLedElsewhere(failure.error) ? undefined : explain(failure.error, host.current);
        if (text) toasts.show({ tone: 'danger', text, lang: languageOf(failure.error) });
        void nameAddress(failure.error);
        if (isForbidden(failure.error)) readCompaniesAgain(queries);
        callHost(host.current.onError, failure);
      },
    }),
    [toasts, queries],
  );
  const events = useMemo(
    () => ({
      emit: (event: WidgetEvent) => {
        for (const heard of listeners) heard(event);
        callHost(host.current.onEvent, event);
      },
      onSpan: (span: WidgetSpan) => callHost(host.current.onSpan, span),
      announce: toasts.announce,
      hear: (heard: (event: WidgetEvent) => void) => {
        listeners.add(heard);
        return () => void listeners.delete(heard);
      },
    }),
    [listeners, toasts],
  );
  useEffect(() => forgetOthers(queries, epoch), [queries, epoch]);
  // The server answers import reports in the language of the call, so a new locale has to read them again.
  const answered = useRef(locale);
  useEffect(() => {
    if (answered.current === locale) return;
    answered.current = locale;
    void queries.invalidateQueries();
  }, [queries, locale]);
  useLiveQueries(queries);
  const storage = useUserStorage(user, epoch, hostStorage);
  const device = hostStorage ?? deviceStorage;
  const forHost = useMemo<Kalem>(
    () => ({ ...handlers, explain: (error) => explain(error, { locale, messages }) }),
    [handlers, locale, messages],
  );
  const kalem = useMemo<KalemContextValue>(
    () => ({
      ...{ client, companyId, theme, locale, messages, portalRoot, user, storage, device, shortcuts, queries, epoch },
      ...forHost,
      ...events,
      host: forHost,
      widget: undefined,
    }),
    [
      client,
      companyId,
      theme,
      locale,
      messages,
      portalRoot,
      user,
      storage,
      device,
      shortcuts,
      queries,
      epoch,
      forHost,
      events,
    ],
  );
  const container = portalContainer ?? page;

  return (
    <KalemContext.Provider value={kalem}>
      {children}
      {container &&
        createPortal(
          <PortalRoot onRoot={setPortalRoot}>
            <ToastRegion toasts={toasts} />
          </PortalRoot>,
          container,
        )}
    </KalemContext.Provider>
  );
}

/** Throws when `client` is no client. A host without types gets the error at once, not at the first call. */
function checkClient(client: unknown): void {
  if (typeof client === 'object' && client !== null && 'GET' in client) return;
  throw new Error(
    '<KalemProvider> needs the API: client={createClient({ baseUrl, auth })}, with createClient from @kalem/sdk.',
  );
}

/**
 * Returns the previous object while the content is equal. Hosts write `theme={{ … }}` inline, a new object on each
 * render.
 */
function useSameContent<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}

/**
 * The signed-in user, and an epoch that grows when the user or the client changes. After sign-out the user stays known
 * until another one signs in.
 */
function useIdentity(client: KalemClient, userKey: string | undefined): { user: string | undefined; epoch: number } {
  const { session } = client;
  const signedIn = useSyncExternalStore(
    session?.subscribe ?? never,
    () => session?.user()?.id,
    () => undefined,
  );
  const [known, setKnown] = useState({ client, userKey, signedIn, epoch: 0 });
  const isOtherUser = userKey === undefined && signedIn !== undefined && signedIn !== known.signedIn;
  const isOther = client !== known.client || userKey !== known.userKey || (isOtherUser && known.signedIn !== undefined);
  if (isOther) setKnown({ client, userKey, signedIn, epoch: known.epoch + 1 });
  else if (isOtherUser) setKnown({ ...known, signedIn });
  return { user: userKey ?? signedIn ?? known.signedIn, epoch: known.epoch };
}

/**
 * Storage of the user. Without a known user it lasts only as long as the page, and a new client (epoch) starts empty.
 */
function useUserStorage(user: string | undefined, epoch: number, own: KalemStorage | undefined): KalemStorage {
  const [page] = useState(createPageStorage);
  return useMemo(() => {
    if (user === undefined) return own ? storageOf('host', own) : storageOf(`${epoch}`, page);
    return storageOf(user, own ?? deviceStorage);
  }, [user, epoch, own, page]);
}

/**
 * Reads stale data again when the user returns to the page. Empties the cache and its timers after unmounting. The
 * microtask lets a StrictMode remount keep the cache.
 */
function useLiveQueries(queries: ReturnType<typeof createQueryClient>): void {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    queries.mount();
    return () => {
      mounted.current = false;
      queries.unmount();
      queueMicrotask(() => {
        if (!mounted.current) forgetAll(queries);
      });
    };
  }, [queries]);
}

/**
 * A <div> with tokens, font and base styles for the host's own content around the widgets. Must be inside a provider.
 */
export function KalemScope({ className = '', ...props }: HTMLAttributes<HTMLDivElement>) {
  const { theme, locale } = useKalem();
  const root = useRef<HTMLDivElement>(null);
  const attributes = useThemeAttributes(root, theme);
  return <div {...props} ref={root} className={`kalem-root ${className}`} lang={locale} {...attributes} />;
}
