import type { Permissions } from '../http/Session';
import { fullPermissions } from './fullPermissions';

/** What an API key may do: everything with data, nothing with users, the company itself and its keys (KEY-06). */
export const dataPermissions: Permissions = {
  ...fullPermissions,
  yetkilendirmeRead: false,
  yetkilendirmeWrite: false,
  companyWrite: false,
  apiWrite: false,
};
