'use client';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { ListPage } from '../../kit/list/ListPage';
import { usePages } from '../../kit/list/usePages';
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

function PartnersView({ emit }: PartnersViewProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const list = usePages(useApi().useQuery('get', '/admin/partner', undefined, { meta: { kind: 'listPartners' } }));
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
  return (
    <ListPage
      title={t('title')}
      list={list}
      summary={t('count', { n: list.all?.length ?? 0 })}
      columns={partnerColumns(t)}
      idOf={({ id }) => id}
      nameOf={({ ad }) => ad}
      statusOf={({ durum }) => durum}
      empty={{ title: t('emptyTitle'), help: t('emptyText') }}
      create={{
        label: t('create'),
        dialog: (close) => (
          <EditPartner onSaved={({ id }) => note({ type: 'created', partnerId: id })} onClose={close} />
        ),
      }}
      opens="keys"
      actions={[
        [
          {
            id: 'keys',
            label: t('keys'),
            icon: icons.key,
            dialog: (partner, close) => (
              <PartnerKeys
                // With the keys that the dialog itself has changed.
                partner={list.all?.find(({ id }) => id === partner.id) ?? partner}
                onChanged={(type, anahtarId) => note({ type, partnerId: partner.id, anahtarId })}
                onClose={close}
              />
            ),
          },
          {
            id: 'edit',
            label: t('edit'),
            icon: icons.edit,
            dialog: (partner, close) => (
              <EditPartner
                partner={partner}
                onSaved={({ id }) => note({ type: 'changed', partnerId: id })}
                onClose={close}
              />
            ),
          },
        ],
        [
          {
            id: 'pause',
            label: t('pause'),
            icon: icons.minusCircle,
            tone: 'danger',
            when: ({ durum }) => durum === 'ACIK',
            dialog: (partner, close) => (
              <PausePartner
                partner={partner}
                onPaused={() => note({ type: 'paused', partnerId: partner.id })}
                onClose={close}
              />
            ),
          },
          {
            id: 'resume',
            label: t('resume'),
            icon: icons.ok,
            when: ({ durum }) => durum !== 'ACIK',
            run: (partner) => void resume.run(partner),
          },
        ],
      ]}
    />
  );
}
