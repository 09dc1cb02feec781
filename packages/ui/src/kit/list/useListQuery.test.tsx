import { useState } from 'react';
import { cleanup, render, screen } from '../../../testing/render';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type ListQuery, useListQuery } from './useListQuery';

afterEach(cleanup);

const november = { start: '2026-11-01', end: '2026-11-30' };
let changes: ListQuery[] = [];

/** A host that renders the newest query only when its button is pressed, as a slow page does. */
function SlowHost() {
  const [query, setQuery] = useState<ListQuery>();
  const list = useListQuery({
    query: query ?? {},
    onQueryChange: (next) => changes.push(next),
    initial: () => ({ range: { start: '2026-10-01', end: '2026-10-31' } }),
  });
  return (
    <>
      <input aria-label="Ara" onChange={({ target }) => list.search(target.value)} />
      <button onClick={() => list.ask({ range: november })}>Kasım</button>
      <button onClick={list.searchNow}>Şimdi ara</button>
      <button onClick={() => list.turnTo(2)}>Sonraki</button>
      <button onClick={() => setQuery(changes.at(-1))}>Göster</button>
      <output>{`${list.query.range.start} ${list.query.search} ${list.query.page}`}</output>
    </>
  );
}

test('LST-05: a search right after a new range keeps that range, although the host has not rendered it', async () => {
  changes = [];
  render(<SlowHost />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Kasım');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Ara' }), 'Işık');
  await press('Şimdi ara');
  expect(changes.at(-1)).toEqual({ page: 1, search: 'Işık', range: november });
  await press('Göster');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-01 Işık 1');
  await press('Sonraki');
  expect(changes.at(-1)).toEqual({ page: 2, search: 'Işık', range: november });
});
