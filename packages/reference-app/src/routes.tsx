import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router';
import { KalemProvider, KalemScope, type Theme } from '@kalem/ui';
import { useMemo } from 'react';
import { EmailLinkPage, LoginPage, PasswordResetPage, RegisterPage } from './pages/AuthPages';
import { Dashboard } from './shell/Dashboard';
import { LoadingScreen } from './shell/LoadingScreen';
import { useApp } from './AppRoot';
import { useMessages } from './language';
import { shared } from './messages';
import { useValue } from './value';

const font = "'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The screens of the dashboard with their relative addresses. */
const screens: RouteObject[] = [
  { index: true, element: <Navigate to="/dashboard/anasayfa" replace /> },
  {
    path: 'anasayfa',
    lazy: async () => ({ Component: (await import('./pages/HomePage')).HomePage }),
  },
  {
    lazy: async () => ({ Component: (await import('./pages/AdminPages')).AdminsOnly }),
    children: [
      {
        path: 'kuponlar',
        lazy: async () => ({ Component: (await import('./pages/AdminPages')).CouponsPage }),
      },
      {
        path: 'odemeler',
        lazy: async () => ({ Component: (await import('./pages/AdminPages')).AdminPaymentsPage }),
      },
      {
        path: 'partnerler',
        lazy: async () => ({ Component: (await import('./pages/AdminPages')).PartnersPage }),
      },
      {
        path: 'webhooklar',
        lazy: async () => ({ Component: (await import('./pages/AdminPages')).WebhooksPage }),
      },
    ],
  },
  {
    path: 'sirketlerim',
    lazy: async () => ({ Component: (await import('./pages/CompanyPages')).CompanyListPage }),
  },
  {
    path: 'yeni-sirket-ekle',
    lazy: async () => ({ Component: (await import('./pages/CompanyPages')).CompanyWizardPage }),
  },
  {
    path: 'davetler',
    lazy: async () => ({ Component: (await import('./pages/InvitationsPage')).InvitationsPage }),
  },
  {
    path: 'yeni',
    lazy: async () => ({ Component: (await import('./pages/InvoiceFormPage')).InvoiceFormPage }),
  },
  {
    path: 'faturalarim',
    lazy: async () => ({ Component: (await import('./pages/InvoiceListPage')).InvoiceListPage }),
  },
  {
    path: 'cariler',
    lazy: async () => ({ Component: (await import('./pages/CardPages')).CustomersPage }),
  },
  {
    path: 'cariler/:id',
    lazy: async () => ({ Component: (await import('./pages/CardPages')).CustomerOverviewPage }),
  },
  {
    path: 'yeni-cari-ekle',
    lazy: async () => ({ Component: (await import('./pages/CardPages')).NewCustomerPage }),
  },
  {
    path: 'stok-kartlari',
    lazy: async () => ({ Component: (await import('./pages/CardPages')).StockPage }),
  },
  {
    path: 'yeni-stok-ekle',
    lazy: async () => ({ Component: (await import('./pages/CardPages')).NewStockItemPage }),
  },
  {
    path: 'hazir-notlar',
    lazy: async () => ({ Component: (await import('./pages/CardPages')).ReadyNotesPage }),
  },
  {
    path: 'alacaklar',
    lazy: async () => ({ Component: (await import('./pages/ReceivablesPage')).ReceivablesPage }),
  },
  {
    path: 'banka-hareketleri',
    lazy: async () => ({ Component: (await import('./pages/ReceivablesPage')).BankMovementsPage }),
  },
  {
    path: 'adima-duzenlenen-faturalar',
    lazy: async () => ({ Component: (await import('./pages/RequestPages')).IssuedToMePage }),
  },
  {
    path: 'iptal-itiraz-talepleri',
    lazy: async () => ({ Component: (await import('./pages/RequestPages')).RequestsPage }),
  },
  {
    path: 'yetkilendirme',
    lazy: async () => ({ Component: (await import('./pages/SettingsPages')).PermissionsPage }),
  },
  {
    path: 'denetim-kaydi',
    lazy: async () => ({ Component: (await import('./pages/AuditPage')).AuditPage }),
  },
  {
    path: 'anahtarlar',
    lazy: async () => ({ Component: (await import('./pages/SettingsPages')).ApiKeysPage }),
  },
  {
    path: 'kullanici-bilgileri',
    lazy: async () => ({ Component: (await import('./pages/SettingsPages')).AccountSettingsPage }),
  },
  {
    path: 'gib-bilgileri',
    lazy: async () => ({ Component: (await import('./pages/SettingsPages')).PortalCredentialsPage }),
  },
  {
    path: 'imza-logo',
    lazy: async () => ({ Component: (await import('./pages/SettingsPages')).ImageUploadsPage }),
  },
  {
    path: 'tahsilat-ayarlari',
    lazy: async () => ({ Component: (await import('./pages/SettingsPages')).CollectionSettingsPage }),
  },
  {
    path: 'bildirim-ayarlari',
    lazy: async () => ({ Component: (await import('./pages/SettingsPages')).NotificationSettingsPage }),
  },
  {
    path: 'yardim',
    lazy: async () => ({ Component: (await import('./pages/SettingsPages')).HelpPage }),
  },
  { path: '*', element: <Navigate to="/dashboard/anasayfa" replace /> },
];

/** All routes of the app. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    HydrateFallback: LoadingBar,
    children: [
      { path: '/', lazy: async () => ({ Component: (await import('./landing/LandingPage')).LandingPage }) },
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: <RegisterPage /> },
      { path: '/email/verify/:token', element: <EmailLinkPage /> },
      { path: '/password/reset/:token', element: <PasswordResetPage /> },
      {
        path: '/payment/:tx',
        lazy: async () => ({ Component: (await import('./pages/CompanyPages')).PaymentPage }),
      },
      {
        path: '/dashboard',
        element: <Dashboard />,
        // An error of a screen replaces only the screen, so that the menu stays usable.
        // At a page load the menu is shown, and the companies are read, while the screen's script is loading.
        children: [{ errorElement: <CrashedScreen />, HydrateFallback: LoadingScreen, children: screens }],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

/** The frame of every screen: API, active company, language, theme and loading indicator. */
function Root() {
  const { client, clock, store, locale, theme: choice, epoch, noteEvent } = useApp();
  const { activeCompanyId } = useValue(store);
  const scheme = useValue(choice);
  const theme = useMemo<Theme>(() => ({ scheme, tokens: { font, 'sticky-top': 'var(--sticky-head)' } }), [scheme]);
  return (
    <KalemProvider
      key={useValue(epoch)}
      client={client}
      companyId={activeCompanyId ?? undefined}
      locale={useValue(locale)}
      theme={theme}
      clock={clock}
      onEvent={noteEvent}
    >
      <KalemScope className="page">
        <LoadingBar />
        <Outlet />
        <ScrollRestoration />
      </KalemScope>
    </KalemProvider>
  );
}

/** Shown while calls are running (SES-16). Screen readers ignore it, because each loading part announces itself. */
function LoadingBar() {
  const isLoading = useValue(useApp().loading) > 0;
  return isLoading ? <div className="loading-bar" aria-hidden="true" /> : null;
}

/** Shown when the app could not be rendered. Outside of the provider, because the provider may have failed. */
function CrashPage() {
  return (
    <main className="crash">
      <Crash />
    </main>
  );
}

/** Shown instead of a screen that could not be rendered, or whose chunk failed to load. */
function CrashedScreen() {
  return (
    <div className="crash" role="alert">
      <Crash />
    </div>
  );
}

function Crash() {
  const t = useMessages(shared);
  return (
    <>
      <h1>{t.crashed}</h1>
      <p>{t.crashedHelp}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t.reload}
      </button>
    </>
  );
}
