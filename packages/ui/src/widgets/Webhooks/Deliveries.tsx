import { useState } from 'react';
import { minuteOf } from '../../fields/instants';
import type { Column } from '../../kit/list/columns';
import { DataList } from '../../kit/list/DataList';
import { RowButton } from '../../kit/list/ListTable';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Badge } from '../../primitives/feedback/Badge';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { type Translate, useMessages } from '../../provider/messages';
import { useAction, useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { DeliveryDetails } from './DeliveryDetails';
import { dialogMessages } from './dialogMessages';
import { type Delivery, useEventName, type Webhook } from './topics';

interface DeliveriesProps {
  partnerId: string;
  webhook: Webhook;
  onReplayed: (iletimId: string) => void;
  onClose: () => void;
}

const states = ['BEKLIYOR', 'ILETILDI', 'ILETILEMEDI'] as const;
/** Polling interval (ms) of waiting deliveries while the log is open. */
const LOOK_AGAIN_MS = 3000;

/** The deliveries of an address, newest first, including waiting ones. Each can be opened and sent again. */
export function Deliveries({ partnerId, webhook, onReplayed, onClose }: DeliveriesProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const [shown, setShown] = useState<Delivery['durum'] | 'all'>('all');
  const [page, setPage] = useState(1);
  const [openedId, setOpenedId] = useState<string>();
  const path = { partnerId, id: webhook.id };
  const list = useApi().useQuery(
    'get',
    '/admin/partner/{partnerId}/webhook/{id}/iletim',
    { params: { path, query: { page, ...(shown !== 'all' && { durum: shown }) } } },
    {
      meta: { kind: 'listWebhookDeliveries' },
      placeholderData: (before) => before,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ durum }) => durum === 'BEKLIYOR') ? LOOK_AGAIN_MS : false,
    },
  );
  const replay = useAction('replayWebhookDelivery', async ({ id: iletimId }: Delivery) => {
    await client.POST('/admin/partner/{partnerId}/webhook/{id}/iletim/{iletimId}/tekrar', {
      params: { path: { ...path, iletimId } },
    });
    toast({ tone: 'success', text: t('replayed') });
    await list.refetch();
    onReplayed(iletimId);
  });
  const columns = useColumns(t);
  const opened = list.data?.items.find(({ id }) => id === openedId);
  return (
    <Dialog title={t('logTitle')} note={webhook.url} size="xl" isOpen onClose={onClose}>
      {opened ? (
        <DeliveryDetails
          delivery={opened}
          isReplaying={replay.isPending}
          onReplay={() => void replay.run(opened)}
          onBack={() => setOpenedId(undefined)}
        />
      ) : (
        <>
          <div className="kalem-webhooks__tools">
            <RadioGroup
              label={t('show')}
              isLabelHidden
              isBare
              variant="segmented"
              options={[{ id: 'all', label: t('all') }, ...states.map((id) => ({ id, label: t(id) }))]}
              value={shown}
              onChange={(next) => {
                setShown(next);
                setPage(1);
              }}
            />
          </div>
          <DataList
            label={t('logTitle')}
            columns={columns}
            rows={list.data?.items}
            isStale={list.isPlaceholderData}
            idOf={({ id }) => id}
            nameOf={({ createdAt }) => minuteOf(createdAt)}
            statusOf={({ durum }) => durum}
            onOpen={({ id }) => setOpenedId(id)}
            menu={(delivery) => [
              [
                { id: 'details', label: t('details'), icon: icons.eye, onAction: () => setOpenedId(delivery.id) },
                { id: 'replay', label: t('replay'), icon: icons.refresh, onAction: () => void replay.run(delivery) },
              ],
            ]}
            error={list.error}
            onRetry={() => void list.refetch()}
            empty={<EmptyState title={t('noDelivery')}>{t('noDeliveryHelp')}</EmptyState>}
            paging={{ page, hasNext: list.data?.hasNext ?? false, onPage: setPage }}
          />
        </>
      )}
    </Dialog>
  );
}

type Texts = Translate<keyof (typeof dialogMessages)['texts']['tr']>;

function useColumns(t: Texts): Column<Delivery>[] {
  const eventName = useEventName();
  return [
    {
      id: 'olay',
      head: t('event'),
      card: 'title',
      cell: ({ olay }) => <RowButton>{eventName(olay)}</RowButton>,
    },
    {
      id: 'createdAt',
      head: t('time'),
      card: 'foot',
      className: 'kalem-num',
      width: 160,
      cell: ({ createdAt }) => minuteOf(createdAt),
    },
    {
      id: 'durum',
      head: t('state'),
      card: 'start',
      width: 230,
      cell: (delivery) => <DeliveryState delivery={delivery} />,
    },
    {
      id: 'yanit',
      head: t('answer'),
      card: 'end',
      cell: ({ denemeler }) => {
        const last = denemeler.at(-1);
        if (!last) return <span className="kalem-muted">{t('noTry')}</span>;
        return last.hata === null ? <span className="kalem-num">{last.yanitKodu}</span> : t(last.hata);
      },
    },
  ];
}

const looks = {
  BEKLIYOR: { tone: 'warning', icon: icons.clock },
  ILETILDI: { tone: 'success', icon: icons.ok },
  ILETILEMEDI: { tone: 'danger', icon: icons.xCircle },
} as const;

function DeliveryState({ delivery: { durum, denemeler, sonrakiDeneme } }: { delivery: Delivery }) {
  const t = useMessages(dialogMessages);
  return (
    <span className="kalem-two">
      <span>
        <Badge {...looks[durum]}>{t(durum)}</Badge>
      </span>
      {sonrakiDeneme !== null && denemeler.length > 0 && <small>{t('next', { time: minuteOf(sonrakiDeneme) })}</small>}
    </span>
  );
}
