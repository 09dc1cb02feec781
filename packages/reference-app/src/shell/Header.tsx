import { Avatar, CompanyMark, Icon, IconButton, icons } from '@kalem/ui';
import type { components } from '@kalem/sdk';
import { useUser } from '../AppRoot';
import { companyName } from './CompanyChooser';
import { ThemeToggle } from './ThemeToggle';

interface HeaderProps {
  company: components['schemas']['Company'] | undefined;
  onMenu: () => void;
  onCompany: () => void;
}

/** The active company, which opens the chooser (SHL-34), the theme, and who is signed in. */
export function Header({ company, onMenu, onCompany }: HeaderProps) {
  const user = useUser();
  return (
    <header className="head">
      <IconButton label="Menü" icon={icons.menu} onPress={onMenu} />
      {company && (
        <button
          type="button"
          className="head-company"
          aria-haspopup="dialog"
          title={companyName(company)}
          onClick={onCompany}
        >
          <CompanyMark name={companyName(company)} />
          <span className="kalem-cut">{companyName(company)}</span>
          <Icon icon={icons.upDown} size="sm" />
        </button>
      )}
      <span className="head-space" />
      <ThemeToggle />
      {user && (
        <span className="head-user" title={`${user.name} · ${user.email}`}>
          <Avatar name={user.name} />
        </span>
      )}
    </header>
  );
}
