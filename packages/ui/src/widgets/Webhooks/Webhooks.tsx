'use client';
import { Suspense, useState, type ReactNode } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { DataList } from '../../kit/list/DataList';
import { Button } from '../../primitives/Button';
import { Select } from '../../primitives/choice/Select';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { webhookColumns } from './columns';
import { messages } from './messages';
import type { Webhook } from './topics';

const WebhookForm = lazyPart(async () => (await import('./WebhookForm')).WebhookForm);
const ChangeWebhook = lazyPart(async () => (await import('./ChangeWebhook')).ChangeWebhook);
const Deliveries = lazyPart(async () => (await import('./Deliveries')).Deliveries);

/** Events of the webhook addresses. They never contain a secret. */
export type WebhooksEvent =
  /** Another partner was chosen. */
  | { type: 'partner'; partnerId: string }
  /** An address was added, changed, paused, resumed or deleted, or has a new secret. */
  | { type: 'created' | 'updated' | 'paused' | 'opened' | 'removed' | 'rotated'; webhookId: string }
  /** An event was sent again. */
  | { type: 'replayed'; webhookId: string; iletimId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    webhooks: WebhooksEvent;
  }
}

interface WebhooksViewProps extends Pick<ViewProps<'webhooks'>, 'emit'> {
  /** The partner of the addresses, if the host controls it. */
  partnerId?: string | undefined;
  /** The initial partner if `partnerId` is not set. Default: the first one. */
  defaultPartnerId?: string | undefined;
}
export type WebhooksProps = PropsOf<'webhooks', WebhooksViewProps>;

/**
 * The webhook addresses of partners, for the operator of the installation: addresses and topics, secrets, deliveries
 * and failures, test events, sending again.
 *
 * @example <Webhooks partnerId={partnerId} />
 */
export const Webhooks = defineWidget('webhooks', WebhooksView, { needs: 'nothing' });

function WebhooksView({ emit, partnerId: fixed, defaultPartnerId }: WebhooksViewProps) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState(defaultPartnerId);
  const partners = useApi().useQuery('get', '/admin/partner', undefined, { meta: { kind: 'listPartners' } });
  const partnerId = fixed ?? chosen ?? partners.data?.items[0]?.id;
  return (
    <PartnersWebhooks
      key={partnerId}
      partnerId={partnerId}
      error={partners.error}
      onRetry={() => void partners.refetch()}
      hasNoPartner={partners.data?.items.length === 0}
      chooser={
        !fixed &&
        partners.data &&
        partners.data.items.length > 1 && (
          <Select
            label={t('partner')}
            isLabelHidden
            isBare
            options={partners.data.items.map(({ id, ad }) => ({ id, label: ad }))}
            value={partnerId}
            onChange={(id) => {
              setChosen(id);
              emit({ type: 'partner', partnerId: id });
            }}
          />
        )
      }
      emit={emit}
    />
  );
}

interface PartnersWebhooksProps extends Pick<WebhooksViewProps, 'emit'> {
  /** Undefined while unknown, and if there is none. */
  partnerId: string | undefined;
  error: unknown;
  onRetry: () => void;
  hasNoPartner: boolean;
  chooser: ReactNode;
}

function PartnersWebhooks({ partnerId, error, onRetry, hasNoPartner, chooser, emit }: PartnersWebhooksProps) {
  const t = useMessages(messages);
  const [dialog, setDialog] = useState<Opened>();
  const list = useApi().useQuery(
    'get',
    '/admin/partner/{partnerId}/webhook',
    { params: { path: { partnerId: partnerId ?? '' } } },
    { enabled: partnerId !== undefined, meta: { kind: 'listWebhooks' } },
  );
  const menu = useRowMenu({ partnerId: partnerId ?? '', emit, open: setDialog });
  const items = hasNoPartner ? [] : list.data?.items;
  const add = (
    <Button variant="primary" icon={icons.plus} onPress={() => setDialog({ name: 'form' })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        {items && items.length > 0 && add}
      </div>
      {chooser && <div className="kalem-toolbar kalem-webhooks__partner">{chooser}</div>}
      <DataList
        className="kalem-webhooks"
        label={t('title')}
        columns={webhookColumns(t)}
        rows={items}
        isStale={list.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={({ url }) => url}
        statusOf={({ durum }) => durum}
        onOpen={(webhook) => setDialog({ name: 'log', webhook })}
        menu={menu}
        error={error ?? list.error}
        onRetry={() => {
          onRetry();
          void list.refetch();
        }}
        empty={
          hasNoPartner ? (
            <EmptyState title={t('noPartnerTitle')}>{t('noPartnerText')}</EmptyState>
          ) : (
            <EmptyState title={t('emptyTitle')} actions={add}>
              {t('emptyText')}
            </EmptyState>
          )
        }
        foot={t('count', { n: items?.length ?? 0 })}
      />
      <p className="kalem-webhooks__hint kalem-sm kalem-muted">{t('hint')}</p>
      {dialog && partnerId !== undefined && (
        <Dialogs
          partnerId={partnerId}
          opened={dialog}
          emit={emit}
          onClose={() => {
            setDialog(undefined);
            void list.refetch();
          }}
        />
      )}
    </>
  );
}

type Opened = { name: 'form'; webhook?: Webhook } | { name: 'log' | 'rotate' | 'remove'; webhook: Webhook };

interface DialogsProps extends Pick<WebhooksViewProps, 'emit'> {
  partnerId: string;
  opened: Opened;
  onClose: () => void;
}

function Dialogs({ partnerId, opened, emit, onClose }: DialogsProps) {
  const { webhook } = opened;
  const props = { partnerId, onClose };
  const tell = (type: 'created' | 'updated' | 'removed' | 'rotated') => (webhookId: string) =>
    emit({ type, webhookId });
  return (
    <Suspense>
      {opened.name === 'form' && (
        <WebhookForm {...props} webhook={webhook} onSaved={tell(webhook ? 'updated' : 'created')} />
      )}
      {(opened.name === 'rotate' || opened.name === 'remove') && (
        <ChangeWebhook
          {...props}
          webhook={opened.webhook}
          change={opened.name}
          onChanged={tell(opened.name === 'rotate' ? 'rotated' : 'removed')}
        />
      )}
      {opened.name === 'log' && (
        <Deliveries
          {...props}
          webhook={opened.webhook}
          onReplayed={(iletimId) => emit({ type: 'replayed', webhookId: opened.webhook.id, iletimId })}
        />
      )}
    </Suspense>
  );
}

interface RowMenu extends Pick<DialogsProps, 'partnerId' | 'emit'> {
  open: (dialog: Opened) => void;
}

/** The actions of an address. */
function useRowMenu({ partnerId, emit, open }: RowMenu): (webhook: Webhook) => MenuAction[][] {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const test = useAction('testWebhook', async (webhook: Webhook) => {
    const path = { partnerId, id: webhook.id };
    await client.POST('/admin/partner/{partnerId}/webhook/{id}/deneme', { params: { path } });
    toast({ tone: 'success', text: t('tested') });
    open({ name: 'log', webhook });
  });
  const setState = useAction('setWebhookState', async ({ id, durum }: Webhook) => {
    const next = durum === 'ACIK' ? 'DURAKLATILDI' : 'ACIK';
    await client.PUT('/admin/partner/{partnerId}/webhook/{id}/durum', {
      params: { path: { partnerId, id } },
      body: { durum: next },
    });
    toast({ tone: 'success', text: t(next === 'ACIK' ? 'opened' : 'paused') });
    await invalidate('/admin/partner/{partnerId}/webhook');
    emit({ type: next === 'ACIK' ? 'opened' : 'paused', webhookId: id });
  });
  return (webhook) => [
    [
      { id: 'log', label: t('log'), icon: icons.files, onAction: () => open({ name: 'log', webhook }) },
      { id: 'test', label: t('test'), icon: icons.share, onAction: () => void test.run(webhook) },
    ],
    [
      { id: 'edit', label: t('edit'), icon: icons.edit, onAction: () => open({ name: 'form', webhook }) },
      { id: 'rotate', label: t('rotate'), icon: icons.key, onAction: () => open({ name: 'rotate', webhook }) },
      {
        id: 'state',
        label: t(webhook.durum === 'ACIK' ? 'pause' : 'open'),
        icon: webhook.durum === 'ACIK' ? icons.minusCircle : icons.ok,
        onAction: () => void setState.run(webhook),
      },
    ],
    [
      {
        id: 'remove',
        label: t('remove'),
        icon: icons.trash,
        tone: 'danger',
        onAction: () => open({ name: 'remove', webhook }),
      },
    ],
  ];
}
