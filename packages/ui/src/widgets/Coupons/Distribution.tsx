import { useState } from 'react';
import type { components } from '@kalem/sdk';
import { dayOf } from '../../fields/instants';
import type { Column } from '../../kit/list/columns';
import { ListTable } from '../../kit/list/ListTable';
import { formatDecimal } from '../../primitives/Amount';
import { useAnnouncement } from '../../primitives/feedback/useAnnounced';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { TextField } from '../../primitives/input/TextField';
import { ConfirmDialog, Dialog } from '../../primitives/overlay/Dialog';
import { type Translate, useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import { messages } from './messages';
import { type Coupon, useDistribution } from './useDistribution';

interface DistributionProps {
  campaign: components['schemas']['Campaign'];
  onUpdated: (kuponId: string) => void;
  onClose: () => void;
}

/** 'Dağıtım': the coupons of a campaign and their recipients (ADM-13). */
export function Distribution({ campaign, onUpdated, onClose }: DistributionProps) {
  const t = useMessages(dialogMessages);
  const [isLeaving, setLeaving] = useState(false);
  const list = useDistribution(campaign.id, onUpdated);
  const { coupons, exporting, unsaved } = list;
  useAnnouncement(exporting === undefined ? undefined : t('exporting', { n: 0 }));
  return (
    <>
      <Dialog
        title={t('distribution')}
        note={useAbout(campaign)}
        size="xl"
        isOpen
        isBusy={list.saving !== undefined}
        onClose={() => (unsaved > 0 ? setLeaving(true) : onClose())}
        footer={
          coupons &&
          coupons.length > 0 && (
            <span data-lead className="kalem-coupons__more">
              {list.hasNext && (
                <Button icon={icons.chevronDown} isPending={list.isLoading} onPress={list.loadMore}>
                  {t('more')}
                </Button>
              )}
              <span className="kalem-sm kalem-muted kalem-num" role="status">
                {t('shown', { n: coupons.length })}
              </span>
            </span>
          )
        }
      >
        <div className="kalem-coupons__tools">
          <Checkbox isSelected={list.onlyGiven} onChange={list.showOnlyGiven}>
            {t('onlyGiven')}
          </Checkbox>
          {exporting !== undefined && (
            <span className="kalem-coupons__exporting kalem-sm kalem-num">
              {t('exporting', { n: exporting })}
              <Button variant="quiet" size="sm" onPress={list.stopExport}>
                {t('stop')}
              </Button>
            </span>
          )}
          <Button size="sm" icon={icons.sheet} isPending={exporting !== undefined} onPress={list.exportAll}>
            {t('export')}
          </Button>
        </div>
        <Rows list={list} />
      </Dialog>
      <ConfirmDialog
        title={t('leaveTitle')}
        isOpen={isLeaving}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        <p className="kalem-muted">{t('leaveHelp', { n: unsaved })}</p>
      </ConfirmDialog>
    </>
  );
}

function useAbout({ ad, indirimOrani, kuponSayisi }: DistributionProps['campaign']): string {
  const t = useMessages(dialogMessages);
  const words = useMessages(messages);
  const { locale } = useKalem();
  return t('about', {
    name: ad,
    discount: words('discount', { rate: formatDecimal(indirimOrani, locale, 0) }),
    count: words('count', { n: kuponSayisi }),
  });
}

type List = ReturnType<typeof useDistribution>;

function Rows({ list }: { list: List }) {
  const t = useMessages(dialogMessages);
  const { explain } = useKalem();
  const { coupons, error } = list;
  if (error && !coupons)
    return (
      <EmptyState
        title={t('couponsFailed')}
        actions={
          <Button icon={icons.refresh} onPress={list.retry}>
            {t('retry')}
          </Button>
        }
      >
        {explain(error)}
      </EmptyState>
    );
  if (coupons?.length === 0)
    return (
      <EmptyState
        title={t('noneGiven')}
        actions={<Button onPress={() => list.showOnlyGiven(false)}>{t('showAll')}</Button>}
      >
        {t('noneGivenHelp')}
      </EmptyState>
    );
  return (
    <ListTable
      className="kalem-coupons__table"
      label={t('distribution')}
      columns={couponColumns(list, t)}
      rows={coupons}
      isStale={list.isLoading}
      idOf={({ id }) => id}
      nameOf={({ kod }) => kod}
      statusOf={(coupon) => (list.isChanged(coupon) ? 'changed' : 'saved')}
    />
  );
}

function couponColumns(list: List, t: Translate<keyof (typeof dialogMessages)['texts']['tr']>): Column<Coupon>[] {
  const places = new Map(list.coupons?.map(({ id }, index) => [id, index + 1]));
  return [
    {
      id: 'index',
      head: t('index'),
      className: 'kalem-coupons__index kalem-num kalem-muted',
      skeleton: '20px',
      cell: ({ id }) => places.get(id),
    },
    {
      id: 'kod',
      head: t('kod'),
      className: 'kalem-coupons__code kalem-num',
      card: 'title',
      skeleton: '96px',
      cell: ({ kod }) => kod,
    },
    {
      id: 'musteri',
      head: t('musteri'),
      className: 'kalem-coupons__who',
      card: 'foot',
      cell: (coupon) => (
        <TextField
          label={t('musteriOf', { kod: coupon.kod })}
          isLabelHidden
          isBare
          maxLength={200}
          placeholder={t('musteriPlaceholder')}
          value={list.editOf(coupon).musteri}
          onChange={(musteri) => list.edit(coupon, { musteri })}
          onKeyDown={({ key }) => key === 'Enter' && list.isChanged(coupon) && list.update(coupon)}
        />
      ),
    },
    {
      id: 'dagitim',
      head: t('dagitim'),
      className: 'kalem-coupons__given',
      card: 'start',
      skeleton: '18px',
      cell: (coupon) => (
        <Checkbox
          label={t('dagitimOf', { kod: coupon.kod })}
          isSelected={list.editOf(coupon).isGiven}
          onChange={(isGiven) => list.edit(coupon, { isGiven })}
        >
          <span className="kalem-coupons__word">{t('dagitim')}</span>
        </Checkbox>
      ),
    },
    {
      id: 'kullanim',
      head: t('kullanim'),
      className: 'kalem-coupons__used kalem-num',
      card: 'amount',
      skeleton: '88px',
      cell: ({ usedAt }) => (usedAt.Valid ? dayOf(usedAt.Time) : <span className="kalem-muted">{t('unused')}</span>),
    },
    {
      id: 'actions',
      head: t('actions'),
      className: 'kalem-coupons__do',
      card: 'end',
      skeleton: '72px',
      cell: (coupon) => (
        <Button
          size="sm"
          variant={list.isChanged(coupon) ? 'primary' : undefined}
          aria-label={t('updateOf', { kod: coupon.kod })}
          isDisabled={!list.isChanged(coupon)}
          isPending={list.saving === coupon.id}
          onPress={() => list.update(coupon)}
        >
          {t('update')}
        </Button>
      ),
    },
  ];
}
