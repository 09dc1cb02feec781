import { ApiKeys } from '@kalem/ui/api-keys';
import { Permissions } from '@kalem/ui/permissions';

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
