import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { useKalem } from '@kalem/ui';
import { LicenceBanner } from '@kalem/ui/licence-banner';
import { Banner, Button, ConfirmDialog, Skeleton } from '@kalem/ui/primitives';
import { useApp, useUser } from '../AppRoot';
import { useMessages } from '../language';
import { shared } from '../messages';
import { useValue } from '../value';
import { useMediaQuery } from '../useMediaQuery';
import { CommandPalette } from './CommandPalette';
import { CompanyChooser } from './CompanyChooser';
import { Header } from './Header';
import { KeySheet } from './KeySheet';
import { LanguageButton } from './LanguageButton';
import { lazily } from './lazily';
import { messages } from './messages';
import { Offline } from './Offline';
import { ShellDialog } from './ShellDialog';
import { auditScreen, isClosed, isOutsideOfAdminMode, offeredItems, SideMenu } from './SideMenu';
import { signOut } from '../createApp';
import { FirstWords, NewVersion } from './Unasked';
import { useCompanies, useWaitingRequests } from './useCompanies';
import { useCompanyCommands } from './useCompanyCommands';
import { useScreenChange, useShellKeys } from './useShell';
import { useShellCommands } from './useShellCommands';

/** Few are invited, and nothing waits for it. */
const InvitationsNotice = lazily(async () => (await import('../pages/InvitationsPage')).InvitationsNotice);

const wizard = '/dashboard/yeni-sirket-ekle';
const invitations = '/dashboard/davetler';
const invoices = '/dashboard/faturalarim';

/**
 * Everything under /dashboard is for signed-in users (SES-18); nothing shows in the last quarter second of a sign-out.
 */
export function Dashboard() {
  const { leaving, lost } = useApp();
  const isLeaving = useValue(leaving);
  const user = useUser();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (user) lost.set(null);
  }, [user, lost]);
  if (user) return <Shell key={user.id} />;
  // Where a session was lost, the sign-in knows the place from there, and for its user alone.
  const state = lost.get() ? undefined : { asked: pathname + search };
  return isLeaving ? null : <Navigate to="/login" state={state} replace />;
}

/** Menu, header and screen; makes sure that a company is active before a screen needs one (SHL-35). */
function Shell() {
  const t = useMessages(messages);
  const { store } = useApp();
  const { toast } = useKalem();
  const { activeCompanyId, settings } = useValue(store);
  const isSmall = useMediaQuery('(max-width: 960px)');
  const isLarge = useMediaQuery('(min-width: 1281px)');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isChooserAsked, setChooserAsked] = useState(false);
  const [opened, setOpened] = useState<'palette' | 'keys'>();
  const [chooser, setChooser] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leave = useSignOut();
  const { companies, isAdmin, isAdminMode } = useCompanies();
  const items = (!isAdminMode && companies.data?.items) || [];
  const active = items.find(({ id }) => id === activeCompanyId);
  const isWizard = pathname === wizard;
  const waiting = useWaitingRequests(active);
  const screens = offeredItems({ isAdmin, isAdminMode, permissions: active?.permissions, waiting });
  const only = companies.isSuccess && items.length === 1 ? items[0]?.id : undefined;
  // The remembered company counts until the list says otherwise, so that the menu does not flicker at every load.
  const hasCompany = companies.isSuccess ? active !== undefined : activeCompanyId !== null;
  const isExpanded = settings.drawerOpen ?? isLarge;
  useShellKeys({ onFind: () => setOpened('palette'), onHelp: () => setOpened('keys') });
  useScreenChange(pathname, main);
  // A single company needs no choice.
  useEffect(() => {
    if (only && store.get().activeCompanyId !== only) store.set({ ...store.get(), activeCompanyId: only });
  }, [only, store]);

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

  const chooseFirst = () => {
    setDrawerOpen(false);
    if (items.length > 0) setChooserAsked(true);
    else toast({ tone: 'info', text: t.addToOpen });
  };
  const hasScreen =
    companies.isSuccess && (isWizard || isAdminMode || active !== undefined || pathname === invitations);
  const blocked =
    hasCompany || isAdminMode
      ? undefined
      : { reason: items.length > 0 ? t.chooseFirst : t.addFirst, onPress: chooseFirst };
  const ofCompany = useCompanyCommands(isAdminMode ? undefined : active, opened === 'palette');
  const commands = useShellCommands({
    screens: hasCompany || isAdminMode ? [...screens, ...(active?.owner ? [auditScreen] : [])] : [],
    ofCompany,
    hasCompanies: !isAdminMode,
    onCompany: () => setChooserAsked(true),
    onAddCompany: addCompany,
    onKeys: () => setOpened('keys'),
    onSignOut: leave.ask,
  });

  if (isAdminMode && isOutsideOfAdminMode(pathname)) return <Navigate to="/dashboard/anasayfa" replace />;
  if (companies.isSuccess && !isAdminMode && items.length === 0 && !isWizard && pathname !== invitations)
    return <Navigate to={wizard} replace />;
  if (active && isClosed(pathname, active.permissions)) return <Navigate to="/dashboard/anasayfa" replace />;

  return (
    <div className="shell" data-menu={isExpanded ? 'open' : 'icons'}>
      <a
        className="skip-link"
        href="#icerik"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t.skip}
      </a>
      {isSmall ? (
        <ShellDialog label={t.menu} variant="drawer" isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          <SideMenu
            isCollapsed={false}
            blocked={blocked}
            items={screens}
            onChosen={() => setDrawerOpen(false)}
            onSignOut={leave.ask}
          />
          <LanguageButton />
        </ShellDialog>
      ) : (
        <SideMenu isCollapsed={!isExpanded} blocked={blocked} items={screens} onSignOut={leave.ask} />
      )}
      <div className="shell-main">
        <Offline />
        <Header
          company={active}
          isAdminMode={isAdminMode}
          isUnchosen={items.length > 0 && !active}
          onChooser={setChooser}
          onMenu={toggleMenu}
          onCompany={() => setChooserAsked(true)}
          onFind={() => setOpened('palette')}
          onHelp={() => setOpened('keys')}
          onAudit={active?.owner ? () => void navigate(auditScreen.to) : undefined}
          onSignOut={leave.ask}
        />
        <NewVersion />
        {active && (
          <div className="content shell-notice">
            <LicenceBanner
              companyId={active.id}
              onEvent={() => void navigate(wizard, { state: { activeStep: 1, forcePayment: true } })}
            />
          </div>
        )}
        {companies.isError && !companies.data && <LoadFailed onRetry={() => void companies.refetch()} />}
        {companies.isPending && <Loading />}
        {hasScreen && (
          <main ref={main} id="icerik" tabIndex={-1}>
            {pathname !== invitations && (
              <Suspense>
                <InvitationsNotice />
              </Suspense>
            )}
            <Outlet key={isWizard ? wizard : activeCompanyId} />
          </main>
        )}
      </div>
      <CompanyChooser
        companies={items}
        activeId={active?.id}
        isOpen={isChooserAsked || (companies.isSuccess && !hasScreen && !only)}
        onChoose={choose}
        onAdd={addCompany}
        onSignOut={leave.ask}
        onClose={() => setChooserAsked(false)}
      />
      <CommandPalette
        commands={commands}
        isOpen={opened === 'palette'}
        company={active}
        onSearch={
          hasCompany ? (query) => void navigate(`${invoices}?${new URLSearchParams({ ara: query })}`) : undefined
        }
        onClose={() => setOpened(undefined)}
      />
      {hasScreen && <FirstWords isAtWork={active !== undefined && !isWizard} chooser={chooser} />}
      <KeySheet isOpen={opened === 'keys'} onClose={() => setOpened(undefined)} />
      {leave.question}
    </div>
  );
}

/** 'Çıkış Yap' (SES-14): asks first if something is unsaved. `question` is the dialog to render. */
function useSignOut() {
  const t = useMessages(messages);
  const common = useMessages(shared);
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
        title={common.unsaved}
        isOpen={isAsked}
        confirmLabel={t.signOut}
        cancelLabel={common.stay}
        tone="primary"
        onConfirm={leave}
        onCancel={() => setAsked(false)}
      >
        {t.leavesUnsaved}
      </ConfirmDialog>
    ),
  };
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <div className="content">
      <Banner tone="danger" actions={<Button onPress={onRetry}>{t.retry}</Button>}>
        {t.companiesFailed}
      </Banner>
    </div>
  );
}

function Loading() {
  const { loading } = useMessages(shared);
  return (
    <div className="content content-loading" role="status" aria-label={loading}>
      <Skeleton width="220px" height="28px" />
      <Skeleton height="36px" />
      <Skeleton height="320px" />
    </div>
  );
}
