import { companyName } from '@kalem/domain';
import { Avatar, CompanyMark, Icon, IconButton, icons } from '@kalem/ui/primitives';
import type { components } from '@kalem/sdk';
import { useUser } from '../AppRoot';
import { useMessages } from '../language';
import { screenNames } from '../messages';
import { messages } from './messages';
import { ThemeToggle } from './ThemeToggle';

interface HeaderProps {
  /** Admin mode shows its name instead of a company. */
  isAdminMode: boolean;
  company: components['schemas']['Company'] | undefined;
  /** Whether there are companies and none is chosen. */
  isUnchosen: boolean;
  /** Receives the company's button, for the introduction that points to it. */
  onChooser: (button: HTMLElement | null) => void;
  onMenu: () => void;
  onCompany: () => void;
  onFind: () => void;
  onHelp: () => void;
  onAccount: () => void;
}

/** The active company, which opens the chooser (SHL-34), the theme switch, and the account. */
export function Header({
  isAdminMode,
  company,
  isUnchosen,
  onChooser,
  onMenu,
  onCompany,
  onFind,
  onHelp,
  onAccount,
}: HeaderProps) {
  const t = useMessages(messages);
  const names = useMessages(screenNames);
  const user = useUser();
  return (
    <header className="head">
      <IconButton label={t.menu} icon={icons.menu} onPress={onMenu} />
      {isAdminMode && (
        <span className="head-admin">
          <span className="head-admin-mark">{names.administration}</span>
          <span className="kalem-cut">{window.location.hostname}</span>
        </span>
      )}
      {company && (
        <button
          ref={onChooser}
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
      {isUnchosen && (
        <button type="button" className="head-company" aria-haspopup="dialog" onClick={onCompany}>
          <span className="kalem-cut kalem-muted">{t.noCompany}</span>
          <Icon icon={icons.upDown} size="sm" />
        </button>
      )}
      <span className="head-space" />
      <IconButton label={t.find} icon={icons.search} onPress={onFind} />
      <span className="head-keys">
        <IconButton label={t.keys} icon={icons.help} onPress={onHelp} />
      </span>
      <ThemeToggle />
      {user && (
        <button type="button" className="head-user" aria-haspopup="dialog" onClick={onAccount}>
          <Avatar name={user.name} />
          <span className="kalem-hidden">{t.accountOf(user.name)}</span>
        </button>
      )}
    </header>
  );
}
