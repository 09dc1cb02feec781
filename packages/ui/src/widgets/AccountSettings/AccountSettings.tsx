'use client';
import { AccountState } from '../../kit/account/AccountState';
import { NotificationSetting } from '../../kit/account/NotificationSetting';
import { PhoneSetting } from '../../kit/account/PhoneSetting';
import type { User } from '../../kit/account/useAccount';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { useMessages } from '../../provider/messages';
import { EmailSetting } from './EmailSetting';
import { messages } from './messages';
import { NameSetting, PasswordSetting } from './NameAndPassword';
import { SessionsSetting } from './SessionsSetting';

/** Events of the account's settings. */
export type AccountSettingsEvent =
  /** Name, email, phone or notices were changed. */
  | { type: 'userChanged'; user: User }
  /** The user wants to end all sessions, including this one: call `client.session.signOut({ everywhere: true })`. */
  | { type: 'signOutAsked' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'account-settings': AccountSettingsEvent;
  }
}

type AccountSettingsViewProps = ViewProps<'account-settings'>;
export type AccountSettingsProps = PropsOf<'account-settings', AccountSettingsViewProps>;

/**
 * The account of the signed-in user: name, email, password, phone, notices, sessions. Each part saves by itself. Needs
 * a client with the built-in session.
 *
 * @example <AccountSettings onEvent={(event) => event.type === 'signOutAsked' && signOutEverywhere()} />
 */
export const AccountSettings = defineWidget('account-settings', AccountSettingsView, { needs: 'session' });

function AccountSettingsView({ emit }: AccountSettingsViewProps) {
  const t = useMessages(messages);
  const tell = (user: User) => emit({ type: 'userChanged', user });
  return (
    <AccountState title={t('title')}>
      {(user) => (
        <>
          <NameSetting user={user} onChanged={tell} />
          <EmailSetting user={user} onChanged={tell} />
          <PasswordSetting user={user} />
          <PhoneSetting user={user} onChanged={tell} />
          <NotificationSetting user={user} onChanged={tell} />
          <SessionsSetting onSignOut={() => emit({ type: 'signOutAsked' })} />
        </>
      )}
    </AccountState>
  );
}
