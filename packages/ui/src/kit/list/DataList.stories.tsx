import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inWidget } from '../../../testing/inWidget';
import { Amount } from '../../primitives/Amount';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import type { Column } from './columns';
import { DataList, type DataListProps } from './DataList';

interface Customer {
  id: string;
  unvan: string;
  vknTckn: string;
  bakiye: string;
}

const customers: Customer[] = [
  {
    id: '1',
    unvan: 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği A.Ş.',
    vknTckn: '7351902844',
    bakiye: '1099605.85',
  },
  { id: '2', unvan: 'Şükrü Işıldak', vknTckn: '28415903782', bakiye: '4860' },
  { id: '3', unvan: 'Çiğdem Öztürk Mimarlık', vknTckn: '1938472657', bakiye: '73920' },
];

const columns: Column<Customer>[] = [
  { id: 'unvan', head: 'Unvan', cell: ({ unvan }) => unvan, card: 'title' },
  { id: 'vknTckn', head: 'VKN / TCKN', cell: ({ vknTckn }) => vknTckn, card: 'start', width: 160 },
  {
    id: 'bakiye',
    head: 'Bakiye',
    cell: ({ bakiye }) => <Amount value={bakiye} currency="TRY" />,
    card: 'end',
    width: 180,
  },
];

const meta: Meta<DataListProps<Customer>> = {
  title: 'Primitives/DataList',
  component: DataList,
  decorators: [inWidget],
  parameters: { controls: { disable: true } },
  args: {
    label: 'Cariler',
    columns,
    rows: customers,
    isStale: false,
    idOf: ({ id }) => id,
    nameOf: ({ unvan }) => unvan,
    error: null,
    onRetry: fn(),
    empty: <EmptyState title="Gösterilecek bir veri yok">Cari kartı ekleyin ya da Excel&apos;den yükleyin.</EmptyState>,
  },
};
export default meta;

type Story = StoryObj<DataListProps<Customer>>;

/** One table of columns defines heads, rows, cards and skeletons. */
export const Default: Story = {};

export const Loading: Story = { args: { rows: undefined } };

export const Empty: Story = { args: { rows: [] } };

/** The previous rows stay, and the user can retry. */
export const Failed: Story = { args: { error: new Error('x') } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
