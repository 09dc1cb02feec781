import { AccountSettings } from '@kalem/ui/account-settings';
import { ApiKeys } from '@kalem/ui/api-keys';
import { ImageUploads } from '@kalem/ui/image-uploads';
import { NotificationSettings } from '@kalem/ui/notification-settings';
import { Permissions } from '@kalem/ui/permissions';
import { PortalCredentials } from '@kalem/ui/portal-credentials';
import { useApp } from '../AppRoot';
import { signOut } from '../createApp';
import { useMessages } from '../language';
import { screenNames } from '../messages';
import { Title } from './Title';

/** /dashboard/kullanici-bilgileri: the account of who is signed in; all its sessions end here too. */
export function AccountSettingsPage() {
  const app = useApp();
  return (
    <div className="content">
      <Title screen="account" />
      <AccountSettings
        onEvent={(event) => {
          if (event.type === 'signOutAsked') void signOut(app, { everywhere: true });
          // Where it fails, the menu shows the old name until the next sign-in.
          if (event.type === 'userChanged') void app.client.session.renewUser().catch(() => undefined);
        }}
      />
    </div>
  );
}

/** /dashboard/bildirim-ayarlari: which notices come, and the phone for those by SMS. */
export function NotificationSettingsPage() {
  return (
    <div className="content">
      <Title screen="notifications" />
      <NotificationSettings />
    </div>
  );
}

/** /dashboard/yetkilendirme: the users of the active company and what each may do. */
export function PermissionsPage() {
  return (
    <div className="content">
      <Title screen="permissions" />
      <Permissions />
    </div>
  );
}

/** /dashboard/anahtarlar: what the company's own programs sign in with. */
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

/** /dashboard/imza-logo: what stands on the active company's documents. */
export function ImageUploadsPage() {
  return (
    <div className="content">
      <Title screen="images" />
      <ImageUploads />
    </div>
  );
}

/** /dashboard/yardim: help, which has its title alone so far; not in the menu (SHL-11). */
export function HelpPage() {
  const names = useMessages(screenNames);
  return (
    <div className="content">
      <Title screen="help" />
      <h1 className="kalem-title">{names.help}</h1>
    </div>
  );
}
