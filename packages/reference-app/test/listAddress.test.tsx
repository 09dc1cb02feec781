import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { cleanup, render, screen } from '../../ui/testing/render';
import { AppRoot } from '../src/AppRoot';
import type { App } from '../src/createApp';
import { useCardListAddress } from '../src/pages/listAddress';

test('A-33: a debounced search during a navigation does not write into the next screen’s address', async () => {
  let search: (text: string) => void = () => {};
  function List() {
    const { onQueryChange } = useCardListAddress();
    search = (text) => onQueryChange({ page: 1, search: text, range: { start: '', end: '' }, sort: '', filter: {} });
    return <h1>Stok Kartları</h1>;
  }
  const router = createMemoryRouter(
    [
      { path: '/stok', element: <List /> },
      { path: '/yeni', element: <h1>Yeni Fatura</h1> },
    ],
    { initialEntries: ['/stok'] },
  );
  // useListAddress needs only the router of the app.
  render(<AppRoot app={{ router } as App} />);
  await screen.findByText('Stok Kartları');
  search('bulgur');
  expect(router.state.location.search).toBe('?ara=bulgur');

  // The router has the new location, but React has not rendered the screen yet.
  await router.navigate('/yeni');
  expect(screen.getByText('Stok Kartları')).toBeTruthy();
  search('mercimek');

  await screen.findByText('Yeni Fatura');
  expect(router.state.location).toMatchObject({ pathname: '/yeni', search: '' });
  cleanup();
});
