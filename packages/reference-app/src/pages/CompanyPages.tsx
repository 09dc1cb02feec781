import { CompanyList } from '@kalem/ui/company-list';
import { CompanyWizard } from '@kalem/ui/company-wizard';
import { PaymentResult } from '@kalem/ui/payment-result';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useApp, useUser } from '../AppRoot';
import { useCompanies } from '../shell/useCompanies';
import { useValue } from '../value';
import { Title } from './Title';

const AdminCompaniesPage = lazy(async () => ({ default: (await import('./AdminPages')).AdminCompaniesPage }));

/**
 * /dashboard/yeni-sirket-ekle: the navigation state may set the step and request a payment (CMP-10, CMP-11). The saved
 * company becomes the active one (CMP-17).
 */
export function CompanyWizardPage() {
  const { store, coupon, leaveFor } = useApp();
  const { activeCompanyId } = useValue(store);
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const asked = readAsked(state);
  return (
    <div className="content">
      <Title screen="newCompany" />
      <CompanyWizard
        key={key}
        {...asked}
        activeStep={activeCompanyId ? asked.activeStep : 0}
        onEvent={(event) => {
          if (event.type === 'companySaved') store.set({ ...store.get(), activeCompanyId: event.company.id });
          if (event.type === 'completed') void navigate('/dashboard/anasayfa');
          if (event.type === 'navigate') {
            coupon.set(event.coupon);
            leaveFor(event.url);
          }
          if (event.type === 'activated') void navigate('/dashboard/sirketlerim');
        }}
      />
    </div>
  );
}

interface Asked {
  activeStep: 0 | 1 | 2;
  forcePayment: boolean;
  declined: string | undefined;
  coupon: string | undefined;
}

/** Parses the navigation state for the wizard. It survives reloads, and may contain anything. */
function readAsked(state: unknown): Asked {
  const { activeStep, forcePayment, declined, coupon } = Object(state);
  return {
    activeStep: activeStep === 1 || activeStep === 2 ? activeStep : 0,
    forcePayment: forcePayment === true,
    declined: typeof declined === 'string' ? declined : undefined,
    coupon: typeof coupon === 'string' ? coupon : undefined,
  };
}

/** /dashboard/sirketlerim: in admin mode all companies (ADM-03). */
export function CompanyListPage() {
  if (!useCompanies().isAdminMode) return <OwnCompaniesPage />;
  return (
    <Suspense>
      <AdminCompaniesPage />
    </Suspense>
  );
}

/** The user's own companies. Paying for a company or proving it makes it the active one. */
function OwnCompaniesPage() {
  const { store } = useApp();
  const { activeCompanyId } = useValue(store);
  const navigate = useNavigate();
  const choose = (companyId: string | null) => store.set({ ...store.get(), activeCompanyId: companyId });
  return (
    <div className="content">
      <Title screen="companies" />
      <CompanyList
        companyId={activeCompanyId ?? undefined}
        onEvent={(event) => {
          if (event.type === 'create') void navigate('/dashboard/yeni-sirket-ekle');
          if (event.type === 'pay') {
            choose(event.companyId);
            void navigate('/dashboard/yeni-sirket-ekle', { state: { activeStep: 2 } });
          }
          if (event.type === 'prove') {
            choose(event.companyId);
            void navigate('/dashboard/gib-bilgileri');
          }
          if (event.type === 'deleted' && store.get().activeCompanyId === event.companyId) choose(null);
        }}
      />
    </div>
  );
}

/** /payment/{tx}: the return address for the bank (SHL-05, PAY-17). A user whose session has ended signs in first. */
export function PaymentPage() {
  const { tx = '' } = useParams();
  const user = useUser();
  const { coupon } = useApp();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!user) return <Navigate to="/login" state={{ asked: pathname + search }} replace />;
  return (
    <main className="content">
      <Title screen="payment" />
      <PaymentResult
        tx={tx}
        onEvent={(event) => {
          if (event.type === 'paid' || event.type === 'closed') void navigate('/dashboard/anasayfa', { replace: true });
          if (event.type === 'declined')
            void navigate('/dashboard/yeni-sirket-ekle', {
              replace: true,
              state: { activeStep: 2, declined: event.message, coupon: coupon.get() },
            });
        }}
      />
    </main>
  );
}
