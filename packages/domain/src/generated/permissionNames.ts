// Made from openapi/schemas/company.yaml by `npm run generate`; do not edit.
/** The names of a company's permissions. Source: REF-19, USR-04. */
export const permissionNames = [
  'faturaRead',
  'faturaWrite',
  'stokRead',
  'stokWrite',
  'cariRead',
  'cariWrite',
  'iptalItirazRead',
  'iptalItirazWrite',
  'adimaDuzenlenenFaturalarRead',
  'adimaDuzenlenenFaturalarWrite',
  'yetkilendirmeRead',
  'yetkilendirmeWrite',
  'companyWrite',
  'apiWrite',
  'tahsilatRead',
  'tahsilatWrite',
  'muhasebeRead',
  'muhasebeWrite',
] as const;
