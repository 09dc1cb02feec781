'use client';
import type { components } from '@kalem/sdk';
import { useUnitTitle } from '../../fields/units';
import { CardList, type CardListStart } from '../../kit/cards/CardList';
import { useCardList } from '../../kit/cards/useCardList';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import type { Column } from '../../kit/list/columns';
import type { ListSlots } from '../../kit/list/DataList';
import { RowButton } from '../../kit/list/ListTable';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { kindMessages } from '../../kit/stock/kinds';
import type { StockItem } from '../../kit/stock/stockCalls';
import { stockListCalls } from '../../kit/stock/stockListCalls';
import { Amount } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import { messages } from './messages';

export type { ListQuery } from '../../kit/list/useListQuery';

/** Events of the list of stock items. */
export type StockListEvent =
  /** 'Yeni stok ekle' or the key `n`: show the form of a new stock item. */
  | { type: 'create' }
  /** A stock item was changed in its dialog. */
  | { type: 'updated'; stok: components['schemas']['StockItem'] }
  /** Stock items were deleted. 'Geri al' may restore them. */
  | { type: 'deleted'; stokIds: string[] };

declare module '../../provider/events' {
  interface WidgetEvents {
    'stock-list': StockListEvent;
  }
}

const StockDialog = lazyPart(async () => (await import('../../kit/stock/StockCard')).StockDialog);
const StockDoubles = lazyPart(async () => (await import('../../kit/stock/StockDoubles')).StockDoubles);
const ImportCards = lazyPart(async () => (await import('../../kit/cards/import/ImportCards')).ImportCards);

type StockListViewProps = ViewProps<'stock-list'> &
  ListQueryProps &
  ListSlots<StockItem> &
  CardListStart & {
    /** Ids of columns to hide. The first column cannot be hidden. */
    hiddenColumns?: readonly ('malHizmet' | 'birim' | 'birimFiyat' | 'stokTipi')[] | undefined;
  };
/** The ids of the columns. */
type ColumnId = NonNullable<StockListViewProps['hiddenColumns']>[number];
export type StockListProps = PropsOf<'stock-list', StockListViewProps>;

/**
 * The goods and services of a company: find, edit, delete with undo, import from and export to Excel.
 *
 * @example <StockList onEvent={(event) => event.type === 'create' && navigate('/dashboard/yeni-stok-ekle')} />
 */
export const StockList = defineWidget('stock-list', StockListView);

function StockListView({ emit, companyId, query, defaultQuery, onQueryChange, ...slots }: StockListViewProps) {
  const t = useMessages(messages);
  const kind = useMessages(kindMessages);
  const unitOf = useUnitTitle();
  const mayWrite = usePermission('stokWrite', companyId) !== false;
  const list = useCardList({
    ...{ query, defaultQuery, onQueryChange },
    calls: stockListCalls,
    companyId,
    loadFile: async () => (await import('../../kit/stock/stockFile')).stockFile,
    texts: { nothingToDelete: t('nothingToDelete'), deleted: (n) => t('deleted', { n }) },
    onDeleted: (stokIds) => emit({ type: 'deleted', stokIds }),
  });
  const columns: Column<StockItem, ColumnId>[] = [
    {
      id: 'malHizmet',
      head: t('malHizmet'),
      cell: ({ malHizmet }) => <RowButton>{malHizmet}</RowButton>,
      card: 'title',
    },
    { id: 'birim', head: t('birim'), cell: ({ birim }) => unitOf(birim), width: 150 },
    {
      id: 'birimFiyat',
      head: t('birimFiyat'),
      cell: ({ birimFiyat, dovizKodu }) => <Amount value={birimFiyat} currency={dovizKodu} />,
      card: 'end',
      width: 200,
      isNumeric: true,
      skeleton: '84px',
    },
    {
      id: 'stokTipi',
      head: t('stokTipi'),
      cell: ({ stokTipi }) => kind(stokTipi),
      card: 'start',
      width: 150,
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
      imports={stockListCalls.imports}
      remembered="stock"
      nameOf={({ malHizmet }) => malHizmet}
      mayWrite={mayWrite}
      onCreate={() => emit({ type: 'create' })}
      editor={(props) => <StockDialog {...props} onSaved={(stok) => emit({ type: 'updated', stok })} />}
      doubles={<StockDoubles companyId={companyId} />}
      importer={(props) => <ImportCards {...props} calls={stockListCalls.imports} title={t('import')} />}
    />
  );
}
