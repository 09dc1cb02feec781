import '../../styles.css';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fakeApi';
import { cleanup, render, screen } from '../../../testing/render';
import { KalemProvider } from '../../provider/KalemProvider';
import { defineWidget } from '../defineWidget';
import { ListPage, type ListPageProps } from './ListPage';
import { RowButton } from './ListTable';
import { ListToolbar } from './ListToolbar';

afterEach(cleanup);

interface Row {
  id: string;
  ad: string;
}

const rows: Row[] = [
  { id: '1', ad: 'Işık' },
  { id: '2', ad: 'İğde' },
];
const create = vi.fn<() => void>();
const search = { typedSearch: '', search: () => undefined, searchNow: () => undefined };

/** A list with a search field, a create action, and two dialogs. */
function show(props: Partial<ListPageProps<Row>> = {}) {
  const List = defineWidget('api-keys', () => (
    <ListPage<Row>
      title="Kalemler"
      list={{ rows, isStale: false, error: null, retry: () => undefined }}
      summary="2 kalem"
      columns={[{ id: 'ad', head: 'Ad', cell: ({ ad }) => <RowButton>{ad}</RowButton>, card: 'title' }]}
      idOf={({ id }) => id}
      nameOf={({ ad }) => ad}
      toolbar={<ListToolbar label="Kalem ara" list={search} />}
      empty={{ title: 'Kalem yok' }}
      create={{ label: 'Kalem ekle', run: create }}
      opens="edit"
      actions={[
        [
          {
            id: 'edit',
            label: 'Düzenle',
            dialog: ({ ad }, close, open) => (
              <p>
                Düzenlenen: {ad} <button onClick={() => open('delete')}>Sil</button>
                <button onClick={close}>Kapat</button>
              </p>
            ),
          },
        ],
        [
          { id: 'pause', label: 'Durdur', when: ({ id }) => id === '1', run: (_row, open) => open('edit') },
          { id: 'delete', dialog: ({ ad }) => <p>Silinen: {ad}</p> },
        ],
      ]}
      {...props}
    />
  ));
  render(
    <KalemProvider client={fakeApi({}).client} companyId="11111111-1111-4111-8111-111111111111">
      <List />
    </KalemProvider>,
  );
}

test('a row opens its dialog, which can open another dialog of the same row', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'İğde' }));
  expect(screen.getByText(/Düzenlenen: İğde/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(screen.getByText('Silinen: İğde')).toBeTruthy();
  expect(screen.queryByText(/Düzenlenen/)).toBeNull();
});

test('the menu leaves out actions without a label and those whose condition is false', async () => {
  show();
  const [first, second] = screen.getAllByRole('button', { name: /^İşlemler:/ });
  if (!first || !second) throw new Error('The rows have no menus.');
  await userEvent.click(second);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Düzenle']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(first);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Durdur' }));
  expect(screen.getByText(/Düzenlenen: Işık/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(screen.queryByText(/Düzenlenen/)).toBeNull();
});

test('the key n adds a row, and / moves the focus to the search field', async () => {
  show();
  await userEvent.click(screen.getByRole('heading', { name: 'Kalemler' }));
  await userEvent.keyboard('n');
  expect(create).toHaveBeenCalledOnce();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Kalem ara' }));
  await userEvent.keyboard('n');
  expect(create).toHaveBeenCalledOnce();
});

test('an empty list has the button to add a row once; a search without results offers to clear it', async () => {
  const list = { rows: [], isStale: false, error: null, retry: () => undefined };
  show({ list });
  expect(screen.getByText('Kalem yok')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Kalem ekle' })).toHaveLength(1);
  cleanup();
  const onClear = vi.fn<() => void>();
  show({ list, notFound: { title: 'Bulunamadı', help: 'Başka bir şey arayın.', label: 'Tümünü göster', onClear } });
  expect(screen.getAllByRole('button', { name: 'Kalem ekle' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Tümünü göster' }));
  expect(onClear).toHaveBeenCalledOnce();
});
