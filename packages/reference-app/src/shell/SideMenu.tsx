import { Icon, icons, Logo } from '@kalem/ui/primitives';
import type { components } from '@kalem/sdk';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../language';
import { type ScreenName, screenNames } from '../messages';
import { isEditAddress } from '../pages/invoiceFormAddress';
import { messages } from './messages';

interface SideMenuProps {
  /** Shows only icons, with their words as tooltips. */
  isCollapsed: boolean;
  /**
   * Without an active company only signing out works (SHL-32): what to do first, and what a press on the rest leads to.
   */
  blocked: { reason: string; onPress: () => void } | undefined;
  /** What is offered: `offeredItems`. */
  items: readonly MenuScreen[];
  onChosen?: () => void;
  onSignOut: () => void;
}

/** The screens, and the way out. */
export function SideMenu({ isCollapsed, blocked, items, onChosen, onSignOut }: SideMenuProps) {
  const t = useMessages(messages);
  const names = useMessages(screenNames);
  const reason = useId();
  const { pathname, search } = useLocation();
  // An invoice that is being edited is one of the list, not a new one.
  const current = isEditAddress(search) ? invoices : pathname;
  const tip = (label: string) => (isCollapsed ? label : undefined);
  return (
    <nav className="side-menu" aria-label={t.mainMenu} data-collapsed={isCollapsed || undefined}>
      <div className="side-logo">
        <Logo isMarkOnly={isCollapsed} />
      </div>
      {blocked && (
        <p id={reason} className="side-reason">
          {blocked.reason}
        </p>
      )}
      <ul>
        {items.map(({ to, name, icon, begins, waiting = 0 }) => (
          <li key={to} className={begins && 'side-begins'}>
            {blocked ? (
              <a
                role="link"
                tabIndex={0}
                aria-disabled="true"
                aria-describedby={reason}
                title={blocked.reason}
                onClick={blocked.onPress}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') blocked.onPress();
                }}
              >
                <Icon icon={icon} />
                <span>{names[name]}</span>
              </a>
            ) : (
              <Link
                to={to}
                aria-current={to === current || current.startsWith(`${to}/`) ? 'page' : undefined}
                title={tip(waiting ? `${names[name]}: ${t.waiting(waiting)}` : names[name])}
                aria-description={waiting ? t.waiting(waiting) : undefined}
                onClick={onChosen}
              >
                <Icon icon={icon} />
                <span>{names[name]}</span>
                {waiting > 0 && (
                  <span className="side-count kalem-num" aria-hidden="true">
                    {waiting}
                  </span>
                )}
              </Link>
            )}
          </li>
        ))}
        <li className="side-last">
          <button type="button" title={tip(t.signOut)} onClick={onSignOut}>
            <Icon icon={icons.logout} />
            <span>{t.signOut}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

export type Permissions = components['schemas']['Permissions'];

export interface MenuScreen {
  to: string;
  name: ScreenName;
  icon: string;
  /** Begins a group of screens, with a line above it. */
  begins?: true;
  /** Users without it do not see the screen. */
  needs?: keyof Permissions;
  /** How many of its things wait for an answer. */
  waiting?: number;
}

const invoices = '/dashboard/faturalarim';
const requests = '/dashboard/iptal-itiraz-talepleri';

/** In the order of SHL-30; only what has a screen. */
const menuItems: readonly MenuScreen[] = [
  { to: '/dashboard/anasayfa', name: 'home', icon: icons.home },
  { to: '/dashboard/sirketlerim', name: 'companies', icon: icons.building },
  { to: '/dashboard/yeni', name: 'newInvoice', icon: icons.filePlus, begins: true, needs: 'faturaWrite' },
  { to: invoices, name: 'invoices', icon: icons.files, needs: 'faturaRead' },
  { to: '/dashboard/cariler', name: 'customers', icon: icons.users, needs: 'cariRead' },
  { to: '/dashboard/stok-kartlari', name: 'stock', icon: icons.box, needs: 'stokRead' },
  { to: '/dashboard/hazir-notlar', name: 'notes', icon: icons.note, needs: 'faturaRead' },
  {
    to: '/dashboard/adima-duzenlenen-faturalar',
    name: 'issuedToMe',
    icon: icons.inbox,
    begins: true,
    needs: 'adimaDuzenlenenFaturalarRead',
  },
  {
    to: requests,
    name: 'requests',
    icon: icons.undo,
    needs: 'iptalItirazRead',
  },
  {
    to: '/dashboard/yetkilendirme',
    name: 'permissions',
    icon: icons.shield,
    begins: true,
    needs: 'yetkilendirmeRead',
  },
  { to: '/dashboard/kullanici-bilgileri', name: 'account', icon: icons.user },
  { to: '/dashboard/gib-bilgileri', name: 'portal', icon: icons.landmark, needs: 'companyWrite' },
  { to: '/dashboard/imza-logo', name: 'images', icon: icons.sign, needs: 'companyWrite' },
  { to: '/dashboard/anahtarlar', name: 'apiKeys', icon: icons.key, needs: 'apiWrite' },
  { to: '/dashboard/bildirim-ayarlari', name: 'notifications', icon: icons.bell },
];

const coupons: MenuScreen = { to: '/dashboard/kuponlar', name: 'coupons', icon: icons.ticket };

/** A company's log, for its owner, who has it in the account menu: SHL-30 names every item of this one. */
export const auditScreen: MenuScreen = { to: '/dashboard/denetim-kaydi', name: 'audit', icon: icons.note };

/** Admin mode needs no company. */
const adminItems: readonly MenuScreen[] = [
  coupons,
  { to: '/dashboard/anasayfa', name: 'home', icon: icons.home },
  { to: '/dashboard/sirketlerim', name: 'allCompanies', icon: icons.building },
  { to: '/dashboard/odemeler', name: 'payments', icon: icons.card },
  { to: '/dashboard/partnerler', name: 'partners', icon: icons.share, begins: true },
  { to: '/dashboard/webhooklar', name: 'webhooks', icon: icons.link },
  { ...auditScreen, begins: true },
  { to: '/dashboard/kullanici-bilgileri', name: 'account', icon: icons.user },
];

interface Offer {
  isAdmin: boolean;
  isAdminMode: boolean;
  /** What the user may do in the active company; a screen whose permission is missing is not offered (USR-12). */
  permissions: Permissions | undefined;
  /** How many requests wait for an answer. */
  waiting?: number;
}

/** Until the permissions are known, all of them; admins have one more, the first (SHL-31). */
export function offeredItems({ isAdmin, isAdminMode, permissions, waiting }: Offer): readonly MenuScreen[] {
  if (isAdminMode) return adminItems;
  const own = menuItems
    .filter(({ needs }) => !needs || permissions?.[needs] !== false)
    .map((item) => (item.to === requests ? { ...item, waiting } : item));
  return isAdmin ? [coupons, ...own] : own;
}

/** Whether admin mode has no such screen. */
export function isOutsideOfAdminMode(pathname: string): boolean {
  return adminItems.every(({ to }) => to !== pathname);
}

/** Screens that write and are not in the menu. */
const forms: readonly Omit<MenuScreen, 'icon'>[] = [
  { to: '/dashboard/yeni-cari-ekle', name: 'newCustomer', needs: 'cariWrite' },
  { to: '/dashboard/yeni-stok-ekle', name: 'newStockItem', needs: 'stokWrite' },
];

/** The screen at this address, or above it, for which a permission is missing; undefined where none is (USR-12). */
export function closedScreen(pathname: string, permissions: Permissions): ScreenName | undefined {
  return [...menuItems, ...forms].find(
    ({ to, needs }) => `${pathname}/`.startsWith(`${to}/`) && needs !== undefined && !permissions[needs],
  )?.name;
}
