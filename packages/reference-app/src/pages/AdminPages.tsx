import { AdminCompanies } from '@kalem/ui/admin-companies';
import { AdminHome } from '@kalem/ui/admin-home';
import { Coupons } from '@kalem/ui/coupons';
import { Navigate, Outlet, useNavigate, useSearchParams } from 'react-router';
import { useCardListAddress } from './listAddress';
import { useCompanies } from '../shell/useCompanies';

/** The way to screens for admins: others are led to the home page (SHL-28). */
export function AdminsOnly() {
  const { companies, isAdmin } = useCompanies();
  if (companies.isPending) return null;
  return isAdmin ? <Outlet /> : <Navigate to="/dashboard/anasayfa" replace />;
}

/** /dashboard/anasayfa in admin mode (HOM-07): its period stands in the address. */
export function AdminHomePage() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  return (
    <div className="content">
      <title>Yönetim · Kalem</title>
      <AdminHome
        days={params.get('donem') === '30' ? 30 : 7}
        onEvent={(event) => {
          if (event.type === 'period') setParams(event.days === 30 ? { donem: '30' } : {}, { replace: true });
          if (event.type === 'showList' && event.list === 'companies') void navigate('/dashboard/sirketlerim');
        }}
      />
    </div>
  );
}

/** /dashboard/kuponlar: campaigns and coupons (SHL-17). */
export function CouponsPage() {
  return (
    <div className="content">
      <title>Kuponlar · Kalem</title>
      <Coupons />
    </div>
  );
}

/** /dashboard/sirketlerim in admin mode: all companies, as they stand in the address. */
export function AdminCompaniesPage() {
  const address = useCardListAddress();
  return (
    <div className="content">
      <title>Şirketler · Kalem</title>
      <AdminCompanies {...address} />
    </div>
  );
}
