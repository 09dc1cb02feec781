import { Icon, icons, Logo } from '@kalem/ui/primitives';
import type { components } from '@kalem/sdk';
import { useId } from 'react';
import { NavLink } from 'react-router';

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
  const reason = useId();
  const tip = (label: string) => (isCollapsed ? label : undefined);
  return (
    <nav className="side-menu" aria-label="Ana menü" data-collapsed={isCollapsed || undefined}>
      <div className="side-logo">
        <Logo isMarkOnly={isCollapsed} />
      </div>
      {blocked && (
        <p id={reason} className="side-reason">
          {blocked.reason}
        </p>
      )}
      <ul>
        {items.map(({ to, label, icon, begins }) => (
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
                <span>{label}</span>
              </a>
            ) : (
              <NavLink to={to} title={tip(label)} onClick={onChosen}>
                <Icon icon={icon} />
                <span>{label}</span>
              </NavLink>
            )}
          </li>
        ))}
        <li className="side-last">
          <button type="button" title={tip('Çıkış Yap')} onClick={onSignOut}>
            <Icon icon={icons.logout} />
            <span>Çıkış Yap</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

type Permissions = components['schemas']['Permissions'];

export interface MenuScreen {
  to: string;
  label: string;
  icon: string;
  /** Begins a group of screens, with a line above it. */
  begins?: true;
  /** Whoever has not got it does not see the screen. */
  needs?: keyof Permissions;
}

/** In the order of SHL-30; only what has a screen. */
const menuItems: readonly MenuScreen[] = [
  { to: '/dashboard/anasayfa', label: 'Anasayfa', icon: icons.home },
  { to: '/dashboard/sirketlerim', label: 'Şirketlerim', icon: icons.building },
  { to: '/dashboard/yeni', label: 'Yeni Fatura Oluştur', icon: icons.filePlus, begins: true },
  { to: '/dashboard/faturalarim', label: 'Faturalarım', icon: icons.files },
  { to: '/dashboard/cariler', label: 'Cari Kartları', icon: icons.users, needs: 'cariRead' },
  { to: '/dashboard/stok-kartlari', label: 'Stok Kartları', icon: icons.box, needs: 'stokRead' },
  { to: '/dashboard/hazir-notlar', label: 'Hazır Notlar', icon: icons.note, needs: 'faturaRead' },
  {
    to: '/dashboard/adima-duzenlenen-faturalar',
    label: 'Adıma Düzenlenen Faturalar',
    icon: icons.inbox,
    begins: true,
    needs: 'adimaDuzenlenenFaturalarRead',
  },
  {
    to: '/dashboard/iptal-itiraz-talepleri',
    label: 'İptal / İtiraz Talepleri',
    icon: icons.undo,
    needs: 'iptalItirazRead',
  },
  {
    to: '/dashboard/yetkilendirme',
    label: 'Yetkilendirme',
    icon: icons.shield,
    begins: true,
    needs: 'yetkilendirmeRead',
  },
  { to: '/dashboard/kullanici-bilgileri', label: 'Kullanıcı Bilgileri', icon: icons.user },
  { to: '/dashboard/gib-bilgileri', label: 'GİB Bilgileri', icon: icons.landmark, needs: 'companyWrite' },
  { to: '/dashboard/imza-logo', label: 'İmza/Logo Ayarları', icon: icons.sign, needs: 'companyWrite' },
  { to: '/dashboard/anahtarlar', label: 'API Anahtarları', icon: icons.key, needs: 'apiWrite' },
  { to: '/dashboard/bildirim-ayarlari', label: 'Bildirim Ayarları', icon: icons.bell },
];

const coupons: MenuScreen = { to: '/dashboard/kuponlar', label: 'Kuponlar', icon: icons.ticket };

/** Of a company for its owner, who has it in the account menu: SHL-30 names every item of this one. */
export const auditScreen: MenuScreen = { to: '/dashboard/denetim-kaydi', label: 'Denetim Kaydı', icon: icons.note };

/** Admin mode needs no company. */
const adminItems: readonly MenuScreen[] = [
  coupons,
  { to: '/dashboard/anasayfa', label: 'Anasayfa', icon: icons.home },
  { to: '/dashboard/sirketlerim', label: 'Şirketler', icon: icons.building },
  { to: '/dashboard/odemeler', label: 'Ödemeler', icon: icons.card },
  { to: '/dashboard/partnerler', label: 'Partnerler', icon: icons.share, begins: true },
  { to: '/dashboard/webhooklar', label: 'Webhook Adresleri', icon: icons.link },
  { ...auditScreen, begins: true },
  { to: '/dashboard/kullanici-bilgileri', label: 'Kullanıcı Bilgileri', icon: icons.user },
];

interface Offer {
  isAdmin: boolean;
  isAdminMode: boolean;
  /** What the user may do in the active company; a screen whose permission is missing is not offered (USR-12). */
  permissions: Permissions | undefined;
}

/** Until the permissions are known, all of them; admins have one more, the first (SHL-31). */
export function offeredItems({ isAdmin, isAdminMode, permissions }: Offer): readonly MenuScreen[] {
  if (isAdminMode) return adminItems;
  const own = menuItems.filter(({ needs }) => !needs || permissions?.[needs] !== false);
  return isAdmin ? [coupons, ...own] : own;
}

/** Whether admin mode has no such screen. */
export function isOutsideOfAdminMode(pathname: string): boolean {
  return adminItems.every(({ to }) => to !== pathname);
}

/** Whether a permission is missing for the screen at this address, or for the one above it (USR-12). */
export function isClosed(pathname: string, permissions: Permissions): boolean {
  return menuItems.some(
    ({ to, needs }) => `${pathname}/`.startsWith(`${to}/`) && needs !== undefined && !permissions[needs],
  );
}
