import { type ApiError, type ClientOptions, type components, createClient, type SessionStorage } from '@kalem/sdk';
import type { WidgetEvent } from '@kalem/ui';
import { createBrowserRouter, type createMemoryRouter, type RouteObject } from 'react-router';
import { createValue, type Value } from './value';

const storeKey = 'kalem.store';
const themeKey = 'kalem.theme';
const localeKey = 'kalem.locale';
const lostKey = 'kalem.lost';
const couponKey = 'kalem.kupon';
/** Delay of the redirect (NUM-05). */
const REDIRECT_DELAY_MS = 250;
const wizardAddress = '/dashboard/yeni-sirket-ekle';
const afterPaymentRequired = { activeStep: 1 };

interface AppOptions {
  routes: RouteObject[];
  baseUrl: string;
  fetch?: ClientOptions['fetch'];
  sessionStorage?: SessionStorage;
  localStorage?: Storage;
  /** A storage that is cleared when the tab is closed. */
  tabStorage?: Storage;
  /** The host name of admin mode, and the current one (ADM-01). */
  adminHost?: string;
  host?: string;
  createRouter?: (routes: RouteObject[]) => ReturnType<typeof createMemoryRouter>;
  /** Navigates to a page outside of the app, for example the bank's. */
  leaveFor?: (url: string) => void;
  /** Returns the current time; default the device's. */
  clock?: () => Date;
  /** Reloads the page. */
  reload?: () => void;
  /** The build of this page. Without it the app does not check for new versions. */
  buildHash?: string | undefined;
}

/** The user's place when the session was lost: address and navigation state. */
interface LostPlace {
  userId: string;
  email: string;
  address: string;
  state: unknown;
}

/** The invoice that the form saved last. */
export interface SavedInvoice {
  id: string;
  companyId: string | null;
  /** Whether the portal had its draft at that time. */
  portalDurumu: components['schemas']['Invoice']['portalDurumu'];
  isSigned: boolean;
}

export type App = ReturnType<typeof createApp>;

/** Creates the objects that live as long as the page: client, router and shared state of the screens. */
export function createApp({
  routes,
  baseUrl,
  fetch,
  sessionStorage,
  localStorage = window.localStorage,
  tabStorage = window.sessionStorage,
  adminHost = '',
  host = window.location.hostname,
  createRouter = createBrowserRouter,
  leaveFor = (url) => window.location.assign(url),
  clock = () => new Date(),
  reload = () => window.location.reload(),
  buildHash,
}: AppOptions) {
  const loading = createValue(0);
  const client = createClient({
    baseUrl,
    fetch,
    storage: sessionStorage,
    onLoading: loading.set,
    onPaymentRequired: (error) => void askForPayment(error),
  });
  const { session } = client;
  const router = createRouter(routes);
  const store = createAppStore(localStorage);
  const page = document.documentElement;
  /** The system's theme by default; public/theme.js applies the choice before the first paint. */
  const theme = createChoice(localStorage, themeKey, ['system', 'light', 'dark'], (look) => {
    page.dataset.theme = look;
  });
  const locale = createChoice(localStorage, localeKey, ['tr', 'en'], (language) => {
    page.lang = language;
  });
  /** Whether the screen has unsaved changes. */
  const dirty = createValue(false);
  /** Ids of the invoices in the open signing dialog. */
  const signing = createValue<readonly string[]>([]);
  /** The invoice that the form saved last, while the list offers next steps for it. */
  const saved = createValue<SavedInvoice | undefined>(undefined);
  /** Whether a user has just signed in and has not seen the welcome yet. */
  const greeting = createValue(false);
  /** Whether a sign-out is running. */
  const leaving = createValue(false);
  const lost = createLostPlace(tabStorage);
  /** The coupon of the current payment. Stored, because the payment leaves the app for the bank's page. */
  const coupon = createStoredText(tabStorage, couponKey);
  /**
   * Incremented at sign-out, so that no cached data is shown any more. The provider itself handles a change of user.
   */
  const epoch = createValue(0);
  let last = session.user();

  /**
   * SES-19. Replaces the history entry of the screen: otherwise Back would get the same 402 and lead here again.
   * Skipped inside the wizard, where a late 402 would undo a step, and for the menu's badge, which also exists on
   * screens that need no licence. The badge makes no call after the licence has ended, but a device with a slow
   * clock does.
   */
  const askForPayment = async ({ address = '' }: ApiError) => {
    if (router.state.location.pathname === wizardAddress || address.endsWith('/anasayfa/bekleyenler')) return;
    await router.navigate(wizardAddress, { state: afterPaymentRequired, replace: true });
  };

  session.subscribe(() => {
    const user = session.user();
    const { location } = router.state;
    if (!user && last && !leaving.get() && location.pathname.startsWith('/dashboard'))
      lost.set({
        ...{ userId: last.id, email: last.email },
        ...{ address: location.pathname + location.search, state: location.state },
      });
    last = user ?? last;
  });

  /** Updates `saved`: a signed invoice is no draft any more, and a deleted one is removed. */
  const noteEvent = (event: WidgetEvent) => {
    const before = saved.get();
    if (!before) return;
    if (event.type === 'deleted' && event.widget === 'invoice-list' && event.faturaId === before.id)
      saved.set(undefined);
    if (event.type !== 'signed' && event.type !== 'partlySigned') return;
    const isSigned = event.items.some(({ id, onayDurumu }) => id === before.id && onayDurumu === 'Onaylandi');
    if (isSigned) saved.set({ ...before, isSigned });
  };

  return {
    ...{ client, router, isAdminHost: host === adminHost, leaveFor, clock, reload, buildHash },
    ...{ store, theme, locale, loading, dirty, signing, saved, greeting, leaving, lost, coupon, epoch },
    noteEvent,
  };
}

/**
 * Ends the portal session and the tokens, clears the state and shows the login a quarter of a second later (SES-13).
 */
export async function signOut(
  { client, store, dirty, signing, saved, greeting, leaving, lost, coupon, epoch, router }: App,
  { everywhere = false }: { everywhere?: boolean } = {},
): Promise<void> {
  const { activeCompanyId, settings } = store.get();
  leaving.set(true);
  await client.session.signOut({ companyId: activeCompanyId ?? undefined, everywhere });
  store.set({ activeCompanyId: null, settings });
  dirty.set(false);
  signing.set([]);
  saved.set(undefined);
  greeting.set(false);
  lost.set(null);
  coupon.set('');
  epoch.set(epoch.get() + 1);
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
  await router.navigate('/login');
  leaving.set(false);
}

/** Whether a navigation was caused by a 402 (SES-19). 'Şimdi öde' has another state. */
export function isPaymentRequired({ pathname, state }: { pathname: string; state: unknown }): boolean {
  return pathname === wizardAddress && state === afterPaymentRequired;
}

/** The state that survives a reload (SES-04). */
interface AppState {
  activeCompanyId: string | null;
  /** `drawerOpen`: whether the side menu shows labels next to its icons; null until the user chooses. */
  settings: { drawerOpen: boolean | null };
}

const initial: AppState = { activeCompanyId: null, settings: { drawerOpen: null } };

/** The app's state, stored under one key. */
function createAppStore(storage: Storage): Value<AppState> {
  const value = createValue(readState(storage.getItem(storeKey)));
  value.subscribe(() => storage.setItem(storeKey, JSON.stringify(value.get())));
  return value;
}

/** Stored per tab, so that the sign-in still knows the place after a reload. */
function createLostPlace(storage: Storage): Value<LostPlace | null> {
  const value = createValue(readLostPlace(storage.getItem(lostKey)));
  value.subscribe(() => {
    const place = value.get();
    if (place) storage.setItem(lostKey, JSON.stringify(place));
    else storage.removeItem(lostKey);
  });
  return value;
}

/** A text that is stored under `key`. */
function createStoredText(storage: Storage, key: string): Value<string> {
  const value = createValue(storage.getItem(key) ?? '');
  value.subscribe(() => storage.setItem(key, value.get()));
  return value;
}

function readLostPlace(text: string | null): LostPlace | null {
  const stored = parse(text);
  const [userId, email, address] = ['userId', 'email', 'address'].map((name) => fieldOf(stored, name));
  if (typeof userId !== 'string' || typeof email !== 'string' || typeof address !== 'string') return null;
  return address.startsWith('/dashboard') ? { userId, email, address, state: fieldOf(stored, 'state') ?? null } : null;
}

/** The stored text may be anything; an invalid one counts as absent. */
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

/**
 * One of the choices (default the first), stored under `key`. `show` applies it to the page, now and after each change.
 */
function createChoice<Choice extends string>(
  storage: Storage,
  key: string,
  choices: readonly [Choice, ...Choice[]],
  show: (choice: Choice) => void,
): Value<Choice> {
  const stored = storage.getItem(key);
  const value = createValue(choices.find((choice) => choice === stored) ?? choices[0]);
  show(value.get());
  value.subscribe(() => {
    storage.setItem(key, value.get());
    show(value.get());
  });
  return value;
}
