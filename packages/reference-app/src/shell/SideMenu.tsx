import { Icon, icons, Logo } from '@kalem/ui/primitives';
import { useId } from 'react';
import { NavLink } from 'react-router';

interface SideMenuProps {
  /** Shows only icons, with their words as tooltips. */
  isCollapsed: boolean;
  /**
   * Without an active company only signing out works (SHL-32): what to do first, and what a press on the rest leads to.
   */
  blocked: { reason: string; onPress: () => void } | undefined;
  onChosen?: () => void;
  onSignOut: () => void;
}

/** The screens, and the way out. */
export function SideMenu({ isCollapsed, blocked, onChosen, onSignOut }: SideMenuProps) {
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
        {menuItems.map(({ to, label, icon }) => (
          <li key={to}>
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

/** In the order of SHL-30; only what has a screen. */
export const menuItems = [
  { to: '/dashboard/yeni', label: 'Yeni Fatura Oluştur', icon: icons.filePlus },
  { to: '/dashboard/faturalarim', label: 'Faturalarım', icon: icons.files },
  { to: '/dashboard/cariler', label: 'Cari Kartları', icon: icons.users },
  { to: '/dashboard/stok-kartlari', label: 'Stok Kartları', icon: icons.box },
  { to: '/dashboard/hazir-notlar', label: 'Hazır Notlar', icon: icons.note },
  { to: '/dashboard/adima-duzenlenen-faturalar', label: 'Adıma Düzenlenen Faturalar', icon: icons.inbox },
  { to: '/dashboard/iptal-itiraz-talepleri', label: 'İptal / İtiraz Talepleri', icon: icons.undo },
] as const;
