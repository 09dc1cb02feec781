'use client';
import { companyName, matchesCompany } from '@kalem/domain';
import { SyncNotice } from '../../fields/SyncNotice';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import type { Company } from '../../kit/company/Membership';
import { lazyPart } from '../../primitives/lazyPart';
import { foundRows } from '../../kit/list/foundRows';
import { ListPage } from '../../kit/list/ListPage';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { type ListQueryProps, useListQuery } from '../../kit/list/useListQuery';
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
  const { now } = useKalem();
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'listCompanies' } });
  const list = useListQuery({ ...queryProps, initial: () => ({ range: { start: '', end: '' } }) });
  const found = foundRows(companies, (company) => matchesCompany(company, list.typedSearch), list.query.page);
  return (
    <ListPage
      className="kalem-companies"
      title={t('title')}
      list={{ ...found, onPage: list.turnTo }}
      summary={t('count', { n: found.found?.length ?? 0 })}
      hint={t('each')}
      columns={companyColumns({
        t,
        now: now(),
        activeId: companyId,
        onPay: ({ id }) => emit({ type: 'pay', companyId: id }),
        onProve: ({ id }) => emit({ type: 'prove', companyId: id }),
      })}
      idOf={({ id }) => id}
      nameOf={companyName}
      head={companyId && <SyncNotice companyId={companyId} />}
      toolbar={<ListToolbar label={t('search')} list={list} />}
      empty={{ title: t('empty'), help: t('emptyHelp') }}
      notFound={
        list.typedSearch.trim() !== '' && {
          title: t('notFound'),
          help: t('notFoundHelp'),
          onClear: () => list.search(''),
        }
      }
      create={{ label: t('add'), run: () => emit({ type: 'create' }) }}
      opens="edit"
      actions={[
        [
          {
            id: 'edit',
            dialog: (company, close, open) => (
              <EditCompany
                company={company}
                isAdmin={companies.data?.admin === true}
                onSaved={(saved) => emit({ type: 'updated', company: saved })}
                onDelete={() => open('delete')}
                onClose={close}
              />
            ),
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
