import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { companyName, licenceStatus } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useKalem } from '@kalem/ui';
import { useApp } from '../AppRoot';
import { useMessages } from '../language';
import { useMediaQuery } from '../useMediaQuery';
import { useValue } from '../value';
import { messages } from './messages';
import { auditScreen, closedScreen, isOutsideOfAdminMode, offeredItems, type Permissions } from './SideMenu';
import { useCompanies, useWaitingRequests } from './useCompanies';
import { useCompanyCommands } from './useCompanyCommands';
import { useShellKeys } from './useShell';
import { useShellCommands } from './useShellCommands';

export const wizard = '/dashboard/yeni-sirket-ekle';
export const invitations = '/dashboard/davetler';
export const home = '/dashboard/anasayfa';
const newInvoice = '/dashboard/yeni';

/** The state around a screen: active company, menu, and open windows. */
export function useShellState(onSignOut: () => void) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { now } = useKalem();
  const company = useActiveCompany();
  const { companies, items, active, isAdmin, isAdminMode, hasCompany } = company;
  const [isChooserAsked, setChooserAsked] = useState(false);
  const [opened, setOpened] = useState<'palette' | 'keys' | 'account'>();
  const menu = useMenu(items.length > 0 ? () => setChooserAsked(true) : undefined);

  const isWizard = pathname === wizard;
  const waiting = useWaitingRequests(active);
  const screens = offeredItems({ isAdmin, isAdminMode, permissions: active?.permissions, waiting });
  const isFree = hasCompany || isAdminMode;
  const mayInvoice = isFree && screens.some(({ to }) => to === newInvoice);
  useShellKeys({
    onFind: () => setOpened('palette'),
    onHelp: () => setOpened('keys'),
    onNewInvoice: mayInvoice ? () => void navigate(newInvoice) : undefined,
  });
  const addCompany = () => {
    setChooserAsked(false);
    void navigate(wizard);
  };
  const ofCompany = useCompanyCommands(isAdminMode ? undefined : active, opened === 'palette');
  const commands = useShellCommands({
    screens: isFree ? [...screens, ...(active?.owner ? [auditScreen] : [])] : [],
    ofCompany,
    hasCompanies: !isAdminMode,
    onCompany: () => setChooserAsked(true),
    onAddCompany: addCompany,
    onKeys: () => setOpened('keys'),
    onSignOut,
  });
  const isKnown = companies.isSuccess;
  return {
    ...company,
    ...menu,
    blocked: isFree ? undefined : menu.blocked,
    pathname,
    isWizard,
    screens,
    commands,
    /** Whether the requirements of the screen at this address are met. */
    hasScreen: isKnown && (isWizard || isAdminMode || active !== undefined || pathname === invitations),
    /** The screen at this address, if the user has no permission for it. */
    closed: isAdminMode ? undefined : active && closedScreen(pathname, active.permissions),
    redirect: redirectOf(pathname, { isAdminMode, hasNone: isKnown && items.length === 0, active }),
    isChooserAsked,
    setChooserAsked,
    choose: (companyId: string) => {
      company.activate(companyId);
      setChooserAsked(false);
      const chosen = items.find(({ id }) => id === companyId);
      // The wizard would show the chosen company.
      if (isWizard && chosen && licenceStatus(chosen, now()).active) void navigate(home);
    },
    addCompany,
    opened,
    setOpened,
  };
}

interface Standing {
  isAdminMode: boolean;
  /** Whether it is certain that the user has no company. */
  hasNone: boolean;
  active: { permissions: Permissions } | undefined;
}

/**
 * The target of a redirect from an address that the user cannot use; undefined for all others (SHL-35, USR-12, ADM-01).
 */
export function redirectOf(pathname: string, { isAdminMode, hasNone, active }: Standing): string | undefined {
  if (isAdminMode && isOutsideOfAdminMode(pathname)) return home;
  if (hasNone && !isAdminMode && pathname !== wizard && pathname !== invitations) return wizard;
  return active && closedScreen(pathname, active.permissions) ? home : undefined;
}

function useActiveCompany() {
  const { store } = useApp();
  const { activeCompanyId } = useValue(store);
  const { companies, isAdmin, isAdminMode } = useCompanies();
  const items = (!isAdminMode && companies.data?.items) || [];
  const active = items.find(({ id }) => id === activeCompanyId);
  const only = companies.isSuccess && items.length === 1 ? items[0]?.id : undefined;
  useRemoval(active, companies.isSuccess && activeCompanyId !== null ? activeCompanyId : undefined);
  // A single company is chosen automatically.
  useEffect(() => {
    if (only && store.get().activeCompanyId !== only) store.set({ ...store.get(), activeCompanyId: only });
  }, [only, store]);
  return {
    activeCompanyId,
    companies,
    isAdmin,
    isAdminMode,
    items,
    active,
    only,
    // The remembered company counts until the list is loaded, so that the menu does not flicker at each page load.
    hasCompany: companies.isSuccess ? active !== undefined : activeCompanyId !== null,
    activate: (companyId: string) => store.set({ ...store.get(), activeCompanyId: companyId }),
  };
}

/**
 * Tells the user that they were removed from the active company, and redirects home: otherwise the screen would
 * continue with the next company and an empty form. `activeId` is missing until the companies are loaded. Owners who
 * delete their company get no message.
 */
function useRemoval(active: components['schemas']['Company'] | undefined, activeId: string | undefined): void {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { toast } = useKalem();
  const last = useRef(active);
  useEffect(() => {
    const before = last.current;
    last.current = active;
    if (active || !before || before.owner || before.id !== activeId) return;
    toast({ tone: 'danger', text: t.removedFrom(companyName(before)), stays: true });
    void navigate(home, { replace: true });
  }, [active, activeId, navigate, t, toast]);
}

/** The menu: wide, as icons, or in a drawer on a phone; and the reason why its items are disabled without a company. */
function useMenu(chooseFirst: (() => void) | undefined) {
  const t = useMessages(messages);
  const { store } = useApp();
  const { toast } = useKalem();
  const { activeCompanyId, settings } = useValue(store);
  const isSmall = useMediaQuery('(max-width: 960px)');
  const isLarge = useMediaQuery('(min-width: 1281px)');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isExpanded = settings.drawerOpen ?? isLarge;
  return {
    isSmall,
    isExpanded,
    isDrawerOpen,
    closeDrawer: () => setDrawerOpen(false),
    toggleMenu: () => {
      if (isSmall) setDrawerOpen(true);
      else store.set({ activeCompanyId, settings: { drawerOpen: !isExpanded } });
    },
    blocked: {
      reason: chooseFirst ? t.chooseFirst : t.addFirst,
      onPress: () => {
        setDrawerOpen(false);
        if (chooseFirst) chooseFirst();
        else toast({ tone: 'info', text: t.addToOpen });
      },
    },
  };
}
