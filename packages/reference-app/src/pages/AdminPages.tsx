import { AdminCompanies } from '@kalem/ui/admin-companies';
import { AdminHome } from '@kalem/ui/admin-home';
import { AdminPayments } from '@kalem/ui/admin-payments';
import { Coupons } from '@kalem/ui/coupons';
import { Partners } from '@kalem/ui/partners';
import { Webhooks } from '@kalem/ui/webhooks';
import { Navigate, Outlet, useNavigate, useSearchParams } from 'react-router';
import { useApp } from '../AppRoot';
import { useCardListAddress, useListAddress, usePeriodAddress } from './listAddress';
import { auditScreen } from '../shell/SideMenu';
import { useCompanies } from '../shell/useCompanies';
import { Title } from './Title';

/** The parent route of admin screens: redirects other users to the home page (SHL-28). */
export function AdminsOnly() {
  const { companies, isAdmin } = useCompanies();
  if (companies.isPending) return null;
  return isAdmin ? <Outlet /> : <Navigate to="/dashboard/anasayfa" replace />;
}

/** /dashboard/anasayfa in admin mode (HOM-07); the period is in the address. */
export function AdminHomePage() {
  const navigate = useNavigate();
  const period = usePeriodAddress();
  return (
    <div className="content">
      <Title screen="administration" />
      <AdminHome
        {...period}
        onEvent={(event) => {
          if (event.type !== 'showList') return;
          if (event.list === 'companies') void navigate('/dashboard/sirketlerim');
          else void navigate(`/dashboard/odemeler?${paidIn(event.range)}`);
        }}
      />
    </div>
  );
}

/** The query for the payments of these days, which the figures sum. */
function paidIn({ start, end }: { start: string; end: string }): string {
  return new URLSearchParams({ baslangic: start, bitis: end, durum: 'ODENDI' }).toString();
}

/** /dashboard/odemeler in admin mode: payments; the query is in the address. */
export function AdminPaymentsPage() {
  const address = useListAddress();
  return (
    <div className="content">
      <Title screen="payments" />
      <AdminPayments {...address} />
    </div>
  );
}

/** /dashboard/kuponlar: campaigns and coupons (SHL-17). */
export function CouponsPage() {
  return (
    <div className="content">
      <Title screen="coupons" />
      <Coupons />
    </div>
  );
}

/** /dashboard/webhooklar: webhook addresses of partners (HOOK-11); the selected partner is in the address. */
export function WebhooksPage() {
  const [params, setParams] = useSearchParams();
  const partnerId = params.get('partner');
  return (
    <div className="content">
      <Title screen="webhooks" />
      <Webhooks
        {...(partnerId !== null && { defaultPartnerId: partnerId })}
        onEvent={(event) => {
          if (event.type === 'partner') setParams({ partner: event.partnerId }, { replace: true });
        }}
      />
    </div>
  );
}

/** /dashboard/partnerler: banks and portals that show widgets in their own pages (PRT-03). */
export function PartnersPage() {
  return (
    <div className="content">
      <Title screen="partners" />
      <Partners />
    </div>
  );
}

/** /dashboard/sirketlerim in admin mode: all companies; the query is in the address. */
export function AdminCompaniesPage() {
  const { store } = useApp();
  const address = useCardListAddress();
  const navigate = useNavigate();
  return (
    <div className="content">
      <Title screen="allCompanies" />
      <AdminCompanies
        {...address}
        onEvent={(event) => {
          if (event.type === 'showAudit') void navigate(`${auditScreen.to}?sirket=${event.companyId}`);
          const state = store.get();
          if (event.type === 'deleted' && state.activeCompanyId === event.companyId)
            store.set({ ...state, activeCompanyId: null });
        }}
      />
    </div>
  );
}
