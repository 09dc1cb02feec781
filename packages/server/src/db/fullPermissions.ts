import type { Permissions } from '../http/Session';

/** What an owner may do: everything (USR-08). */
export const fullPermissions: Permissions = {
  faturaRead: true,
  faturaWrite: true,
  stokRead: true,
  stokWrite: true,
  cariRead: true,
  cariWrite: true,
  iptalItirazRead: true,
  iptalItirazWrite: true,
  adimaDuzenlenenFaturalarRead: true,
  adimaDuzenlenenFaturalarWrite: true,
  yetkilendirmeRead: true,
  yetkilendirmeWrite: true,
  companyWrite: true,
  apiWrite: true,
};
