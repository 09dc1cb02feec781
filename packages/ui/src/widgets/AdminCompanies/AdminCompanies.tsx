'use client';
import { Suspense, useRef, useState } from 'react';
import { companyName } from '@kalem/domain';
import { type Company, membershipOf } from '../../kit/company/Membership';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { DataList } from '../../kit/list/DataList';
import { foundRows, hasWords } from '../../kit/list/foundRows';
import { type ListQueryProps, useListQuery } from '../../kit/list/useListQuery';
import { useShortcuts } from '../../kit/useShortcuts';
import { Button, Keys } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { SearchField } from '../../primitives/input/SearchField';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { adminColumns } from './columns';
import { messages } from './messages';

/** Events of the operator's list of companies. */
export type AdminCompaniesEvent =
  /** A company's trial was extended by `duration` days. */
  | { type: 'extended'; companyId: string; duration: number }
  /** A company was activated for a year from today. */
  | { type: 'activated'; companyId: string }
  /** A company's data was saved. */
  | { type: 'updated'; company: Company }
  /** A company was deleted. */
  | { type: 'deleted'; companyId: string }
  /** The user wants the audit log of a company: show `<AuditLog scope="all">` with the filter `sirket`. */
  | { type: 'showAudit'; companyId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'admin-companies': AdminCompaniesEvent;
  }
}

const ExtendDemo = lazyPart(async () => (await import('./ExtendDemo')).ExtendDemo);
const ActivateCompany = lazyPart(async () => (await import('./ActivateCompany')).ActivateCompany);
const CompanyPictures = lazyPart(async () => (await import('./CompanyPictures')).CompanyPictures);
const EditCompany = lazyPart(async () => (await import('../../kit/company/EditCompany')).EditCompany);
const DeleteCompany = lazyPart(async () => (await import('../../kit/company/DeleteCompany')).DeleteCompany);

type AdminCompaniesViewProps = Pick<ViewProps<'admin-companies'>, 'emit'> & ListQueryProps;
export type AdminCompaniesProps = PropsOf<'admin-companies', AdminCompaniesViewProps>;

/**
 * All companies of the installation, for its operator: membership, trial extension, activation, data, logo and
 * signature, deletion (ADM-02, ADM-04, A-23). The query's filter is `durum`: trial, member or ended.
 *
 * @example <AdminCompanies onEvent={(event) => event.type === 'activated' && recount()} />
 */
export const AdminCompanies = defineWidget('admin-companies', AdminCompaniesView, { needs: 'nothing' });

function AdminCompaniesView({ emit, ...queryProps }: AdminCompaniesViewProps) {
  const t = useMessages(messages);
  const { now, shortcuts } = useKalem();
  const search = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<{ company: Company; as: 'extended' | 'activated' | 'shown' | 'deleted' }>();
  const list = useListQuery({ ...queryProps, initial: () => ({ range: { start: '', end: '' } }) });
  const companies = useApi().useQuery('get', '/admin/company', undefined, { meta: { kind: 'listCompanies' } });
  const shown = groupOf(list.query.filter?.durum);
  const at = now();
  const found = foundRows(
    companies,
    (company) =>
      (shown === 'all' || groupAt(company, at) === shown) && hasWords(searchedTexts(company), list.typedSearch),
    list.query.page,
  );
  const count = (group: Group) =>
    (group === 'all' ? found.all : found.all?.filter((company) => groupAt(company, at) === group))?.length ?? 0;
  const close = () => setOpened(undefined);
  useShortcuts({ '/': () => search.current?.focus() });
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
      </div>
      <div className="kalem-toolbar kalem-admin-companies__toolbar">
        <SearchField
          label={t('search')}
          value={list.typedSearch}
          onChange={list.search}
          inputRef={search}
          onEnter={list.searchNow}
          hint={shortcuts && <Keys keys={['/']} />}
        />
        <RadioGroup
          label={t('show')}
          isLabelHidden
          isBare
          variant="segmented"
          options={groups.map((id) => ({ id, label: t(id, { n: count(id) }) }))}
          value={shown}
          onChange={(id) => list.ask({ filter: { durum: id === 'all' ? '' : id } })}
        />
      </div>
      <DataList
        className="kalem-admin-companies"
        label={t('title')}
        columns={adminColumns(t, at)}
        rows={found.rows}
        isStale={found.isStale}
        idOf={({ id }) => id}
        nameOf={companyName}
        onOpen={(company) => setOpened({ company, as: 'shown' })}
        menu={(company) => [
          [
            {
              id: 'extend',
              label: t('extend'),
              icon: icons.clock,
              onAction: () => setOpened({ company, as: 'extended' }),
            },
            {
              id: 'activate',
              label: t('activate'),
              icon: icons.ok,
              onAction: () => setOpened({ company, as: 'activated' }),
            },
            {
              id: 'details',
              label: t('details'),
              icon: icons.edit,
              onAction: () => setOpened({ company, as: 'shown' }),
            },
            {
              id: 'audit',
              label: t('audit'),
              icon: icons.note,
              onAction: () => emit({ type: 'showAudit', companyId: company.id }),
            },
          ],
        ]}
        error={found.error}
        onRetry={found.retry}
        empty={
          found.all?.length === 0 ? (
            <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
          ) : (
            <EmptyState
              title={t('notFound')}
              actions={<Button onPress={() => list.ask({ search: '', filter: {} })}>{t('showAll')}</Button>}
            >
              {t('notFoundHelp')}
            </EmptyState>
          )
        }
        paging={{
          page: found.page,
          hasNext: found.hasNext,
          onPage: list.turnTo,
          summary: t('count', { n: found.found?.length ?? 0 }),
        }}
      />
      <Suspense>
        {opened?.as === 'extended' && (
          <ExtendDemo
            company={opened.company}
            onDone={(duration) => {
              close();
              emit({ type: 'extended', companyId: opened.company.id, duration });
            }}
            onClose={close}
          />
        )}
        {opened?.as === 'activated' && (
          <ActivateCompany
            company={opened.company}
            onDone={() => {
              close();
              emit({ type: 'activated', companyId: opened.company.id });
            }}
            onClose={close}
          />
        )}
        {opened?.as === 'shown' && (
          <EditCompany
            company={opened.company}
            isAdmin
            onSaved={(company) => emit({ type: 'updated', company })}
            onDelete={() => setOpened({ ...opened, as: 'deleted' })}
            onOperated={(act) => emit({ ...act, companyId: opened.company.id })}
            onClose={close}
          >
            <Suspense>
              <CompanyPictures companyId={opened.company.id} />
            </Suspense>
          </EditCompany>
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

const groups = ['all', 'trial', 'member', 'ended'] as const;
type Group = (typeof groups)[number];

/** The host's query may contain any text. */
function groupOf(filter: string | undefined): Group {
  return groups.find((group) => group === filter) ?? 'all';
}

function groupAt(company: Company, now: Date): Group {
  const { state } = membershipOf(company, now);
  return state === 'ending' || state === 'partner' ? 'member' : state;
}

function searchedTexts({ vknTckn, unvan, ad, soyad, yetkiliAdi, yetkiliSoyadi, email }: Company): string {
  return [vknTckn, unvan, ad, soyad, yetkiliAdi, yetkiliSoyadi, email].join(' ');
}
