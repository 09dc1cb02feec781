import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { useApi } from '@kalem/ui';
import { Banner, Button, ConfirmDialog, Skeleton } from '@kalem/ui/primitives';
import { useApp, useUser } from '../AppRoot';
import { useValue } from '../value';
import { useMediaQuery } from '../useMediaQuery';
import { CompanyChooser } from './CompanyChooser';
import { Header } from './Header';
import { ShellDialog } from './ShellDialog';
import { SideMenu } from './SideMenu';
import { signOut } from '../createApp';

const wizard = '/dashboard/yeni-sirket-ekle';

/**
 * Everything under /dashboard is for signed-in users (SES-18); nothing shows in the last quarter second of a sign-out.
 */
export function Dashboard() {
  const { leaving, lost } = useApp();
  const isLeaving = useValue(leaving);
  const user = useUser();
  useEffect(() => {
    if (user) lost.set(null);
  }, [user, lost]);
  if (user) return <Shell key={user.id} />;
  return isLeaving ? null : <Navigate to="/login" replace />;
}

/** Menu, header and screen; makes sure that a company is active before a screen needs one (SHL-35). */
function Shell() {
  const { store } = useApp();
  const { activeCompanyId, settings } = useValue(store);
  const isSmall = useMediaQuery('(max-width: 960px)');
  const isLarge = useMediaQuery('(min-width: 1281px)');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isChooserAsked, setChooserAsked] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leave = useSignOut();
  const companies = useCompanies();
  const items = companies.data?.items ?? [];
  const active = items.find(({ id }) => id === activeCompanyId);
  const isWizard = pathname === wizard;
  // The remembered company counts until the list says otherwise, so that the menu does not flicker at every load.
  const hasCompany = companies.isSuccess ? active !== undefined : activeCompanyId !== null;
  const isExpanded = settings.drawerOpen ?? isLarge;

  if (companies.isSuccess && items.length === 0 && !isWizard) return <Navigate to={wizard} replace />;

  const toggleMenu = () => {
    if (isSmall) setDrawerOpen(true);
    else store.set({ activeCompanyId, settings: { drawerOpen: !isExpanded } });
  };
  const choose = (companyId: string) => {
    store.set({ ...store.get(), activeCompanyId: companyId });
    setChooserAsked(false);
  };
  const addCompany = () => {
    setChooserAsked(false);
    void navigate(wizard);
  };

  return (
    <div className="shell" data-menu={isExpanded ? 'open' : 'icons'}>
      {isSmall ? (
        <ShellDialog label="Menü" variant="drawer" isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          <SideMenu
            isCollapsed={false}
            isDisabled={!hasCompany}
            onChosen={() => setDrawerOpen(false)}
            onSignOut={leave.ask}
          />
        </ShellDialog>
      ) : (
        <SideMenu isCollapsed={!isExpanded} isDisabled={!hasCompany} onSignOut={leave.ask} />
      )}
      <div className="shell-main">
        <Header company={active} onMenu={toggleMenu} onCompany={() => setChooserAsked(true)} onSignOut={leave.ask} />
        {companies.isError && !companies.data && <LoadFailed onRetry={() => void companies.refetch()} />}
        {companies.isPending && <Loading />}
        {companies.isSuccess && (isWizard || active) && (
          <main>
            <Outlet key={isWizard ? wizard : activeCompanyId} />
          </main>
        )}
      </div>
      <CompanyChooser
        companies={items}
        activeId={active?.id}
        isOpen={isChooserAsked || (companies.isSuccess && !active && !isWizard)}
        onChoose={choose}
        onAdd={addCompany}
        onSignOut={leave.ask}
        onClose={() => setChooserAsked(false)}
      />
      {leave.question}
    </div>
  );
}

/** 'Çıkış Yap' (SES-14): asks first if something is unsaved. `question` is the dialog to render. */
function useSignOut() {
  const app = useApp();
  const [isAsked, setAsked] = useState(false);
  const leave = () => {
    setAsked(false);
    void signOut(app);
  };
  return {
    ask: () => (app.dirty.get() ? setAsked(true) : leave()),
    question: (
      <ConfirmDialog
        title="Kaydedilmemiş değişiklikler var"
        isOpen={isAsked}
        confirmLabel="Çıkış Yap"
        cancelLabel="Kal"
        tone="primary"
        onConfirm={leave}
        onCancel={() => setAsked(false)}
      >
        Şimdi çıkarsanız fatura kaydedilmez; taslağınız bu cihazda kalır.
      </ConfirmDialog>
    ),
  };
}

/** The caller's companies; the same query that the widgets read and refresh. */
function useCompanies() {
  return useApi().useQuery('get', '/company');
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="content">
      <Banner tone="danger" actions={<Button onPress={onRetry}>Yeniden dene</Button>}>
        Şirketleriniz açılamadı.
      </Banner>
    </div>
  );
}

function Loading() {
  return (
    <div className="content content-loading" role="status" aria-label="Yükleniyor">
      <Skeleton width="220px" height="28px" />
      <Skeleton height="36px" />
      <Skeleton height="320px" />
    </div>
  );
}
