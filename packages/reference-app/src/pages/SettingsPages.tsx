import { AccountSettings } from '@kalem/ui/account-settings';
import { ApiKeys } from '@kalem/ui/api-keys';
import { CollectionSettings } from '@kalem/ui/collection-settings';
import { ImageUploads } from '@kalem/ui/image-uploads';
import { NotificationSettings } from '@kalem/ui/notification-settings';
import { Permissions } from '@kalem/ui/permissions';
import { PortalCredentials } from '@kalem/ui/portal-credentials';
import { useApp } from '../AppRoot';
import { signOut } from '../createApp';
import { useMessages } from '../language';
import { screenNames } from '../messages';
import { Title } from './Title';

/** /dashboard/kullanici-bilgileri: the user's account, with 'sign out on all devices'. */
export function AccountSettingsPage() {
  const app = useApp();
  return (
    <div className="content">
      <Title screen="account" />
      <AccountSettings
        onEvent={(event) => {
          if (event.type === 'signOutAsked') void signOut(app, { everywhere: true });
          // If it fails, the menu shows the old name until the next sign-in.
          if (event.type === 'userChanged') void app.client.session.renewUser().catch(() => undefined);
        }}
      />
    </div>
  );
}

/** /dashboard/bildirim-ayarlari: the user's notices, and the phone for SMS. */
export function NotificationSettingsPage() {
  return (
    <div className="content">
      <Title screen="notifications" />
      <NotificationSettings />
    </div>
  );
}

/** /dashboard/yetkilendirme: users and permissions of the active company. */
export function PermissionsPage() {
  return (
    <div className="content">
      <Title screen="permissions" />
      <Permissions />
    </div>
  );
}

/** /dashboard/anahtarlar: API keys for the company's own programs. */
export function ApiKeysPage() {
  return (
    <div className="content">
      <Title screen="apiKeys" />
      <ApiKeys />
    </div>
  );
}

/** /dashboard/gib-bilgileri: the active company's account at the portal. */
export function PortalCredentialsPage() {
  return (
    <div className="content">
      <Title screen="portal" />
      <PortalCredentials />
    </div>
  );
}

/** /dashboard/tahsilat-ayarlari: how the active company collects its money. */
export function CollectionSettingsPage() {
  return (
    <div className="content">
      <Title screen="collection" />
      <CollectionSettings />
    </div>
  );
}

/** /dashboard/imza-logo: logo and signature on the active company's documents. */
export function ImageUploadsPage() {
  return (
    <div className="content">
      <Title screen="images" />
      <ImageUploads />
    </div>
  );
}

/** /dashboard/yardim: help, only a title so far; not in the menu (SHL-11). */
export function HelpPage() {
  const names = useMessages(screenNames);
  return (
    <div className="content">
      <Title screen="help" />
      <h1 className="kalem-title">{names.help}</h1>
    </div>
  );
}
