import { formatPhone } from '@kalem/domain';
import { Switch } from '../../primitives/choice/Switch';
import { Setting, SettingRow } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { User } from './useAccount';

/** The switches for notices. Saved at once, and reset when saving fails (NTF-01, NTF-02). */
export function NotificationSetting({ user, onChanged }: { user: User; onChanged: (user: User) => void }) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const save = useAction(
    'updateNotifications',
    async (change: { phoneNotificationPermission?: boolean; emailNotificationPermission?: boolean }) => {
      const { phoneNotificationPermission, emailNotificationPermission } = { ...user, ...change };
      const body = { phoneNotificationPermission, emailNotificationPermission };
      const { data } = await client.PUT('/account/notification', { body });
      toast({ tone: 'success', text: t('notificationsChanged') });
      await invalidate('/account');
      onChanged(data);
    },
  );
  return (
    <Setting title={t('notifications')} help={t('notificationsHelp')}>
      <SettingRow>
        <Switch
          label={t('byEmail')}
          description={user.email}
          isSelected={user.emailNotificationPermission}
          isDisabled={save.isPending}
          onChange={(emailNotificationPermission) => void save.run({ emailNotificationPermission })}
        />
      </SettingRow>
      <SettingRow>
        <Switch
          label={t('bySms')}
          description={user.phone === null ? t('phoneFirst') : formatPhone(user.phone)}
          isSelected={user.phone !== null && user.phoneNotificationPermission}
          isDisabled={user.phone === null || save.isPending}
          onChange={(phoneNotificationPermission) => void save.run({ phoneNotificationPermission })}
        />
      </SettingRow>
    </Setting>
  );
}
