import { Banner, Button, Skeleton } from '@kalem/ui';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { useApp } from '../useApp';
import { useMediaQuery } from '../useMediaQuery';
import { useValue } from '../useValue';
import { CompanyChooser } from './CompanyChooser';
import { Drawer } from './Drawer';
import { Header } from './Header';
import { SideMenu } from './SideMenu';
import { useCompanies } from './useCompanies';
import { useSignOut } from './useSignOut';

const wizard = '/dashboard/yeni-sirket-ekle';

/** Menu, header and the screen; sees to it that a company is active before a screen needs one (SHL-35). */
export function Shell() {
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
  // What was remembered counts until the list says otherwise, so the menu does not flicker at every load.
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
        <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          <SideMenu
            isCollapsed={false}
            isDisabled={!hasCompany}
            onChosen={() => setDrawerOpen(false)}
            onSignOut={leave.ask}
          />
        </Drawer>
      ) : (
        <SideMenu isCollapsed={!isExpanded} isDisabled={!hasCompany} onSignOut={leave.ask} />
      )}
      <div className="shell-main">
        <Header company={active} onMenu={toggleMenu} onCompany={() => setChooserAsked(true)} />
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
