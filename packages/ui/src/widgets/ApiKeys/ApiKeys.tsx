'use client';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { ListPage } from '../../kit/list/ListPage';
import { usePages } from '../../kit/list/usePages';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useApi, useInvalidate } from '../../provider/queries';
import { type ApiKey, keyColumns } from './columns';
import { messages } from './messages';

const CreateKey = lazyPart(async () => (await import('./CreateKey')).CreateKey);
const ChangeKey = lazyPart(async () => (await import('./ChangeKey')).ChangeKey);

/** Events of the list of API keys. They never contain a secret. */
export type ApiKeysEvent = { type: 'created' | 'renamed' | 'removed'; id: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'api-keys': ApiKeysEvent;
  }
}

type ApiKeysViewProps = ViewProps<'api-keys'>;
export type ApiKeysProps = PropsOf<'api-keys', ApiKeysViewProps>;

/**
 * The API keys of a company: permissions and last use; create, rename, delete.
 *
 * @example <ApiKeys />
 */
export const ApiKeys = defineWidget('api-keys', ApiKeysView);

function ApiKeysView({ companyId, emit }: ApiKeysViewProps) {
  const t = useMessages(messages);
  const invalidate = useInvalidate();
  const keys = useApi().useQuery(
    'get',
    '/company/api',
    { params: { query: { companyId } } },
    { meta: { kind: 'listApiKeys' } },
  );
  const list = usePages(keys);
  const note = async (event: ApiKeysEvent) => {
    emit(event);
    await invalidate('/company/api');
  };
  const change = (name: 'rename' | 'remove') => (apiKey: ApiKey, close: () => void) => (
    <ChangeKey
      companyId={companyId}
      apiKey={apiKey}
      change={name}
      onChanged={(type) => note({ type, id: apiKey.id })}
      onClose={close}
    />
  );
  return (
    <ListPage
      className="kalem-api-keys"
      title={t('title')}
      label={t('keys')}
      list={list}
      summary={t('count', { n: list.all?.length ?? 0 })}
      columns={keyColumns(t)}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      statusOf={({ durum }) => durum}
      empty={{ title: t('emptyTitle'), help: t('emptyText') }}
      create={{
        label: t('create'),
        dialog: (close) => (
          <CreateKey companyId={companyId} onCreated={(id) => note({ type: 'created', id })} onClose={close} />
        ),
      }}
      actions={[
        [{ id: 'rename', label: t('rename'), icon: icons.edit, dialog: change('rename') }],
        [{ id: 'remove', label: t('remove'), icon: icons.trash, tone: 'danger', dialog: change('remove') }],
      ]}
    >
      {Boolean(list.rows ?? keys.error) && <p className="kalem-api-keys__hint kalem-sm kalem-muted">{t('hint')}</p>}
    </ListPage>
  );
}
