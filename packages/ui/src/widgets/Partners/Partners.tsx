'use client';
import { Suspense, useState } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { DataList } from '../../kit/list/DataList';
import { usePages } from '../../kit/list/usePages';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { lazyPart } from '../../primitives/lazyPart';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { type Partner, partnerColumns } from './columns';
import { messages } from './messages';

/** Events of the operator's list of partners. They never contain a key. */
export type PartnersEvent =
  /** A partner was added, changed, paused or resumed. */
  | { type: 'created' | 'changed' | 'paused' | 'resumed'; partnerId: string }
  /** A key of the partner was created, renewed or revoked. */
  | { type: 'keyCreated' | 'keyRenewed' | 'keyRevoked'; partnerId: string; anahtarId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    partners: PartnersEvent;
  }
}

const EditPartner = lazyPart(async () => (await import('./EditPartner')).EditPartner);
const PausePartner = lazyPart(async () => (await import('./PausePartner')).PausePartner);
const PartnerKeys = lazyPart(async () => (await import('./PartnerKeys')).PartnerKeys);

type PartnersViewProps = Pick<ViewProps<'partners'>, 'emit'>;
export type PartnersProps = PropsOf<'partners', PartnersViewProps>;

/**
 * Banks and portals that embed widgets in their own pages, for the operator of the installation: origins and limits,
 * keys of their servers, pausing (PRT-01, PRT-02).
 *
 * @example <Partners />
 */
export const Partners = defineWidget('partners', PartnersView, { needs: 'nothing' });

type Opened = { as: 'created' } | { as: 'changed' | 'keys' | 'paused'; id: string };

function PartnersView({ emit }: PartnersViewProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [opened, setOpened] = useState<Opened>();
  const partners = useApi().useQuery('get', '/admin/partner', undefined, { meta: { kind: 'listPartners' } });
  const pages = usePages(partners.data?.items);
  const close = () => setOpened(undefined);
  const note = async (event: PartnersEvent) => {
    await invalidate('/admin/partner');
    emit(event);
  };
  const resume = useAction('updatePartner', async ({ id, ad, kaynaklar, dakikadaOturum }: Partner) => {
    const body = { ad, kaynaklar, dakikadaOturum, durum: 'ACIK' } as const;
    await client.PUT('/admin/partner/{id}', { params: { path: { id } }, body });
    toast({ tone: 'success', text: t('resumed', { ad }) });
    await note({ type: 'resumed', partnerId: id });
  });
  const create = (
    <Button variant="primary" icon={icons.plus} onPress={() => setOpened({ as: 'created' })}>
      {t('create')}
    </Button>
  );
  const chosen = partners.data?.items.find(({ id }) => opened && 'id' in opened && id === opened.id);
  const open = (as: 'changed' | 'keys' | 'paused', { id }: Partner) => setOpened({ as, id });
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        {partners.data && partners.data.items.length > 0 && create}
      </div>
      <DataList
        className="kalem-partners"
        label={t('title')}
        columns={partnerColumns(t)}
        rows={pages.rows}
        isStale={partners.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={({ ad }) => ad}
        statusOf={({ durum }) => durum}
        onOpen={(partner) => open('keys', partner)}
        menu={(partner) => [
          [
            { id: 'keys', label: t('keys'), icon: icons.key, onAction: () => open('keys', partner) },
            { id: 'edit', label: t('edit'), icon: icons.edit, onAction: () => open('changed', partner) },
          ],
          [
            partner.durum === 'ACIK'
              ? {
                  id: 'pause',
                  label: t('pause'),
                  icon: icons.minusCircle,
                  tone: 'danger',
                  onAction: () => open('paused', partner),
                }
              : { id: 'resume', label: t('resume'), icon: icons.ok, onAction: () => void resume.run(partner) },
          ],
        ]}
        error={partners.error}
        onRetry={() => void partners.refetch()}
        empty={
          <EmptyState title={t('emptyTitle')} actions={create}>
            {t('emptyText')}
          </EmptyState>
        }
        paging={{ ...pages.paging, summary: t('count', { n: partners.data?.items.length ?? 0 }) }}
      />
      <Suspense>
        {opened?.as === 'created' && (
          <EditPartner onSaved={({ id }) => note({ type: 'created', partnerId: id })} onClose={close} />
        )}
        {opened?.as === 'changed' && chosen && (
          <EditPartner
            partner={chosen}
            onSaved={({ id }) => note({ type: 'changed', partnerId: id })}
            onClose={close}
          />
        )}
        {opened?.as === 'paused' && chosen && (
          <PausePartner
            partner={chosen}
            onPaused={() => note({ type: 'paused', partnerId: chosen.id })}
            onClose={close}
          />
        )}
        {opened?.as === 'keys' && chosen && (
          <PartnerKeys
            partner={chosen}
            onChanged={(type, anahtarId) => note({ type, partnerId: chosen.id, anahtarId })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
