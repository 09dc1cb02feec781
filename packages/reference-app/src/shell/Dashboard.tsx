import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { LicenceBanner } from '@kalem/ui/licence-banner';
import { Banner, Button, ConfirmDialog } from '@kalem/ui/primitives';
import { useApp, useUser } from '../AppRoot';
import { useMessages } from '../language';
import { shared } from '../messages';
import { useValue } from '../value';
import { ClosedScreen } from './ClosedScreen';
import { Header } from './Header';
import { LanguageButton } from './LanguageButton';
import { lazily } from './lazily';
import { LoadingScreen } from './LoadingScreen';
import { messages } from './messages';
import { Offline } from './Offline';
import { auditScreen, SideMenu } from './SideMenu';
import { signOut } from '../createApp';
import { FirstWords, NewVersion } from './Unasked';
import { useScreenChange } from './useShell';
import { home, invitations, useShellState, wizard } from './useShellState';
import { AccountDialog } from './windows/AccountDialog';
import { CommandPalette } from './windows/CommandPalette';
import { CompanyChooser } from './windows/CompanyChooser';
import { KeySheet } from './windows/KeySheet';
import { CoversContext, ShellDialog } from './windows/ShellDialog';

/** Lazy, because few users have invitations. */
const InvitationsNotice = lazily(async () => (await import('../pages/InvitationsPage')).InvitationsNotice);

const invoices = '/dashboard/faturalarim';

/**
 * The screens below /dashboard are for signed-in users (SES-18). Renders nothing in the last quarter second of a
 * sign-out.
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
  // After a lost session the sign-in gets the place from `lost`, and only for the same user.
  const state = lost.get() ? undefined : { asked: pathname + search };
  return isLeaving ? null : <Navigate to="/login" state={state} replace />;
}

/** Menu, header and screen. Makes sure that a company is active before a screen needs one (SHL-35). */
function Shell() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  const [chooser, setChooser] = useState<HTMLElement | null>(null);
  const leave = useSignOut();
  const shell = useShellState(leave.ask);
  const { pathname, companies, items, active, activeCompanyId, isAdminMode, isWizard, hasScreen, screens } = shell;
  const { opened, setOpened, setChooserAsked, blocked } = shell;
  const [covers, setCovers] = useState(0);
  const screen = useScreenChange(main, hasScreen && covers === 0);
  if (shell.redirect && shell.closed) return <ClosedScreen to={shell.redirect} screen={shell.closed} />;
  if (shell.redirect) return <Navigate to={shell.redirect} replace />;

  return (
    <CoversContext value={setCovers}>
      <div className="shell" data-menu={shell.isExpanded ? 'open' : 'icons'}>
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
        {shell.isSmall ? (
          <ShellDialog label={t.menu} variant="drawer" isOpen={shell.isDrawerOpen} onClose={shell.closeDrawer}>
            <SideMenu
              isCollapsed={false}
              blocked={blocked}
              items={screens}
              onChosen={shell.closeDrawer}
              onSignOut={leave.ask}
            />
            <LanguageButton />
          </ShellDialog>
        ) : (
          <SideMenu isCollapsed={!shell.isExpanded} blocked={blocked} items={screens} onSignOut={leave.ask} />
        )}
        <div className="shell-main">
          <Offline />
          <Header
            company={active}
            isAdminMode={isAdminMode}
            isUnchosen={items.length > 0 && !active}
            onChooser={setChooser}
            onMenu={shell.toggleMenu}
            onCompany={() => setChooserAsked(true)}
            onFind={() => setOpened('palette')}
            onHelp={() => setOpened('keys')}
            onAccount={() => setOpened('account')}
          />
          <section className="shell-notices" aria-label={t.announcements}>
            <NewVersion />
            {active && (
              <div className="content shell-notice">
                <LicenceBanner
                  companyId={active.id}
                  onEvent={() => void navigate(wizard, { state: { activeStep: 1, forcePayment: true } })}
                />
              </div>
            )}
          </section>
          {companies.isError && !companies.data && <LoadFailed onRetry={() => void companies.refetch()} />}
          {companies.isPending && <LoadingScreen />}
          {/* Outside of <main>: a focused button in it would prevent that the new screen gets the focus. */}
          {hasScreen && pathname !== invitations && (
            <Suspense>
              <InvitationsNotice hideConfirmation={!isWizard && pathname !== home} />
            </Suspense>
          )}
          {hasScreen && (
            <main ref={main} id="icerik" tabIndex={-1} {...screen}>
              <Outlet key={isWizard ? wizard : activeCompanyId} />
            </main>
          )}
        </div>
        <CompanyChooser
          companies={items}
          activeId={active?.id}
          isOpen={shell.isChooserAsked || (companies.isSuccess && !hasScreen && !shell.only)}
          onChoose={shell.choose}
          onAdd={shell.addCompany}
          onSignOut={leave.ask}
          onClose={() => setChooserAsked(false)}
        />
        <AccountDialog
          isOpen={opened === 'account'}
          onAudit={active?.owner ? () => void navigate(auditScreen.to) : undefined}
          onSignOut={leave.ask}
          onClose={() => setOpened(undefined)}
        />
        <CommandPalette
          commands={shell.commands}
          isOpen={opened === 'palette'}
          company={active}
          onSearch={
            shell.hasCompany
              ? (query) => void navigate(`${invoices}?${new URLSearchParams({ ara: query })}`)
              : undefined
          }
          onClose={() => setOpened(undefined)}
        />
        {hasScreen && <FirstWords isAtWork={active !== undefined && !isWizard} chooser={chooser} />}
        <KeySheet isOpen={opened === 'keys'} onClose={() => setOpened(undefined)} />
        {leave.question}
      </div>
    </CoversContext>
  );
}

/** 'Çıkış Yap' (SES-14): asks first if there are unsaved changes. `question` is the dialog to render. */
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
