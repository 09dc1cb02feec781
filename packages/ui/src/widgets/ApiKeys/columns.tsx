import type { components } from '@kalem/sdk';
import { dayOf, minuteOf } from '../../fields/instants';
import { dataAreas, levelOf, PermissionSummary } from '../../fields/permissions';
import type { Column } from '../../kit/list/columns';
import { Badge } from '../../primitives/feedback/Badge';
import * as icons from '../../primitives/icons';
import type { Translate } from '../../provider/messages';
import type { messages } from './messages';

export type ApiKey = components['schemas']['ApiKey'];

/** The columns: name with creator, key, permissions, last use. */
export function keyColumns(t: Translate<keyof (typeof messages)['texts']['tr']>): Column<ApiKey>[] {
  return [
    {
      id: 'name',
      head: t('name'),
      card: 'title',
      cell: ({ name, createdBy, createdAt }) => {
        const maker = t('madeBy', { name: createdBy, day: dayOf(createdAt) });
        return (
          <span className="kalem-two">
            <span className="kalem-two-lines kalem-api-keys__name" title={name}>
              {name}
            </span>
            <small className="kalem-cut" title={maker}>
              {maker}
            </small>
          </span>
        );
      },
    },
    {
      id: 'apiKey',
      head: t('key'),
      width: 190,
      cell: ({ apiKey }) => (
        <code className="kalem-cut" title={apiKey}>
          {apiKey}
        </code>
      ),
    },
    { id: 'apiSecret', head: t('secret'), className: 'kalem-api-keys__secret', cell: ({ apiSecret }) => apiSecret },
    {
      id: 'permissions',
      head: t('permissions'),
      card: 'start',
      cell: (key) => <Scope apiKey={key} t={t} />,
    },
    {
      id: 'lastUsedAt',
      head: t('lastUse'),
      card: 'end',
      className: 'kalem-api-keys__use',
      width: 150,
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? (
          <span className="kalem-muted">{t('never')}</span>
        ) : (
          <span className="kalem-num">{minuteOf(lastUsedAt)}</span>
        ),
    },
  ];
}

function Scope({
  apiKey: { durum, permissions },
  t,
}: {
  apiKey: ApiKey;
  t: Translate<'stopped' | 'makerLeft' | 'makerMayNot' | 'allData'>;
}) {
  if (durum !== 'CALISIYOR')
    return (
      <span className="kalem-two">
        <span>
          <Badge tone="danger" icon={icons.xCircle}>
            {t('stopped')}
          </Badge>
        </span>
        <small>{t(durum === 'OLUSTURAN_AYRILDI' ? 'makerLeft' : 'makerMayNot')}</small>
      </span>
    );
  return dataAreas.every((area) => levelOf(permissions, area) === 'full') ? (
    t('allData')
  ) : (
    <PermissionSummary permissions={permissions} />
  );
}
