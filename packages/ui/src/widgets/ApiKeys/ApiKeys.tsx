'use client';
import { Suspense, useState } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { DataList } from '../../kit/list/DataList';
import { usePages } from '../../kit/list/usePages';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
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
  const [dialog, setDialog] = useState<{ name: 'create' } | { name: 'rename' | 'remove'; apiKey: ApiKey }>();
  const keys = useApi().useQuery(
    'get',
    '/company/api',
    { params: { query: { companyId } } },
    { meta: { kind: 'listApiKeys' } },
  );
  const pages = usePages(keys.data?.items);
  const close = () => setDialog(undefined);
  const note = async (event: ApiKeysEvent) => {
    emit(event);
    await invalidate('/company/api');
  };
  const create = (
    <Button variant="primary" icon={icons.plus} onPress={() => setDialog({ name: 'create' })}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        {keys.data && keys.data.items.length > 0 && create}
      </div>
      <DataList
        className="kalem-api-keys"
        label={t('keys')}
        columns={keyColumns(t)}
        rows={pages.rows}
        isStale={keys.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        statusOf={({ durum }) => durum}
        menu={(apiKey) => [
          [
            {
              id: 'rename',
              label: t('rename'),
              icon: icons.edit,
              onAction: () => setDialog({ name: 'rename', apiKey }),
            },
          ],
          [
            {
              id: 'remove',
              label: t('remove'),
              icon: icons.trash,
              tone: 'danger',
              onAction: () => setDialog({ name: 'remove', apiKey }),
            },
          ],
        ]}
        error={keys.error}
        onRetry={() => void keys.refetch()}
        empty={
          <EmptyState title={t('emptyTitle')} actions={create}>
            {t('emptyText')}
          </EmptyState>
        }
        paging={{ ...pages.paging, summary: t('count', { n: keys.data?.items.length ?? 0 }) }}
      />
      <p className="kalem-api-keys__hint kalem-sm kalem-muted">{t('hint')}</p>
      <Suspense>
        {dialog?.name === 'create' && (
          <CreateKey companyId={companyId} onCreated={(id) => note({ type: 'created', id })} onClose={close} />
        )}
        {(dialog?.name === 'rename' || dialog?.name === 'remove') && (
          <ChangeKey
            companyId={companyId}
            apiKey={dialog.apiKey}
            change={dialog.name}
            onChanged={(type) => note({ type, id: dialog.apiKey.id })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
