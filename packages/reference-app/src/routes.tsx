import { Navigate, type RouteObject } from 'react-router';
import { CrashPage } from './pages/CrashPage';
import { LoginPage } from './pages/LoginPage';
import { RegisterPage } from './pages/RegisterPage';
import { Root } from './Root';
import { Dashboard } from './shell/Dashboard';
import { LoadingBar } from './shell/LoadingBar';

/** Every address of the app. The home panel is not here yet, so its address leads to the invoices (SHL-06, SHL-27). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    HydrateFallback: LoadingBar,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: <RegisterPage /> },
      {
        path: '/dashboard',
        element: <Dashboard />,
        children: [
          { index: true, element: <Navigate to="/dashboard/anasayfa" replace /> },
          { path: 'anasayfa', element: <Navigate to="/dashboard/faturalarim" replace /> },
          {
            path: 'yeni-sirket-ekle',
            lazy: async () => ({ Component: (await import('./pages/CompanyWizardPage')).CompanyWizardPage }),
          },
          {
            path: 'yeni',
            lazy: async () => ({ Component: (await import('./pages/InvoiceFormPage')).InvoiceFormPage }),
          },
          {
            path: 'faturalarim',
            lazy: async () => ({ Component: (await import('./pages/InvoiceListPage')).InvoiceListPage }),
          },
          { path: '*', element: <Navigate to="/dashboard/anasayfa" replace /> },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
