'use client';
import { QueryClientProvider } from '@tanstack/react-query';
import { type HTMLAttributes, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { KalemClient } from '@kalem/sdk';
import { ToastRegion } from '../primitives/ToastRegion';
import type { WidgetEvent } from '../WidgetEvent';
import { createQueryClient } from './queries';
import type { Theme } from './createTheme';
import { createToastStore } from './toasts';
import { type Failure, isLedElsewhere, resolveMessage } from './failures';
import { type Kalem, KalemContext, useKalem } from './useKalem';
import type { Locale } from './messages';
import { useClientLayoutEffect, useThemeAttributes } from './useThemeAttributes';
import { usePressableMark } from './usePressableMark';

export interface KalemProviderProps {
  /** The API: `createClient` of @kalem/sdk. */
  client: KalemClient;
  /** The active company; a widget's own prop of this name overrides it. */
  companyId?: string;
  /** See `createTheme`; without one the widgets take the page's font and follow the system's light or dark. */
  theme?: Theme;
  /** Default `tr`. */
  locale?: Locale;
  /** Own texts by stable key, `'<widget>.<key>'`. */
  messages?: Readonly<Record<string, string>>;
  /** Where dialogs, menus and toasts are rendered; default the end of `document.body`. */
  portalContainer?: HTMLElement | null;
  /** Hears every event of every widget inside. */
  onEvent?: (event: WidgetEvent) => void;
  /** Hears every failure, silent ones too. */
  onError?: (failure: Failure) => void;
  children: ReactNode;
}

const noTheme: Theme = {};
const noMessages = {};
const never = () => () => undefined;

/**
 * Gives the widgets inside it their API, language, look and events. Several may stand on one page, each with its own.
 *
 * @example <KalemProvider client={createClient({ baseUrl, auth })} companyId={id} onEvent={route}><InvoiceList /></KalemProvider>
 */
export function KalemProvider({
  client,
  companyId,
  theme = noTheme,
  locale = 'tr',
  messages = noMessages,
  portalContainer,
  onEvent,
  onError,
  children,
}: KalemProviderProps) {
  usePressableMark();
  const [queries] = useState(createQueryClient);
  useClearWhenGone(queries);
  const [toasts] = useState(createToastStore);
  const [portalRoot, setPortalRoot] = useState<HTMLElement | null>(null);
  const page = useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );

  const host = useRef({ onEvent, onError });
  useClientLayoutEffect(() => {
    host.current = { onEvent, onError };
  });
  const handlers = useMemo(
    () => ({
      toast: toasts.show,
      emit: (event: WidgetEvent) => host.current.onEvent?.(event),
      report: (failure: Failure) => {
        const text = failure.silent || isLedElsewhere(failure.error) ? undefined : resolveMessage(failure.error);
        if (text) toasts.show({ tone: 'danger', text });
        host.current.onError?.(failure);
      },
    }),
    [toasts],
  );
  const kalem = useMemo<Kalem>(
    () => ({ client, companyId, theme, locale, messages, portalRoot, ...handlers }),
    [client, companyId, theme, locale, messages, portalRoot, handlers],
  );
  const container = portalContainer ?? page;

  return (
    <KalemContext.Provider value={kalem}>
      <QueryClientProvider client={queries}>
        {children}
        {container &&
          createPortal(
            <PortalRoot onRoot={setPortalRoot}>
              <ToastRegion toasts={toasts} />
            </PortalRoot>,
            container,
          )}
      </QueryClientProvider>
    </KalemContext.Provider>
  );
}

/** Empties the cache (and its timers) after unmounting; StrictMode's rehearsal remounts before the microtask and keeps it. */
function useClearWhenGone(queries: ReturnType<typeof createQueryClient>): void {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      queueMicrotask(() => {
        if (!mounted.current) queries.clear();
      });
    };
  }, [queries]);
}

/** A <div> with tokens, font and base styles for the host's own page around the widgets (its shell, its forms); must be inside a provider. */
export function KalemScope({ className = '', ...props }: HTMLAttributes<HTMLDivElement>) {
  const { theme, locale } = useKalem();
  const root = useRef<HTMLDivElement>(null);
  const attributes = useThemeAttributes(root, theme);
  return <div {...props} ref={root} className={`kalem-root ${className}`} lang={locale} {...attributes} />;
}

/** The root that overlays are rendered into: outside of the widgets, so that nothing of the host clips them, with the same theme. */
function PortalRoot({ onRoot, children }: { onRoot: (root: HTMLElement | null) => void; children: ReactNode }) {
  const { theme, locale } = useKalem();
  const root = useRef<HTMLDivElement>(null);
  const attributes = useThemeAttributes(root, theme);
  useClientLayoutEffect(() => {
    onRoot(root.current);
    return () => onRoot(null);
  }, [onRoot]);
  return (
    <div ref={root} className="kalem-root kalem-portal" lang={locale} {...attributes}>
      {children}
    </div>
  );
}
