import type { components } from '@kalem/sdk';
import { minuteOf } from '../../fields/instants';
import type { Column } from '../../kit/list/columns';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import type { Translate } from '../../provider/messages';
import type { messages } from './messages';

export type Payment = components['schemas']['Payment'];

interface Parts {
  t: Translate<keyof (typeof messages)['texts']['tr']>;
  locale: 'tr' | 'en';
}

/** The columns of the list of payments. */
export function paymentColumns({ t, locale }: Parts): Column<Payment>[] {
  return [
    {
      id: 'createdAt',
      head: t('createdAt'),
      cell: ({ createdAt }) => minuteOf(createdAt),
      card: 'start',
      className: 'kalem-admin-payments__time kalem-num',
      skeleton: '116px',
    },
    {
      id: 'sirket',
      head: t('company'),
      cell: ({ sirket }) => (
        <span className="kalem-two-lines" title={sirket}>
          {sirket}
        </span>
      ),
      exportAs: ({ sirket }) => sirket,
      card: 'title',
      className: 'kalem-admin-payments__name',
    },
    {
      id: 'vknTckn',
      head: t('vknTckn'),
      cell: ({ vknTckn }) => vknTckn,
      className: 'kalem-num',
      width: 124,
      skeleton: '88px',
    },
    {
      id: 'kupon',
      head: t('coupon'),
      cell: ({ kupon }) =>
        kupon ? (
          <span className="kalem-num">
            <span className="kalem-admin-payments__code">{kupon.kod}</span>{' '}
            <span className="kalem-muted">{t('discount', { rate: formatDecimal(kupon.indirimOrani, locale, 0) })}</span>
          </span>
        ) : (
          <span className="kalem-muted">–</span>
        ),
      exportAs: ({ kupon }) => kupon?.kod ?? '',
      className: 'kalem-admin-payments__coupon',
      skeleton: '120px',
    },
    {
      id: 'durum',
      head: t('durum'),
      cell: (payment) => <State payment={payment}>{t(payment.durum)}</State>,
      exportAs: ({ durum }) => t(durum),
      card: 'end',
      className: 'kalem-admin-payments__state',
      width: 270,
      skeleton: '92px',
    },
    {
      id: 'amount',
      head: t('amount'),
      cell: ({ amount }) => <Amount value={amount} currency="TRY" />,
      exportAs: ({ amount }) => formatDecimal(amount, locale),
      card: 'amount',
      className: 'kalem-admin-payments__amount',
      width: 140,
      isNumeric: true,
      skeleton: '88px',
    },
    {
      // On screen the reason is shown below the status.
      id: 'hata',
      head: t('hata'),
      cell: ({ hata }) => hata,
      card: 'foot',
      className: 'kalem-admin-payments__reason',
    },
  ];
}

const looks = {
  ODENDI: { tone: 'success', icon: icons.ok },
  BEKLIYOR: { tone: 'info', icon: icons.clock },
  REDDEDILDI: { tone: 'danger', icon: icons.xCircle },
} as const;

/** The status, and the reason of a refusal. */
function State({ payment: { durum, hata }, children }: { payment: Payment; children: string }) {
  const { tone, icon } = looks[durum];
  return (
    <span className="kalem-two">
      <span className="kalem-membership" data-tone={tone}>
        <Icon icon={icon} size="sm" />
        <span>{children}</span>
      </span>
      {hata && (
        <small className="kalem-cut" title={hata}>
          {hata}
        </small>
      )}
    </span>
  );
}
