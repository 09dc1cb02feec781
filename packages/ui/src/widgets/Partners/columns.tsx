import type { components } from '@kalem/sdk';
import { dayOf, minuteOf } from '../../fields/instants';
import type { Column } from '../../kit/list/columns';
import { RowButton } from '../../kit/list/ListTable';
import { Badge } from '../../primitives/feedback/Badge';
import * as icons from '../../primitives/icons';
import type { Translate } from '../../provider/messages';
import type { messages } from './messages';

export type Partner = components['schemas']['Partner'];
type T = Translate<keyof (typeof messages)['texts']['tr']>;

/** The columns: partner with pages, keys, companies that it brought, start, state. */
export function partnerColumns(t: T): Column<Partner>[] {
  return [
    {
      id: 'partner',
      head: t('partner'),
      card: 'title',
      cell: (partner) => (
        <span className="kalem-two">
          <RowButton>{partner.ad}</RowButton>
          <small className="kalem-cut" title={partner.kaynaklar.join(' ')}>
            {originsOf(partner, t)}
          </small>
        </span>
      ),
    },
    {
      id: 'keys',
      head: t('keys'),
      card: 'start',
      width: 200,
      skeleton: '120px',
      cell: ({ anahtarlar }) => <Keys keys={anahtarlar} t={t} />,
    },
    {
      id: 'brought',
      head: t('brought'),
      width: 130,
      skeleton: '88px',
      cell: ({ sirketSayisi, kullaniciSayisi }) => (
        <span className="kalem-two kalem-num">
          <span>{t('companies', { n: sirketSayisi })}</span>
          <small>{t('users', { n: kullaniciSayisi })}</small>
        </span>
      ),
    },
    {
      id: 'since',
      head: t('since'),
      className: 'kalem-num',
      width: 110,
      skeleton: '80px',
      cell: ({ createdAt }) => dayOf(createdAt),
    },
    {
      id: 'durum',
      head: t('durum'),
      card: 'end',
      width: 130,
      skeleton: '72px',
      cell: ({ durum }) =>
        durum === 'ACIK' ? (
          <Badge tone="success" icon={icons.ok}>
            {t('ACIK')}
          </Badge>
        ) : (
          <Badge tone="warning" icon={icons.minusCircle}>
            {t('DURDURULDU')}
          </Badge>
        ),
    },
  ];
}

function originsOf({ kaynaklar: [origin = '', ...others] }: Partner, t: T): string {
  return others.length > 0 ? t('more', { origin, n: others.length }) : origin;
}

function Keys({ keys, t }: { keys: Partner['anahtarlar']; t: T }) {
  if (keys.length === 0) return <span className="kalem-muted">{t('noKey')}</span>;
  const last = keys
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);
  return (
    <span className="kalem-two kalem-num">
      <span>{t('keyCount', { n: keys.length })}</span>
      <small>{last === undefined ? t('neverUsed') : t('lastUse', { when: minuteOf(last) })}</small>
    </span>
  );
}
