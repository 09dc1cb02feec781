import { AccountSettings } from '@kalem/ui/account-settings';
import { ApiKeys } from '@kalem/ui/api-keys';
import { ImageUploads } from '@kalem/ui/image-uploads';
import { NotificationSettings } from '@kalem/ui/notification-settings';
import { Permissions } from '@kalem/ui/permissions';
import { PortalCredentials } from '@kalem/ui/portal-credentials';
import { useApp } from '../AppRoot';
import { signOut } from '../createApp';

/** /dashboard/kullanici-bilgileri: the account of who is signed in; all its sessions end here too. */
export function AccountSettingsPage() {
  const app = useApp();
  return (
    <div className="content">
      <title>Kullanıcı Bilgileri · Kalem</title>
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
      <title>Bildirim Ayarları · Kalem</title>
      <NotificationSettings />
    </div>
  );
}

/** /dashboard/yetkilendirme: the users of the active company and what each may do. */
export function PermissionsPage() {
  return (
    <div className="content">
      <title>Yetkilendirme · Kalem</title>
      <Permissions />
    </div>
  );
}

/** /dashboard/anahtarlar: what the company's own programs sign in with. */
export function ApiKeysPage() {
  return (
    <div className="content">
      <title>API Anahtarları · Kalem</title>
      <ApiKeys />
    </div>
  );
}

/** /dashboard/gib-bilgileri: the active company's account at the portal. */
export function PortalCredentialsPage() {
  return (
    <div className="content">
      <title>GİB Bilgileri · Kalem</title>
      <PortalCredentials />
    </div>
  );
}

/** /dashboard/imza-logo: what stands on the active company's documents. */
export function ImageUploadsPage() {
  return (
    <div className="content">
      <title>İmza/Logo Ayarları · Kalem</title>
      <ImageUploads />
    </div>
  );
}

/** /dashboard/yardim: help, which has its title alone so far; not in the menu (SHL-11). */
export function HelpPage() {
  return (
    <div className="content">
      <title>Yardım · Kalem</title>
      <h1 className="kalem-title">Yardım</h1>
    </div>
  );
}
