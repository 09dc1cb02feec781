'use client';
import { Suspense } from 'react';
import { companyName } from '@kalem/domain';
import { type Company, membershipOf } from '../../kit/company/Membership';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { foundRows, hasWords } from '../../kit/list/foundRows';
import { ListPage } from '../../kit/list/ListPage';
import { ListFilter, ListToolbar } from '../../kit/list/ListToolbar';
import { type ListQueryProps, useListQuery } from '../../kit/list/useListQuery';
import * as icons from '../../primitives/icons';
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
  const { now } = useKalem();
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
  return (
    <ListPage
      title={t('title')}
      list={{ ...found, onPage: list.turnTo }}
      summary={t('count', { n: found.found?.length ?? 0 })}
      columns={adminColumns(t, at)}
      idOf={({ id }) => id}
      nameOf={companyName}
      toolbar={
        <ListToolbar label={t('search')} list={list}>
          <ListFilter
            label={t('show')}
            options={groups.map((id) => ({ id, label: t(id, { n: count(id) }) }))}
            value={shown}
            onChange={(id) => list.ask({ filter: { durum: id === 'all' ? '' : id } })}
          />
        </ListToolbar>
      }
      empty={{ title: t('empty'), help: t('emptyHelp') }}
      notFound={
        found.all?.length !== 0 && {
          title: t('notFound'),
          help: t('notFoundHelp'),
          label: t('showAll'),
          onClear: () => list.ask({ search: '', filter: {} }),
        }
      }
      opens="details"
      actions={[
        [
          {
            id: 'extend',
            label: t('extend'),
            icon: icons.clock,
            dialog: (company, close) => (
              <ExtendDemo
                company={company}
                onDone={(duration) => {
                  close();
                  emit({ type: 'extended', companyId: company.id, duration });
                }}
                onClose={close}
              />
            ),
          },
          {
            id: 'activate',
            label: t('activate'),
            icon: icons.ok,
            dialog: (company, close) => (
              <ActivateCompany
                company={company}
                onDone={() => {
                  close();
                  emit({ type: 'activated', companyId: company.id });
                }}
                onClose={close}
              />
            ),
          },
          {
            id: 'details',
            label: t('details'),
            icon: icons.edit,
            dialog: (company, close, open) => (
              <EditCompany
                company={company}
                isAdmin
                onSaved={(saved) => emit({ type: 'updated', company: saved })}
                onDelete={() => open('delete')}
                onOperated={(act) => emit({ ...act, companyId: company.id })}
                onClose={close}
              >
                <Suspense>
                  <CompanyPictures companyId={company.id} />
                </Suspense>
              </EditCompany>
            ),
          },
          {
            id: 'audit',
            label: t('audit'),
            icon: icons.note,
            run: ({ id }) => emit({ type: 'showAudit', companyId: id }),
          },
          {
            id: 'delete',
            dialog: (company, close) => (
              <DeleteCompany
                company={company}
                onDeleted={() => emit({ type: 'deleted', companyId: company.id })}
                onClose={close}
              />
            ),
          },
        ],
      ]}
    />
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
