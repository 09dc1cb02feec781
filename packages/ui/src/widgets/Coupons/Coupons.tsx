'use client';
import { Suspense, useState } from 'react';
import type { components } from '@kalem/sdk';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { useShortcuts } from '../../kit/useShortcuts';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

/** Events of campaigns and coupons. */
export type CouponsEvent =
  /** A campaign and its coupons were created. */
  | { type: 'created'; kampanyaId: string }
  /** The recipient of a coupon was saved. */
  | { type: 'updated'; kuponId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    coupons: CouponsEvent;
  }
}

type Campaign = components['schemas']['Campaign'];

const CreateCampaign = lazyPart(async () => (await import('./CreateCampaign')).CreateCampaign);
const Distribution = lazyPart(async () => (await import('./Distribution')).Distribution);

type CouponsViewProps = Pick<ViewProps<'coupons'>, 'emit'>;
export type CouponsProps = PropsOf<'coupons', CouponsViewProps>;

/**
 * Campaigns with discounts on the membership fee, for the operator of the installation: their coupons and recipients
 * (ADM-09).
 *
 * @example <Coupons />
 */
export const Coupons = defineWidget('coupons', CouponsView, { needs: 'nothing' });

function CouponsView({ emit }: CouponsViewProps) {
  const t = useMessages(messages);
  const { explain, shortcuts } = useKalem();
  const [isCreating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Campaign>();
  const campaigns = useApi().useQuery('get', '/admin/kampanya', undefined, { meta: { kind: 'listCampaigns' } });
  const items = campaigns.data?.items;
  useShortcuts({ n: () => setCreating(true) });
  const create = (
    <Button
      variant="primary"
      icon={icons.plus}
      aria-keyshortcuts={shortcuts ? 'n' : undefined}
      onPress={() => setCreating(true)}
    >
      {t('create')}
    </Button>
  );
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        {items && items.length > 0 && create}
      </div>
      {campaigns.error && !items && (
        <div className="kalem-card">
          <EmptyState
            title={t('failed')}
            actions={
              <Button icon={icons.refresh} onPress={() => void campaigns.refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {explain(campaigns.error)}
          </EmptyState>
        </div>
      )}
      {campaigns.isPending && <Waiting />}
      {items?.length === 0 && (
        <div className="kalem-card">
          <EmptyState title={t('empty')} actions={create}>
            {t('emptyHelp')}
          </EmptyState>
        </div>
      )}
      {items && items.length > 0 && (
        <ul className="kalem-coupons">
          {items.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} onShow={() => setOpened(campaign)} />
          ))}
        </ul>
      )}
      <Suspense>
        {isCreating && (
          <CreateCampaign
            onCreated={({ id }) => emit({ type: 'created', kampanyaId: id })}
            onClose={() => setCreating(false)}
          />
        )}
        {opened && (
          <Distribution
            campaign={opened}
            onUpdated={(kuponId) => emit({ type: 'updated', kuponId })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function CampaignCard({ campaign, onShow }: { campaign: Campaign; onShow: () => void }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { ad, aciklama, kuponSayisi, indirimOrani } = campaign;
  return (
    <li className="kalem-card kalem-coupons__card">
      <div className="kalem-coupons__head">
        <h2 className="kalem-heading">{ad}</h2>
        <Badge tone="primary">{t('discount', { rate: formatDecimal(indirimOrani, locale, 0) })}</Badge>
      </div>
      <p className="kalem-sm kalem-muted kalem-coupons__text">{aciklama}</p>
      <div className="kalem-coupons__foot">
        <Button size="sm" icon={icons.ticket} aria-label={t('showOf', { name: ad })} onPress={onShow}>
          {t('show')}
        </Button>
        <span className="kalem-sm kalem-muted kalem-num">{t('count', { n: kuponSayisi })}</span>
      </div>
    </li>
  );
}

function Waiting() {
  const t = useMessages(messages);
  return (
    <div className="kalem-coupons" role="status" aria-label={t('loading')}>
      {['1', '2', '3'].map((key) => (
        <div key={key} className="kalem-card kalem-coupons__card">
          <Skeleton width="60%" height="20px" />
          <Skeleton width="90%" />
          <Skeleton width="148px" height="32px" />
        </div>
      ))}
    </div>
  );
}
