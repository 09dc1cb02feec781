import '../../styles.css';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KalemProvider } from '../../provider/KalemProvider';
import { CompanyIntro } from './CompanyIntro';

const client = createClient({ baseUrl: '/api' });
const onEvent = vi.fn();

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Header({ hasChooser }: { hasChooser: boolean }) {
  const [chooser, setChooser] = useState<HTMLElement | null>(null);
  return (
    <>
      <input aria-label="Ara" autoFocus />
      {hasChooser && (
        <button ref={setChooser} type="button">
          Çınaraltı
        </button>
      )}
      <CompanyIntro target={chooser} onEvent={onEvent} />
    </>
  );
}

const show = (hasChooser = true) =>
  render(
    <KalemProvider client={client}>
      <Header hasChooser={hasChooser} />
    </KalemProvider>,
  );
const words = () => screen.findByText('Çalıştığınız şirket burada');

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Anladım' }))],
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['a press on what it points at', () => userEvent.click(screen.getByRole('button', { name: 'Çınaraltı' }))],
])('SHL-42: points once at the chooser, until %s closes it', async (_, close) => {
  const first = show();
  const place = (await words()).closest('.kalem-popover')?.getBoundingClientRect();
  const chooser = screen.getByRole('button', { name: 'Çınaraltı' }).getBoundingClientRect();
  expect(place?.top).toBeGreaterThan(chooser.bottom);
  expect(place?.top).toBeLessThan(chooser.bottom + 20);
  await close();
  await waitFor(() => expect(screen.queryByText('Çalıştığınız şirket burada')).toBeNull());
  expect(localStorage.getItem('kalem.sirketTanitim')).not.toBeNull();
  expect(onEvent).toHaveBeenCalledWith({ widget: 'company-intro', type: 'done' });
  first.unmount();
  onEvent.mockClear();
  show();
  await waitFor(() => expect(onEvent).toHaveBeenCalled());
  expect(screen.queryByText('Çalıştığınız şirket burada')).toBeNull();
});

test('SHL-42: takes nothing away: the focus stays where it is, and the page can be used', async () => {
  show();
  await words();
  const field = screen.getByRole('textbox', { name: 'Ara' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('fatura');
  expect(field).toHaveValue('fatura');
  expect(await words()).toBeVisible();
});

test('SHL-42: where there is no chooser it waits, and nothing is remembered', async () => {
  show(false);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText('Çalıştığınız şirket burada')).toBeNull();
  expect(localStorage.getItem('kalem.sirketTanitim')).toBeNull();
});
