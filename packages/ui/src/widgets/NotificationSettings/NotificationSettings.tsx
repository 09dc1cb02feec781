'use client';
import { AccountState } from '../../kit/account/AccountState';
import { NotificationSetting } from '../../kit/account/NotificationSetting';
import { PhoneSetting } from '../../kit/account/PhoneSetting';
import type { User } from '../../kit/account/useAccount';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

/** Events of the notification settings. */
export type NotificationSettingsEvent =
  /** The choice of notices or the phone was changed. */
  { type: 'userChanged'; user: User };

declare module '../../provider/events' {
  interface WidgetEvents {
    'notification-settings': NotificationSettingsEvent;
  }
}

type NotificationSettingsViewProps = Pick<ViewProps<'notification-settings'>, 'emit'>;
export type NotificationSettingsProps = PropsOf<'notification-settings', NotificationSettingsViewProps>;

/**
 * The notices that the signed-in user gets by mail and SMS, and the phone for SMS.
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
