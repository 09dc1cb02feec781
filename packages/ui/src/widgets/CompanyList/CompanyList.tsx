'use client';
import { Suspense, useRef, useState } from 'react';
import { companyName, matchesCompany } from '@kalem/domain';
import { SyncNotice } from '../../fields/SyncNotice';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import type { Company } from '../../kit/company/Membership';
import { lazyPart } from '../../primitives/lazyPart';
import { DataList } from '../../kit/list/DataList';
import { NothingFound } from '../../kit/list/NothingFound';
import { type ListQueryProps, useListQuery } from '../../kit/list/useListQuery';
import { usePages } from '../../kit/list/usePages';
import { useShortcuts } from '../../kit/useShortcuts';
import { Button, Keys } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { SearchField } from '../../primitives/input/SearchField';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { companyColumns } from './columns';
import { messages } from './messages';

/** Events of the list of companies. */
export type CompanyListEvent =
  /** 'Şirket ekle' or the key `n`: show the wizard for a new company. */
  | { type: 'create' }
  /** 'Şimdi öde' or 'Yenile': show the payment of this company. */
  | { type: 'pay'; companyId: string }
  /** 'Doğrula': ask for the company's portal credentials. */
  | { type: 'prove'; companyId: string }
  /** A company was changed in its dialog. */
  | { type: 'updated'; company: Company }
  /** A company was deleted. If it was the active one, choose another. */
  | { type: 'deleted'; companyId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'company-list': CompanyListEvent;
  }
}

const EditCompany = lazyPart(async () => (await import('../../kit/company/EditCompany')).EditCompany);
const DeleteCompany = lazyPart(async () => (await import('../../kit/company/DeleteCompany')).DeleteCompany);

type CompanyListViewProps = Partial<ViewProps<'company-list'>> &
  Pick<ViewProps<'company-list'>, 'emit'> &
  ListQueryProps;
export type CompanyListProps = PropsOf<'company-list', CompanyListViewProps>;

/**
 * The companies of the signed-in user with their membership: find, edit, delete. `companyId` is marked as selected.
 *
 * @example <CompanyList onEvent={(event) => event.type === 'create' && navigate('/dashboard/yeni-sirket-ekle')} />
 */
export const CompanyList = defineWidget('company-list', CompanyListView, { needs: 'nothing' });

function CompanyListView({ emit, companyId, ...queryProps }: CompanyListViewProps) {
  const t = useMessages(messages);
  const { now, shortcuts } = useKalem();
  const search = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<{ company: Company; as: 'edited' | 'deleted' }>();
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'listCompanies' } });
  const list = useListQuery({ ...queryProps, initial: () => ({ range: { start: '', end: '' } }) });
  const found = companies.data?.items.filter((company) => matchesCompany(company, list.typedSearch));
  const {
    rows,
    paging: { page, hasNext, onPage },
  } = usePages(found);
  const create = () => emit({ type: 'create' });
  const close = () => setOpened(undefined);
  useShortcuts({ '/': () => search.current?.focus(), n: create });
  const columns = companyColumns({
    t,
    now: now(),
    activeId: companyId,
    onPay: ({ id }) => emit({ type: 'pay', companyId: id }),
    onProve: ({ id }) => emit({ type: 'prove', companyId: id }),
  });
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        {companyId && <SyncNotice companyId={companyId} />}
        <Button variant="primary" icon={icons.plus} aria-keyshortcuts={shortcuts ? 'n' : undefined} onPress={create}>
          {t('add')}
        </Button>
      </div>
      <div className="kalem-toolbar kalem-companies__toolbar">
        <SearchField
          label={t('search')}
          value={list.typedSearch}
          onChange={list.search}
          inputRef={search}
          onEnter={list.searchNow}
          hint={shortcuts && <Keys keys={['/']} />}
        />
      </div>
      <DataList
        className="kalem-companies"
        label={t('title')}
        columns={columns}
        rows={rows}
        isStale={companies.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={companyName}
        onOpen={(company) => setOpened({ company, as: 'edited' })}
        error={companies.error}
        onRetry={() => void companies.refetch()}
        empty={
          list.typedSearch.trim() === '' ? (
            <EmptyState
              title={t('empty')}
              actions={
                <Button variant="primary" icon={icons.plus} onPress={create}>
                  {t('add')}
                </Button>
              }
            >
              {t('emptyHelp')}
            </EmptyState>
          ) : (
            <NothingFound title={t('notFound')} help={t('notFoundHelp')} onClear={() => list.search('')} />
          )
        }
        paging={{ page, hasNext, onPage, summary: t('count', { n: found?.length ?? 0 }), hint: t('each') }}
      />
      <Suspense>
        {opened?.as === 'edited' && (
          <EditCompany
            company={opened.company}
            isAdmin={companies.data?.admin === true}
            onSaved={(company) => emit({ type: 'updated', company })}
            onDelete={() => setOpened({ ...opened, as: 'deleted' })}
            onClose={close}
          />
        )}
        {opened?.as === 'deleted' && (
          <DeleteCompany
            company={opened.company}
            onDeleted={() => emit({ type: 'deleted', companyId: opened.company.id })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
