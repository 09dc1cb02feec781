'use client';
import { formatPhone } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { CardList, type CardListStart } from '../../kit/cards/CardList';
import { useCardList } from '../../kit/cards/useCardList';
import { customerName, type Customer } from '../../kit/customer/customerCalls';
import { customerListCalls } from '../../kit/customer/customerListCalls';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import type { Column } from '../../kit/list/columns';
import type { ListSlots } from '../../kit/list/DataList';
import { RowButton } from '../../kit/list/ListTable';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import { messages } from './messages';

export type { ListQuery } from '../../kit/list/useListQuery';

/** Events of the list of customers. */
export type CustomerListEvent =
  /** 'Yeni cari ekle' or the key `n`: show the form of a new customer. */
  | { type: 'create' }
  /** The user wants a customer's page with invoices, totals and prices. */
  | { type: 'show'; cariId: string }
  /** A customer was changed in its dialog. */
  | { type: 'updated'; cari: components['schemas']['Customer'] }
  /** Customers were deleted. 'Geri al' may restore them. */
  | { type: 'deleted'; cariIds: string[] };

declare module '../../provider/events' {
  interface WidgetEvents {
    'customer-list': CustomerListEvent;
  }
}

const CustomerDialog = lazyPart(async () => (await import('../../kit/customer/CustomerCard')).CustomerDialog);
const CustomerDoubles = lazyPart(async () => (await import('../../kit/customer/CustomerDoubles')).CustomerDoubles);
const ImportCards = lazyPart(async () => (await import('../../kit/cards/import/ImportCards')).ImportCards);

type CustomerListViewProps = ViewProps<'customer-list'> &
  ListQueryProps &
  ListSlots<Customer> &
  CardListStart & {
    /** Ids of columns to hide. The first column cannot be hidden. */
    hiddenColumns?: readonly ('name' | 'vknTckn' | 'vergiDairesi' | 'telNo' | 'email')[] | undefined;
  };
/** The ids of the columns. */
type ColumnId = NonNullable<CustomerListViewProps['hiddenColumns']>[number];
export type CustomerListProps = PropsOf<'customer-list', CustomerListViewProps>;

/**
 * The customers of a company: find, edit, delete with undo, import from and export to Excel.
 *
 * @example <CustomerList onEvent={(event) => event.type === 'create' && navigate('/dashboard/yeni-cari-ekle')} />
 */
export const CustomerList = defineWidget('customer-list', CustomerListView);

function CustomerListView({ emit, companyId, query, defaultQuery, onQueryChange, ...slots }: CustomerListViewProps) {
  const t = useMessages(messages);
  const mayWrite = usePermission('cariWrite', companyId) !== false;
  const list = useCardList({
    ...{ query, defaultQuery, onQueryChange },
    calls: customerListCalls,
    companyId,
    loadFile: async () => (await import('../../kit/customer/customerFile')).customerFile,
    texts: { nothingToDelete: t('nothingToDelete'), deleted: (n) => t('deleted', { n }) },
    onDeleted: (cariIds) => emit({ type: 'deleted', cariIds }),
  });
  const columns: Column<Customer, ColumnId>[] = [
    {
      id: 'name',
      head: t('name'),
      cell: (customer) => <RowButton>{customerName(customer)}</RowButton>,
      card: 'title',
    },
    {
      id: 'vknTckn',
      head: t('vknTckn'),
      cell: ({ vknTckn }) => vknTckn,
      card: 'start',
      className: 'kalem-num',
      width: 132,
      skeleton: '84px',
    },
    {
      id: 'vergiDairesi',
      head: t('vergiDairesi'),
      cell: ({ vergiDairesi }) => (
        <span className="kalem-cut" title={vergiDairesi}>
          {vergiDairesi.replace(officeEnding, '')}
        </span>
      ),
      className: 'kalem-customer__office',
    },
    {
      id: 'telNo',
      head: t('telNo'),
      cell: ({ telNo }) => telNo && formatPhone(telNo),
      card: 'end',
      className: 'kalem-customer__phone kalem-num',
      skeleton: '120px',
    },
    {
      id: 'email',
      head: t('email'),
      cell: ({ email }) => (
        <span className="kalem-cut" title={email}>
          {email}
        </span>
      ),
      className: 'kalem-customer__email',
    },
  ];
  return (
    <CardList
      {...slots}
      list={list}
      texts={{
        title: t('title'),
        create: t('create'),
        search: t('search'),
        count: (n) => t('count', { n }),
        selected: (n) => t('selected', { n }),
        askDelete: t('askDelete'),
        emptyHelp: t('emptyHelp'),
        notFound: t('notFound'),
      }}
      columns={columns}
      imports={customerListCalls.imports}
      remembered="customers"
      nameOf={customerName}
      mayWrite={mayWrite}
      onCreate={() => emit({ type: 'create' })}
      moreOf={({ id }) => [
        { id: 'show', label: t('show'), icon: icons.files, onAction: () => emit({ type: 'show', cariId: id }) },
      ]}
      editor={(props) => <CustomerDialog {...props} onSaved={(cari) => emit({ type: 'updated', cari })} />}
      doubles={<CustomerDoubles companyId={companyId} />}
      importer={(props) => <ImportCards {...props} calls={customerListCalls.imports} title={t('import')} />}
    />
  );
}

/** The common ending of tax office names, dropped in the narrow column. */
const officeEnding = / Vergi Dairesi( Müdürlüğü| Başkanlığı)?$/;
