'use client';
import { useState, type ReactNode } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { ListPage } from '../../kit/list/ListPage';
import { Select } from '../../primitives/choice/Select';
import * as icons from '../../primitives/icons';
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
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const path = { partnerId: partnerId ?? '' };
  const list = useApi().useQuery(
    'get',
    '/admin/partner/{partnerId}/webhook',
    { params: { path } },
    { enabled: partnerId !== undefined, meta: { kind: 'listWebhooks' } },
  );
  const test = useAction('testWebhook', async ({ id }: Webhook) => {
    await client.POST('/admin/partner/{partnerId}/webhook/{id}/deneme', { params: { path: { ...path, id } } });
    toast({ tone: 'success', text: t('tested') });
    return true;
  });
  const setState = useAction('setWebhookState', async ({ id, durum }: Webhook) => {
    const next = durum === 'ACIK' ? 'DURAKLATILDI' : 'ACIK';
    await client.PUT('/admin/partner/{partnerId}/webhook/{id}/durum', {
      params: { path: { ...path, id } },
      body: { durum: next },
    });
    toast({ tone: 'success', text: t(next === 'ACIK' ? 'opened' : 'paused') });
    await invalidate('/admin/partner/{partnerId}/webhook');
    emit({ type: next === 'ACIK' ? 'opened' : 'paused', webhookId: id });
  });
  const items = hasNoPartner ? [] : list.data?.items;
  /** The props of every dialog. Closing one reads the addresses again. */
  const dialogProps = (close: () => void) => ({
    ...path,
    onClose: () => {
      close();
      void list.refetch();
    },
  });
  const tell = (type: 'created' | 'updated' | 'removed' | 'rotated') => (webhookId: string) =>
    emit({ type, webhookId });
  return (
    <ListPage
      title={t('title')}
      list={{
        rows: items,
        isStale: list.isPlaceholderData,
        error: error ?? list.error,
        retry() {
          onRetry();
          void list.refetch();
        },
      }}
      summary={t('count', { n: items?.length ?? 0 })}
      columns={webhookColumns(t)}
      idOf={({ id }) => id}
      nameOf={({ url }) => url}
      statusOf={({ durum }) => durum}
      toolbar={chooser && <div className="kalem-toolbar kalem-webhooks__partner">{chooser}</div>}
      empty={
        hasNoPartner
          ? { title: t('noPartnerTitle'), help: t('noPartnerText') }
          : { title: t('emptyTitle'), help: t('emptyText') }
      }
      create={
        partnerId === undefined
          ? undefined
          : {
              label: t('add'),
              dialog: (close) => <WebhookForm {...dialogProps(close)} webhook={undefined} onSaved={tell('created')} />,
            }
      }
      opens="log"
      actions={[
        [
          {
            id: 'log',
            label: t('log'),
            icon: icons.files,
            dialog: (webhook, close) => (
              <Deliveries
                {...dialogProps(close)}
                webhook={webhook}
                onReplayed={(iletimId) => emit({ type: 'replayed', webhookId: webhook.id, iletimId })}
              />
            ),
          },
          {
            id: 'test',
            label: t('test'),
            icon: icons.share,
            run: (webhook, open) => void test.run(webhook).then((isTested) => isTested && open('log')),
          },
        ],
        [
          {
            id: 'edit',
            label: t('edit'),
            icon: icons.edit,
            dialog: (webhook, close) => (
              <WebhookForm {...dialogProps(close)} webhook={webhook} onSaved={tell('updated')} />
            ),
          },
          {
            id: 'rotate',
            label: t('rotate'),
            icon: icons.key,
            dialog: (webhook, close) => (
              <ChangeWebhook {...dialogProps(close)} webhook={webhook} change="rotate" onChanged={tell('rotated')} />
            ),
          },
          {
            id: 'pause',
            label: t('pause'),
            icon: icons.minusCircle,
            when: ({ durum }) => durum === 'ACIK',
            run: (webhook) => void setState.run(webhook),
          },
          {
            id: 'open',
            label: t('open'),
            icon: icons.ok,
            when: ({ durum }) => durum !== 'ACIK',
            run: (webhook) => void setState.run(webhook),
          },
        ],
        [
          {
            id: 'remove',
            label: t('remove'),
            icon: icons.trash,
            tone: 'danger',
            dialog: (webhook, close) => (
              <ChangeWebhook {...dialogProps(close)} webhook={webhook} change="remove" onChanged={tell('removed')} />
            ),
          },
        ],
      ]}
    >
      <p className="kalem-webhooks__hint kalem-sm kalem-muted">{t('hint')}</p>
    </ListPage>
  );
}
