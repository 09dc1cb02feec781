import '../../styles.css';
import { cleanup, fireEvent, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fakeApi';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { WidgetRoot } from '../../primitives/layout/WidgetRoot';
import { KalemProvider } from '../../provider/KalemProvider';
import { usePermission } from '../../provider/queries';
import { exportCells, useChosenColumns, type Column } from './columns';
import { DataList, type DataListProps } from './DataList';
import { SelectionBar } from './SelectionBar';
import { useListQuery, type ListQuery, type ListQueryProps } from './useListQuery';

beforeAll(() => page.viewport(1280, 900));
afterEach(cleanup);

interface Row {
  id: string;
  ad: string;
  tutar: string;
}

const rows: Row[] = [
  { id: '1', ad: 'Işık', tutar: '10' },
  { id: '2', ad: 'İğde', tutar: '20' },
];
const columns: Column<Row>[] = [
  { id: 'ad', head: 'Ad', cell: ({ ad }) => <b>{ad}</b>, card: 'title', exportAs: ({ ad }) => ad },
  { id: 'tutar', head: 'Tutar', cell: ({ tutar }) => tutar, isNumeric: true, sort: true, width: 120 },
];

const device = new Map<string, string>();
const storage = {
  get: (key: string) => device.get(key) ?? null,
  set: (key: string, text: string) => void device.set(key, text),
  remove: (key: string) => void device.delete(key),
};

function show(props: Partial<DataListProps<Row>> = {}, userKey = 'a') {
  function List() {
    const { shown, chooser } = useChosenColumns('test', columns);
    return (
      <DataList
        label="Kalemler"
        columns={shown}
        chooser={chooser}
        rows={rows}
        isStale={false}
        idOf={({ id }) => id}
        nameOf={({ ad }) => ad}
        error={null}
        onRetry={() => undefined}
        empty={<EmptyState title="Boş" />}
        {...props}
      />
    );
  }
  return render(
    <KalemProvider client={fakeApi({}).client} userKey={userKey} storage={storage}>
      <WidgetRoot name="test">
        <List />
      </WidgetRoot>
    </KalemProvider>,
  );
}

test('UI-25: when the bar of the selected rows disappears behind a dialog, a row gets the focus after the dialog', async () => {
  const listWith = (bar?: ReactNode) => (
    <KalemProvider client={fakeApi({}).client}>
      <WidgetRoot name="test">
        <DataList
          label="Kalemler"
          columns={columns}
          rows={rows}
          isStale={false}
          idOf={({ id }) => id}
          nameOf={({ ad }) => ad}
          menu={() => [[{ id: 'x', label: 'Sil', onAction: () => undefined }]]}
          bar={bar}
          error={null}
          onRetry={() => undefined}
          empty={<EmptyState title="Boş" />}
        />
      </WidgetRoot>
    </KalemProvider>
  );
  const bar = (
    <SelectionBar label="Seçilenler" count="2" onClear={() => undefined}>
      <button>İmzala</button>
    </SelectionBar>
  );
  const { rerender } = render(listWith(bar));
  screen.getByRole('button', { name: 'İmzala' }).focus();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<button>Kapat</button>';
  document.body.append(dialog);
  dialog.querySelector('button')?.focus();
  rerender(listWith());
  expect(screen.getByRole('button', { name: 'Kapat' })).toHaveFocus();
  dialog.remove();
  await waitFor(() => expect(document.activeElement?.closest('tbody tr')).not.toBeNull());
});

test('UI-31: the selection bar is announced when it appears and when its count changes', () => {
  const { client } = fakeApi({});
  const shown = (count?: string) => (
    <KalemProvider client={client}>
      <WidgetRoot name="list">
        {count && (
          <SelectionBar label="Seçilenler" count={count} sum="30,00 TRY" onClear={() => undefined}>
            <button>İmzala</button>
          </SelectionBar>
        )}
      </WidgetRoot>
    </KalemProvider>
  );
  const { rerender } = render(shown());
  const live = screen.getByRole('region', { name: 'Bildirimler' }).querySelector('[aria-live="polite"]');
  expect(live).toBeEmptyDOMElement();
  rerender(shown('1 fatura'));
  rerender(shown('2 fatura'));
  expect([...(live?.children ?? [])].map(({ textContent }) => textContent.trim())).toEqual([
    '1 fatura 30,00 TRY',
    '2 fatura 30,00 TRY',
  ]);
});

test('UI-25: when the focused row is removed, the next row gets the focus; after the last row the list does', async () => {
  function Shrinking() {
    const [left, setLeft] = useState(rows);
    return (
      <DataList
        label="Kalemler"
        columns={columns}
        rows={left}
        isStale={false}
        idOf={({ id }) => id}
        nameOf={({ ad }) => ad}
        menu={({ id }) => [[{ id: 'x', label: 'Sil', onAction: () => setLeft(left.filter((row) => row.id !== id)) }]]}
        error={null}
        onRetry={() => undefined}
        empty={<EmptyState title="Boş" />}
      />
    );
  }
  render(
    <KalemProvider client={fakeApi({}).client}>
      <WidgetRoot name="test">
        <Shrinking />
      </WidgetRoot>
    </KalemProvider>,
  );
  const remove = async (name: RegExp) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sil' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  };
  await remove(/Işık/);
  await waitFor(() => expect(screen.getByRole('button', { name: /İğde/ })).toHaveFocus());
  await remove(/İğde/);
  await screen.findByText('Boş');
  await waitFor(() => expect(document.querySelector('.kalem-list__card')).toHaveFocus());
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('one column table defines heads, cells, positions on cards and cells of files', () => {
  show();
  expect(heads()).toEqual(['Ad', 'Tutar', '']);
  expect(screen.getByText('Işık').closest('td')?.dataset.card).toBe('title');
  expect(screen.getByText('20').dataset.col).toBe('amount');
  expect(exportCells(columns, rows)).toEqual([
    ['Ad', 'Tutar'],
    ['Işık', '10'],
    ['İğde', '20'],
  ]);
});

test('states: loading, empty, failed with and without rows', () => {
  const onRetry = vi.fn();
  show({ rows: undefined });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  cleanup();
  show({ rows: [] });
  expect(screen.getByRole('heading', { name: 'Boş' })).toBeVisible();
  cleanup();
  show({ rows: undefined, error: new Error('x'), onRetry });
  expect(screen.getByRole('heading', { name: 'Liste yüklenemedi' })).toBeVisible();
  cleanup();
  show({ error: new Error('x'), onRetry });
  expect(screen.getByText(/Ekrandaki liste son alınandır/)).toBeVisible();
  expect(screen.getByText('Işık')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the head of a sortable column sorts by it, then reverses the order', () => {
  const onSort = vi.fn();
  show({ onSort, sort: 'tutar' });
  expect(screen.getAllByRole('columnheader')[1]?.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Tutar' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('-tutar');
});

test('BNK-03: chosen columns of one user are not applied for another', async () => {
  device.clear();
  show();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Sütunlar' }), { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Tutar' }));
  await waitFor(() => expect(heads()).toEqual(['Ad', '']));
  cleanup();
  show();
  await waitFor(() => expect(heads()).toEqual(['Ad', '']));
  cleanup();
  show({}, 'b');
  await waitFor(() => expect(heads()).toEqual(['Ad', 'Tutar', '']));
});

function Query(props: ListQueryProps) {
  const { query, ask, turnTo } = useListQuery({ ...props, initial: () => ({ range: { start: '', end: '' } }) });
  return (
    <>
      <output>{`${query.page} ${query.search}`}</output>
      <button onClick={() => turnTo(query.page + 1)}>ileri</button>
      <button onClick={() => ask({ search: 'ığdır' })}>ara</button>
    </>
  );
}

test('a list query can be uncontrolled or controlled', () => {
  const told = vi.fn<(query: ListQuery) => void>();
  const shown = () => screen.getByRole('status').textContent;
  const { rerender } = render(<Query defaultQuery={{ page: 3 }} onQueryChange={told} />);
  fireEvent.click(screen.getByRole('button', { name: 'ileri' }));
  expect(shown()).toBe('4 ');
  fireEvent.click(screen.getByRole('button', { name: 'ara' }));
  expect(shown()).toBe('1 ığdır');
  expect(told.mock.lastCall?.[0]).toMatchObject({ page: 1, search: 'ığdır' });
  rerender(<Query query={{ page: 7 }} onQueryChange={told} />);
  expect(shown()).toBe('7 ');
  fireEvent.click(screen.getByRole('button', { name: 'ileri' }));
  expect(shown()).toBe('7 ');
  expect(told.mock.lastCall?.[0]).toMatchObject({ page: 8 });
});

test('a permission is the user’s in the active company, and undefined until it is read', async () => {
  const { client } = fakeApi({ '/company': { items: [{ id: 'c', permissions: { faturaWrite: false } }] } });
  function Asked() {
    const [first] = useState(String(usePermission('faturaWrite')));
    return <p>{`${first} ${usePermission('faturaWrite')}`}</p>;
  }
  render(
    <KalemProvider client={client} companyId="c">
      <Asked />
    </KalemProvider>,
  );
  expect(await screen.findByText('undefined false')).toBeTruthy();
});
