import { Fragment } from 'react';
import { impliedPermissions } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useMessages } from '../provider/messages';
import { defineMessages } from '../provider/texts';

export type Permissions = components['schemas']['Permissions'];

/** The level of a user in one area. The last two areas have no read-only level. */
export type PermissionLevel = 'none' | 'read' | 'full';

/** In the order of USR-05. */
export const permissionAreas = [
  'fatura',
  'stok',
  'cari',
  'iptalItiraz',
  'adimaDuzenlenenFaturalar',
  'tahsilat',
  'muhasebe',
  'yetkilendirme',
  'company',
  'api',
] as const;

export type PermissionArea = (typeof permissionAreas)[number];

/** The areas of API keys: data, but not users, the company or keys (KEY-06). */
export const dataAreas: readonly PermissionArea[] = permissionAreas.slice(0, 7);

type Names = { readonly read?: keyof Permissions; readonly write: keyof Permissions };

const namesOf: Record<PermissionArea, Names> = {
  fatura: { read: 'faturaRead', write: 'faturaWrite' },
  stok: { read: 'stokRead', write: 'stokWrite' },
  cari: { read: 'cariRead', write: 'cariWrite' },
  iptalItiraz: { read: 'iptalItirazRead', write: 'iptalItirazWrite' },
  adimaDuzenlenenFaturalar: { read: 'adimaDuzenlenenFaturalarRead', write: 'adimaDuzenlenenFaturalarWrite' },
  tahsilat: { read: 'tahsilatRead', write: 'tahsilatWrite' },
  muhasebe: { read: 'muhasebeRead', write: 'muhasebeWrite' },
  yetkilendirme: { read: 'yetkilendirmeRead', write: 'yetkilendirmeWrite' },
  company: { write: 'companyWrite' },
  api: { write: 'apiWrite' },
};

/** True if the area has a read-only level. */
export function hasReading(area: PermissionArea): boolean {
  return namesOf[area].read !== undefined;
}

export function levelOf(permissions: Permissions, area: PermissionArea): PermissionLevel {
  const { read, write } = namesOf[area];
  if (permissions[write]) return 'full';
  return read && permissions[read] ? 'read' : 'none';
}

/** Sets the level of one area. Write access includes read access (USR-06). */
export function withLevel(permissions: Permissions, area: PermissionArea, level: PermissionLevel): Permissions {
  const { read, write } = namesOf[area];
  return impliedPermissions({
    ...permissions,
    ...(read && { [read]: level !== 'none' }),
    [write]: level === 'full',
  });
}

/** The permissions in `after` that are not in `before`. */
export function newlyGiven(before: Permissions, after: Permissions): (keyof Permissions)[] {
  return permissionAreas.flatMap((area) => Object.values(namesOf[area]).filter((name) => after[name] && !before[name]));
}

/** Permissions in words: 'Tam: Fatura, Cari · Okuma: Stok'. */
export function PermissionSummary({ permissions }: { permissions: Permissions }) {
  const t = useMessages(permissionTexts);
  const areasWith = (level: PermissionLevel) =>
    permissionAreas.filter((area) => levelOf(permissions, area) === level).map((area) => t(area));
  const parts = (['full', 'read'] as const)
    .map((level) => ({ level, areas: areasWith(level) }))
    .filter(({ areas }) => areas.length > 0);
  if (parts.length === 0) return <span className="kalem-muted">{t('nothing')}</span>;
  return (
    <span>
      {parts.map(({ level, areas }, index) => (
        <Fragment key={level}>
          {index > 0 && ' · '}
          <b>{t(level)}:</b> {areas.join(', ')}
        </Fragment>
      ))}
    </span>
  );
}

/** The names of permissions and levels. */
export const permissionTexts = defineMessages('permission', {
  tr: {
    fatura: 'Fatura',
    stok: 'Stok',
    cari: 'Cari',
    iptalItiraz: 'İptal İtiraz',
    adimaDuzenlenenFaturalar: 'Adıma Düzenlenen Faturalar',
    tahsilat: 'Tahsilat',
    muhasebe: 'Muhasebe',
    yetkilendirme: 'Yetkilendirme',
    company: 'Şirketi Düzenleme',
    api: 'API Erişimi',
    none: 'Yok',
    read: 'Okuma',
    full: 'Tam',
    has: 'Var',
    nothing: 'Henüz yetki verilmedi',
  },
  en: {
    fatura: 'Invoices',
    stok: 'Stock',
    cari: 'Customers',
    iptalItiraz: 'Cancellations and objections',
    adimaDuzenlenenFaturalar: 'Received invoices',
    tahsilat: 'Collection',
    muhasebe: 'Accounting',
    yetkilendirme: 'Users',
    company: 'Company',
    api: 'API access',
    none: 'None',
    read: 'Read',
    full: 'Full',
    has: 'Yes',
    nothing: 'No permissions yet',
  },
});
