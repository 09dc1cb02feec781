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

/** What the account's settings tell their host. */
export type AccountSettingsEvent =
  /** Name, address, phone or notices are others now. */
  | { type: 'userChanged'; user: User }
  /** End all sessions of the user, this one too: `client.session.signOut({ everywhere: true })`. */
  | { type: 'signOutAsked' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'account-settings': AccountSettingsEvent;
  }
}

type AccountSettingsViewProps = ViewProps<'account-settings'>;
export type AccountSettingsProps = PropsOf<'account-settings', AccountSettingsViewProps>;

/**
 * The account of the signed-in user: name, address, password, phone, notices, sessions; every part saves itself. For
 * clients with the built-in session.
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
