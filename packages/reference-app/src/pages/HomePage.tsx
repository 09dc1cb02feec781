import { Home, type HomeEvent } from '@kalem/ui/home';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { useCompanies } from '../shell/useCompanies';
import { useValue } from '../value';
import { invoiceFormAddress } from './invoiceFormAddress';
import { usePeriodAddress } from './listAddress';
import { Title } from './Title';

// Lazy, because home is the first screen after the sign-in.
const SigningDialog = lazy(async () => ({ default: (await import('@kalem/ui/signing-dialog')).SigningDialog }));

const AdminHomePage = lazy(async () => ({ default: (await import('./AdminPages')).AdminHomePage }));

const lists = {
  invoices: '/dashboard/faturalarim',
  received: '/dashboard/adima-duzenlenen-faturalar',
  requests: '/dashboard/iptal-itiraz-talepleri',
};

const importing = { CARI: '/dashboard/cariler', STOK: '/dashboard/stok-kartlari' };

/** /dashboard/anasayfa: in admin mode the operator's home (HOM-07). */
export function HomePage() {
  if (!useCompanies().isAdminMode) return <CompanyHomePage />;
  return (
    <Suspense>
      <AdminHomePage />
    </Suspense>
  );
}

/** The home page of a company (SHL-07). The period is in the address, and the signing dialog opens over the page. */
function CompanyHomePage() {
  const navigate = useNavigate();
  const period = usePeriodAddress();
  const { signing } = useApp();
  const faturaIds = useValue(signing);
  const hear = (event: HomeEvent) => {
    if (event.type === 'showList') void navigate(`${lists[event.list]}?${listSearch(event)}`);
    if (event.type === 'showDrafts') void navigate(`${lists.invoices}?durum=Onaylanmadi`);
    if (event.type === 'create') void navigate('/dashboard/yeni', { state: { list: '' } });
    if (event.type === 'edit')
      void navigate(invoiceFormAddress('edit', event.faturaId), { state: { mode: 'edit', id: event.faturaId } });
    if (event.type === 'sign') signing.set(event.faturaIds);
    if (event.type === 'showImport') void navigate(importing[event.tur], { state: { aktarimId: event.aktarimId } });
    if (event.type === 'showOverdue') void navigate('/dashboard/alacaklar?geciken=evet');
    if (event.type === 'showBankMovements') void navigate('/dashboard/banka-hareketleri');
    if (event.type === 'linkGib') void navigate('/dashboard/gib-bilgileri');
    if (event.type === 'addImages') void navigate('/dashboard/imza-logo');
  };
  return (
    <div className="content">
      <Title screen="home" />
      <Home {...period} onEvent={hear} />
      {faturaIds.length > 0 && (
        <Suspense>
          <SigningDialog
            faturaIds={faturaIds}
            isOpen
            onEvent={(event) => {
              if (event.type === 'signingClosed') signing.set([]);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The query string of a list for these days and this status. */
function listSearch({ range, status }: Extract<HomeEvent, { type: 'showList' }>): string {
  const search = new URLSearchParams({ baslangic: range.start, bitis: range.end });
  if (status) search.set('durum', status);
  return search.toString();
}
