import type { Permissions } from '../../http/Session';

/** The 14 permissions of a body, without whatever else stands in it. */
export function permissionsOf(body: Permissions): Permissions {
  return {
    faturaRead: body.faturaRead,
    faturaWrite: body.faturaWrite,
    stokRead: body.stokRead,
    stokWrite: body.stokWrite,
    cariRead: body.cariRead,
    cariWrite: body.cariWrite,
    iptalItirazRead: body.iptalItirazRead,
    iptalItirazWrite: body.iptalItirazWrite,
    adimaDuzenlenenFaturalarRead: body.adimaDuzenlenenFaturalarRead,
    adimaDuzenlenenFaturalarWrite: body.adimaDuzenlenenFaturalarWrite,
    yetkilendirmeRead: body.yetkilendirmeRead,
    yetkilendirmeWrite: body.yetkilendirmeWrite,
    companyWrite: body.companyWrite,
    apiWrite: body.apiWrite,
  };
}
