import { createClient, type ClientOptions, type SessionStorage } from '@kalem/sdk';
import { createBrowserRouter, type createMemoryRouter, type Location, type RouteObject } from 'react-router';
import { createAppStore } from './createAppStore';
import { createThemeChoice } from './createThemeChoice';
import { createValue } from './createValue';

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
