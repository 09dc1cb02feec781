import { type ClientOptions, createClient, type SessionStorage } from '@kalem/sdk';
import { createBrowserRouter, type createMemoryRouter, type Location, type RouteObject } from 'react-router';
import { createValue, type Value } from './value';

export interface AppOptions {
  routes: RouteObject[];
  baseUrl: string;
  fetch?: ClientOptions['fetch'];
  sessionStorage?: SessionStorage;
  localStorage?: Storage;
  createRouter?: (routes: RouteObject[]) => ReturnType<typeof createMemoryRouter>;
}

/** Where somebody was when the session was lost. */
export interface LostPlace {
  userId: string;
  location: Location;
}

export type App = ReturnType<typeof createApp>;

/** What lives as long as the page: the client, the router, and what the screens share. */
export function createApp({
  routes,
  baseUrl,
  fetch,
  sessionStorage,
  localStorage = window.localStorage,
  createRouter = createBrowserRouter,
}: AppOptions) {
  const loading = createValue(0);
  const client = createClient({
    baseUrl,
    fetch,
    storage: sessionStorage,
    onLoading: loading.set,
    onPaymentRequired: () => void askForPayment(),
  });
  const { session } = client;
  const router = createRouter(routes);
  const store = createAppStore(localStorage);
  const theme = createThemeChoice(localStorage, document.documentElement);
  /** Something on the screen is not saved. */
  const dirty = createValue(false);
  /** The invoices whose signing dialog is open. */
  const signing = createValue<readonly string[]>([]);
  /** The sign-out is under way. */
  const leaving = createValue(false);
  const lost = createValue<LostPlace | null>(null);
  /** Grows when what is cached must not be shown any more. */
  const epoch = createValue(0);
  let lastUserId = '';

  /** SES-19. */
  const askForPayment = () => router.navigate('/dashboard/yeni-sirket-ekle', { state: { activeStep: 1 } });

  session.subscribe(() => {
    const userId = session.user()?.id;
    const { location } = router.state;
    if (userId === undefined) {
      if (!leaving.get() && location.pathname.startsWith('/dashboard')) lost.set({ userId: lastUserId, location });
      return;
    }
    if (lastUserId && lastUserId !== userId) epoch.set(epoch.get() + 1);
    lastUserId = userId;
  });

  return { client, router, store, theme, loading, dirty, signing, leaving, lost, epoch };
}

/** What a reload must not forget (SES-04). */
export interface AppState {
  activeCompanyId: string | null;
  /** `drawerOpen`: the side menu shows its words, not only its icons; null until somebody chose. */
  settings: { drawerOpen: boolean | null };
}

const storeKey = 'kalem.store';
const initial: AppState = { activeCompanyId: null, settings: { drawerOpen: null } };

/** The app's state, kept in `storage` under one key. */
function createAppStore(storage: Storage): Value<AppState> {
  const value = createValue(readState(storage.getItem(storeKey)));
  value.subscribe(() => storage.setItem(storeKey, JSON.stringify(value.get())));
  return value;
}

/** Nobody promises what a storage holds; whatever is not ours counts as nothing. */
function readState(text: string | null): AppState {
  const stored = parse(text);
  const activeCompanyId = fieldOf(stored, 'activeCompanyId');
  const drawerOpen = fieldOf(fieldOf(stored, 'settings'), 'drawerOpen');
  return {
    activeCompanyId: typeof activeCompanyId === 'string' ? activeCompanyId : initial.activeCompanyId,
    settings: { drawerOpen: typeof drawerOpen === 'boolean' ? drawerOpen : null },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === field)?.[1]
    : undefined;
}

export type ThemeChoice = 'light' | 'dark' | 'system';

const themeKey = 'kalem.theme';

/** Light or dark as the user chose, else the system's; kept in `storage`, where public/theme.js reads it before the first paint. */
function createThemeChoice(storage: Storage, page: HTMLElement): Value<ThemeChoice> {
  const value = createValue(readChoice(storage.getItem(themeKey)));
  page.dataset.theme = value.get();
  value.subscribe(() => {
    storage.setItem(themeKey, value.get());
    page.dataset.theme = value.get();
  });
  return value;
}

function readChoice(text: string | null): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** NUM-05. */
const redirectDelay = 250;

/** SES-13, in this order: the company's portal session, the tokens, the state, and a quarter of a second later the login. */
export async function signOut({ client, store, dirty, signing, leaving, lost, epoch, router }: App): Promise<void> {
  const { activeCompanyId, settings } = store.get();
  leaving.set(true);
  await client.session.signOut({ companyId: activeCompanyId ?? undefined });
  store.set({ activeCompanyId: null, settings });
  dirty.set(false);
  signing.set([]);
  lost.set(null);
  epoch.set(epoch.get() + 1);
  await new Promise((resolve) => setTimeout(resolve, redirectDelay));
  await router.navigate('/login');
  leaving.set(false);
}
