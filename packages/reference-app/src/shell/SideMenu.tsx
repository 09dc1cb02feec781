import { Icon, icons, Logo } from '@kalem/ui/primitives';
import type { components } from '@kalem/sdk';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../language';
import { type ScreenName, screenNames } from '../messages';
import { isEditAddress } from '../pages/invoiceFormAddress';
import { messages } from './messages';

interface SideMenuProps {
  /** Whether only icons are shown, with labels as tooltips. */
  isCollapsed: boolean;
  /**
   * Set while there is no active company: every item except signing out is disabled (SHL-32), `reason` is shown, and a
   * click calls `onPress`.
   */
  blocked: { reason: string; onPress: () => void } | undefined;
  /** The items of `offeredItems`. */
  items: readonly MenuScreen[];
  onChosen?: () => void;
  onSignOut: () => void;
}

/** The items for screens, and signing out. */
export function SideMenu({ isCollapsed, blocked, items, onChosen, onSignOut }: SideMenuProps) {
  const t = useMessages(messages);
  const names = useMessages(screenNames);
  const reason = useId();
  const { pathname, search } = useLocation();
  // While an existing invoice is edited, the list is the current item.
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
  /** Starts a group, with a line above. */
  begins?: true;
  /** The required permission; the item is hidden without it. */
  needs?: keyof Permissions;
  /** Number of pending entries of the screen. */
  waiting?: number;
}

const invoices = '/dashboard/faturalarim';
const requests = '/dashboard/iptal-itiraz-talepleri';

/** In the order of SHL-30; only existing screens. */
const menuItems: readonly MenuScreen[] = [
  { to: '/dashboard/anasayfa', name: 'home', icon: icons.home },
  { to: '/dashboard/sirketlerim', name: 'companies', icon: icons.building },
  { to: '/dashboard/yeni', name: 'newInvoice', icon: icons.filePlus, begins: true, needs: 'faturaWrite' },
  { to: invoices, name: 'invoices', icon: icons.files, needs: 'faturaRead' },
  { to: '/dashboard/cariler', name: 'customers', icon: icons.users, needs: 'cariRead' },
  { to: '/dashboard/stok-kartlari', name: 'stock', icon: icons.box, needs: 'stokRead' },
  { to: '/dashboard/hazir-notlar', name: 'notes', icon: icons.note, needs: 'faturaRead' },
  { to: '/dashboard/alacaklar', name: 'receivables', icon: icons.purse, begins: true, needs: 'tahsilatRead' },
  { to: '/dashboard/banka-hareketleri', name: 'movements', icon: icons.card, needs: 'tahsilatRead' },
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
  { to: '/dashboard/tahsilat-ayarlari', name: 'collection', icon: icons.settings, needs: 'tahsilatRead' },
  { to: '/dashboard/anahtarlar', name: 'apiKeys', icon: icons.key, needs: 'apiWrite' },
  { to: '/dashboard/bildirim-ayarlari', name: 'notifications', icon: icons.bell },
];

const coupons: MenuScreen = { to: '/dashboard/kuponlar', name: 'coupons', icon: icons.ticket };

/** A company's log for its owner. It is in the account dialog, because SHL-30 fixes the items of this one. */
export const auditScreen: MenuScreen = { to: '/dashboard/denetim-kaydi', name: 'audit', icon: icons.note };

/** The items of admin mode, which needs no company. */
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
  /** The user's permissions in the active company. Screens without permission are not offered (USR-12). */
  permissions: Permissions | undefined;
  /** Number of pending requests. */
  waiting?: number;
}

/** All items until the permissions are known. Admins have one more at the top (SHL-31). */
export function offeredItems({ isAdmin, isAdminMode, permissions, waiting }: Offer): readonly MenuScreen[] {
  if (isAdminMode) return adminItems;
  const own = menuItems
    .filter(({ needs }) => !needs || permissions?.[needs] !== false)
    .map((item) => (item.to === requests ? { ...item, waiting } : item));
  return isAdmin ? [coupons, ...own] : own;
}

/** Whether admin mode lacks this screen. */
export function isOutsideOfAdminMode(pathname: string): boolean {
  return adminItems.every(({ to }) => to !== pathname);
}

/** Screens that write and are not in the menu. */
const forms: readonly Omit<MenuScreen, 'icon'>[] = [
  { to: '/dashboard/yeni-cari-ekle', name: 'newCustomer', needs: 'cariWrite' },
  { to: '/dashboard/yeni-stok-ekle', name: 'newStockItem', needs: 'stokWrite' },
];

/** The screen at or above this address for which the permission is missing; undefined otherwise (USR-12). */
export function closedScreen(pathname: string, permissions: Permissions): ScreenName | undefined {
  return [...menuItems, ...forms].find(
    ({ to, needs }) => `${pathname}/`.startsWith(`${to}/`) && needs !== undefined && !permissions[needs],
  )?.name;
}
