import { Icon, icons, Logo } from '@kalem/ui/primitives';
import { NavLink } from 'react-router';

interface SideMenuProps {
  /** Shows only icons, with their words as tooltips. */
  isCollapsed: boolean;
  /** Without an active company only signing out works (SHL-32). */
  isDisabled: boolean;
  onChosen?: () => void;
  onSignOut: () => void;
}

/** The screens, and the way out. */
export function SideMenu({ isCollapsed, isDisabled, onChosen, onSignOut }: SideMenuProps) {
  const tip = (label: string) => (isCollapsed ? label : undefined);
  return (
    <nav className="side-menu" aria-label="Ana menü" data-collapsed={isCollapsed || undefined}>
      <div className="side-logo">
        <Logo isMarkOnly={isCollapsed} />
      </div>
      <ul>
        {menuItems.map(({ to, label, icon }) => (
          <li key={to}>
            {isDisabled ? (
              <a role="link" aria-disabled="true" title={tip(label)}>
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
const menuItems = [
  { to: '/dashboard/yeni', label: 'Yeni Fatura Oluştur', icon: icons.filePlus },
  { to: '/dashboard/faturalarim', label: 'Faturalarım', icon: icons.files },
] as const;
