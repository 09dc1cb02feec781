import { icons } from '@kalem/ui/primitives';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { globe, useMessages, useOtherLanguage } from '../language';
import { screenNames } from '../messages';
import { messages, palette } from './messages';
import type { MenuScreen } from './SideMenu';
import type { Command } from './windows/useFoundRecords';

interface CommandParts {
  screens: readonly MenuScreen[];
  /** Commands for the active company. */
  ofCompany: readonly Command[];
  /** Whether companies can be chosen and added. */
  hasCompanies: boolean;
  onCompany: () => void;
  onAddCompany: () => void;
  onKeys: () => void;
  onSignOut: () => void;
}

/** The commands of the palette: screens and actions of the shell. */
export function useShellCommands(parts: CommandParts): Command[] {
  const { screens, ofCompany, hasCompanies, onCompany, onAddCompany, onKeys, onSignOut } = parts;
  const t = useMessages(palette);
  const shell = useMessages(messages);
  const names = useMessages(screenNames);
  const other = useOtherLanguage();
  const { theme } = useApp();
  const navigate = useNavigate();
  const look = (choice: 'light' | 'dark' | 'system') => () => theme.set(choice);
  const pages: Command[] = screens.map(({ to, name, icon }) => ({
    label: names[name],
    icon,
    group: 'pages',
    run: () => void navigate(to),
  }));
  const ofCompanies: Command[] = [
    { label: t.changeCompany, icon: icons.upDown, group: 'app', words: t.changeCompanyWords, run: onCompany },
    { label: names.newCompany, icon: icons.plus, group: 'app', run: onAddCompany },
  ];
  return [
    ...ofCompany,
    ...pages,
    ...(hasCompanies ? ofCompanies : []),
    { label: t.light, icon: icons.sun, group: 'app', words: t.themeWords, run: look('light') },
    { label: t.dark, icon: icons.moon, group: 'app', words: t.themeWords, run: look('dark') },
    { label: t.system, icon: icons.ring, group: 'app', words: t.themeWords, run: look('system') },
    { label: t.language(other.name), icon: globe, group: 'app', words: t.languageWords, run: other.choose },
    { label: shell.keys, icon: icons.help, group: 'app', keys: ['?'], run: onKeys },
    { label: shell.signOut, icon: icons.logout, group: 'app', run: onSignOut },
  ];
}
