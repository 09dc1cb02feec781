'use client';
import { licenceStatus } from '@kalem/domain';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { defineMessages } from '../../provider/texts';

/** Events of the licence banner. */
export type LicenceBannerEvent =
  /** 'Şimdi öde': show the payment of this company. */
  { type: 'pay'; companyId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'licence-banner': LicenceBannerEvent;
  }
}

type LicenceBannerViewProps = ViewProps<'licence-banner'>;
export type LicenceBannerProps = PropsOf<'licence-banner', LicenceBannerViewProps>;

/**
 * The remaining time of a company: shown during its trial, and when its licence ends soon or has ended. Renders nothing
 * otherwise.
 *
 * @example <LicenceBanner onEvent={(event) => event.type === 'pay' && navigate('/dashboard/yeni-sirket-ekle')} />
 */
export const LicenceBanner = defineWidget('licence-banner', LicenceBannerView);

/** PAY-03 to PAY-07. */
function LicenceBannerView({ companyId, emit }: LicenceBannerViewProps) {
  const t = useMessages(messages);
  const { now } = useKalem();
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readLicence' } });
  const company = companies.data?.items.find(({ id }) => id === companyId);
  const banner = company && licenceStatus(company, now()).banner;
  if (!banner) return null;
  if (banner.kind === 'ended') return <Banner tone="warning">{t('ended')}</Banner>;
  return (
    <Banner
      actions={
        banner.kind === 'trial' &&
        company.permissions.companyWrite && (
          <Button size="sm" onPress={() => emit({ type: 'pay', companyId })}>
            {t('pay')}
          </Button>
        )
      }
    >
      {t(banner.kind, { n: banner.days })}
    </Banner>
  );
}

const messages = defineMessages('licenceBanner', {
  tr: {
    trial: 'Deneme sürenizin bitmesine {n} gün kaldı',
    ending: 'Lisans sürenizin bitmesine {n} gün kaldı',
    ended: 'Lisans süreniz bitmiştir',
    pay: 'Şimdi öde',
  },
  en: {
    trial: 'Your trial ends in {n} {n|day|days}',
    ending: 'Your licence ends in {n} {n|day|days}',
    ended: 'Your licence has ended',
    pay: 'Pay now',
  },
});
