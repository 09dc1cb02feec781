'use client';
import { AccountState } from '../../kit/account/AccountState';
import { NotificationSetting } from '../../kit/account/NotificationSetting';
import { PhoneSetting } from '../../kit/account/PhoneSetting';
import type { User } from '../../kit/account/useAccount';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

/** What the settings of notices tell their host. */
export type NotificationSettingsEvent =
  /** Other notices may come now, or a phone was added. */
  { type: 'userChanged'; user: User };

declare module '../../provider/events' {
  interface WidgetEvents {
    'notification-settings': NotificationSettingsEvent;
  }
}

type NotificationSettingsViewProps = Pick<ViewProps<'notification-settings'>, 'emit'>;
export type NotificationSettingsProps = PropsOf<'notification-settings', NotificationSettingsViewProps>;

/**
 * Which notices the signed-in user gets, by mail and by SMS, and the phone for the latter.
 *
 * @example <NotificationSettings />
 */
export const NotificationSettings = defineWidget('notification-settings', NotificationSettingsView, {
  needs: 'nothing',
});

function NotificationSettingsView({ emit }: NotificationSettingsViewProps) {
  const t = useMessages(messages);
  const tell = (user: User) => emit({ type: 'userChanged', user });
  return (
    <AccountState title={t('title')}>
      {(user) => (
        <>
          <NotificationSetting user={user} onChanged={tell} />
          <PhoneSetting user={user} onChanged={tell} />
        </>
      )}
    </AccountState>
  );
}

const messages = defineMessages('notificationSettings', {
  tr: { title: 'Bildirim Ayarları' },
  en: { title: 'Notification settings' },
});
