import { Description } from '@headlessui/react';
import { Icon, IconButton, icons } from '@kalem/ui/primitives';
import { useUser } from '../../AppRoot';
import { globe, useMessages, useOtherLanguage } from '../../language';
import { screenNames, shared } from '../../messages';
import { messages } from '../messages';
import { ShellDialog } from './ShellDialog';
import { auditScreen } from '../SideMenu';

interface AccountDialogProps {
  isOpen: boolean;
  /** Opens the company's audit log; undefined except for its owner. */
  onAudit: (() => void) | undefined;
  onSignOut: () => void;
  onClose: () => void;
}

/** The signed-in user, with what concerns the account: audit log, language, sign-out (SES-14). */
export function AccountDialog({ isOpen, onAudit, onSignOut, onClose }: AccountDialogProps) {
  const t = useMessages(messages);
  const common = useMessages(shared);
  const names = useMessages(screenNames);
  const other = useOtherLanguage();
  const user = useUser();
  const items = [
    ...(onAudit ? [{ icon: auditScreen.icon, text: names[auditScreen.name], run: onAudit }] : []),
    { icon: globe, text: other.name, lang: other.lang, run: other.choose },
    { icon: icons.logout, text: t.signOut, run: onSignOut },
  ];
  return (
    <ShellDialog label={t.account} variant="account" isOpen={isOpen} onClose={onClose}>
      <div className="account-head">
        <Description as="div" className="account-who">
          <b>{user?.name}</b>
          <span>{user?.email}</span>
        </Description>
        <IconButton label={common.close} icon={icons.x} onPress={onClose} />
      </div>
      {items.map(({ icon, text, lang, run }) => (
        <button
          key={text}
          type="button"
          className="account-item"
          lang={lang}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <Icon icon={icon} />
          {text}
        </button>
      ))}
    </ShellDialog>
  );
}
