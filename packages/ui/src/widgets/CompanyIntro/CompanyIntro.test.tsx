import '../../styles.css';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { KalemProvider } from '../../provider/KalemProvider';
import { CompanyIntro } from './CompanyIntro';

const client = createClient({ baseUrl: '/api' });
const onEvent = vi.fn();

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});
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
const words = () => screen.findByText('Çalıştığınız şirket üstte yazar');

test('SHL-42: lies below an open window of the shell', async () => {
  show();
  const { left, top, width, height } = (await words()).getBoundingClientRect();
  const shellWindow = document.createElement('div');
  shellWindow.style.cssText = 'position: fixed; inset: 0; z-index: calc(2147483000 - 1)';
  document.body.append(shellWindow);
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(shellWindow);
  shellWindow.remove();
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Anladım' }))],
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['a press on what it points at', () => userEvent.click(screen.getByRole('button', { name: 'Çınaraltı' }))],
])('SHL-42: points at the chooser once, until %s closes it', async (_, close) => {
  const first = show();
  const place = (await words()).closest('.kalem-popover')?.getBoundingClientRect();
  const chooser = screen.getByRole('button', { name: 'Çınaraltı' }).getBoundingClientRect();
  expect(place?.left).toBeGreaterThan(chooser.right);
  expect(place?.left).toBeLessThan(chooser.right + 20);
  await close();
  await waitFor(() => expect(screen.queryByText('Çalıştığınız şirket üstte yazar')).toBeNull());
  expect(localStorage.getItem('kalem.sirketTanitim')).not.toBeNull();
  expect(onEvent).toHaveBeenCalledWith({ widget: 'company-intro', type: 'done' });
  first.unmount();
  onEvent.mockClear();
  show();
  await waitFor(() => expect(onEvent).toHaveBeenCalled());
  expect(screen.queryByText('Çalıştığınız şirket üstte yazar')).toBeNull();
});

test('SHL-42: on a narrow screen it is at the lower edge and covers neither title nor search', async () => {
  await page.viewport(390, 844);
  show();
  const place = (await words()).closest('.kalem-popover')?.getBoundingClientRect();
  expect(place?.bottom).toBeCloseTo(844 - 16, 0);
  expect(place?.left).toBe(16);
  expect(place?.right).toBe(390 - 16);
});

test('SHL-42: keeps the focus where it is and does not block the page', async () => {
  show();
  await words();
  const field = screen.getByRole('textbox', { name: 'Ara' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('fatura');
  expect(field).toHaveValue('fatura');
  expect(await words()).toBeVisible();
});

test('SHL-42: without a chooser it waits and stores nothing', async () => {
  show(false);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText('Çalıştığınız şirket üstte yazar')).toBeNull();
  expect(localStorage.getItem('kalem.sirketTanitim')).toBeNull();
});
