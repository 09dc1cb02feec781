import '../../styles.css';
import { createClient } from '@kalem/sdk';
import { act, cleanup, render, screen, waitFor } from '../../../testing/render';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { KalemProvider } from '../../provider/KalemProvider';
import type { ToastContent } from '../../provider/toasts';
import { type KalemContextValue, useKalem } from '../../provider/useKalem';
import { Pagination } from '../layout/Pagination';
import { WidgetRoot } from '../layout/WidgetRoot';
import { Dialog } from '../overlay/Dialog';
import { Menu } from '../overlay/Menu';

const client = createClient({ baseUrl: '/api' });
let kalem: KalemContextValue;
afterEach(cleanup);

interface ScreenProps {
  stickyTop?: string;
  actionsInHead?: boolean;
  /** Class of the bar that sticks to the lower edge. */
  bar?: string;
  hasPages?: boolean;
  /** Height in px of the content above a footer that does not stick. */
  content?: number;
}

function Screen({ stickyTop = '0px', ...parts }: ScreenProps) {
  return (
    <KalemProvider client={client} theme={{ tokens: { 'sticky-top': stickyTop } }}>
      <Parts {...parts} />
    </KalemProvider>
  );
}

/** A page with paging and a sticky bar at its lower edge. */
function Parts({
  actionsInHead = false,
  bar = 'kalem-totals__bar',
  hasPages = true,
  content,
}: Omit<ScreenProps, 'stickyTop'>) {
  const current = useKalem();
  useEffect(() => {
    kalem = current;
  }, [current]);
  const [isOpen, setOpen] = useState(false);
  return (
    <WidgetRoot name="page">
      {actionsInHead && <button style={{ position: 'fixed', top: 10, left: '48%', width: 80 }}>Ara</button>}
      <button onClick={() => setOpen(true)}>Aç</button>
      {content !== undefined && (
        <>
          <div style={{ height: content }} />
          <div className="kalem-card-form__foot">Listeye dön</div>
        </>
      )}
      <div style={{ position: 'fixed', inset: 'auto 0 56px' }}>
        {hasPages && <Pagination page={1} hasNext onPage={() => undefined} />}
      </div>
      <div className={bar} style={{ position: 'fixed', inset: 'auto 0 0', height: 56, display: 'block' }} />
      <div style={{ position: 'fixed', inset: 'auto auto 120px 40%' }}>
        <Menu label="Sütunlar" groups={[choices]} />
      </div>
      <Dialog title="Pencere" isOpen={isOpen} onClose={() => setOpen(false)}>
        Metin
      </Dialog>
    </WidgetRoot>
  );
}

const choices = Array.from({ length: 12 }, (_, n) => ({
  id: String(n),
  label: `Sütun ${n}`,
  onAction: () => undefined,
}));

const say = (content: Partial<ToastContent>) =>
  act(() => kalem.toast({ tone: 'success', text: 'Fatura kaydedildi', ...content }));
const toast = () => screen.getByText(/Fatura/).closest('.kalem-toast') ?? document.body;

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

test('UI-31: a success toast is written into a live region that was in the page before', () => {
  render(<Screen />);
  const live = screen.getByRole('region', { name: 'Bildirimler' }).querySelector('[aria-live="polite"]');
  expect(live).toBeEmptyDOMElement();
  say({});
  expect(live).toHaveTextContent('Fatura kaydedildi');
  expect(live?.querySelector('[role]')).toBeNull();
});

test('UI-36: many scroll events in one frame place the toast once', async () => {
  render(<Screen />);
  say({});
  const removed = vi.spyOn(CSSStyleDeclaration.prototype, 'removeProperty');
  for (let n = 0; n < 20; n += 1) document.dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
  expect(removed.mock.calls.filter(([name]) => name === '--kalem-toast-lift')).toHaveLength(1);
  removed.mockRestore();
});

test('USE-20: shows one toast at a time, the newest', () => {
  render(<Screen />);
  say({ text: 'Bir' });
  say({ text: 'İki' });
  expect(screen.queryByText('Bir')).toBeNull();
  expect(screen.getByText('İki')).toBeVisible();
});

test.each([1440, 390])('USE-20: at %i px it covers neither paging nor the bar at the lower edge', async (width) => {
  await page.viewport(width, 800);
  render(<Screen />);
  say({});
  for (const name of ['.kalem-pagination', '.kalem-totals__bar']) {
    const other = document.querySelector(name);
    if (!other) throw new Error(name);
    expect(overlap(toast(), other)).toBe(false);
  }
  expect(toast().getBoundingClientRect().top).toBeGreaterThan(400);
});

test.each(['kalem-totals__bar', 'kalem-card-form__foot'])(
  'USE-20: does not cover %s without other obstacles',
  async (bar) => {
    await page.viewport(390, 800);
    render(<Screen bar={bar} hasPages={false} />);
    say({});
    expect(overlap(toast(), document.querySelector(`.${bar}`) ?? document.body)).toBe(false);
  },
);

test('USE-20: moves away when loaded content pushes the footer below it', async () => {
  await page.viewport(390, 800);
  const { rerender } = render(<Screen hasPages={false} content={100} />);
  say({});
  const before = toast().getBoundingClientRect().top;
  rerender(<Screen hasPages={false} content={before} />);
  const foot = screen.getByText('Listeye dön');
  await waitFor(() => expect(overlap(toast(), foot)).toBe(false));
  expect(toast().getBoundingClientRect().top).toBeLessThan(before);
});

test('USE-20: is shown in the host’s header if nothing there can be pressed', async () => {
  await page.viewport(1440, 800);
  const { rerender } = render(<Screen stickyTop="56px" />);
  say({});
  await waitFor(() => expect(toast().getBoundingClientRect().bottom).toBeLessThan(56));
  rerender(<Screen stickyTop="56px" actionsInHead />);
  say({});
  expect(overlap(toast(), screen.getByRole('button', { name: 'Ara' }))).toBe(false);
});

test('USE-20: an open list covers the toast', async () => {
  await page.viewport(1440, 500);
  render(<Screen />);
  act(() => screen.getByRole('button', { name: 'Sütunlar' }).click());
  const menu = await screen.findByRole('menu');
  say({});
  expect(overlap(toast(), menu)).toBe(true);
  const layerOf = (element: Element, name: string) =>
    Number(getComputedStyle(element.closest(name) ?? document.body).zIndex);
  expect(layerOf(menu, '.kalem-popover')).toBeGreaterThan(layerOf(toast(), '.kalem-toasts'));
});

test.each([1440, 390])(
  'USE-20: at %i px a dialog closes success toasts and does not cover error toasts',
  async (width) => {
    await page.viewport(width, 800);
    render(<Screen />);
    say({});
    act(() => screen.getByRole('button', { name: 'Aç' }).click());
    const dialog = await screen.findByRole('dialog', { name: 'Pencere' });
    await waitFor(() => expect(screen.queryByText('Fatura kaydedildi')).toBeNull());
    say({ tone: 'danger', text: 'Fatura açılamadı' });
    await waitFor(() => expect(overlap(toast(), dialog)).toBe(false));
  },
);

test('USE-20: a dialog of the host closes success toasts too', async () => {
  render(<Screen />);
  say({});
  const dialog = document.createElement('div');
  dialog.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Ara">Metin</div>';
  document.body.append(dialog);
  await waitFor(() => expect(screen.queryByText('Fatura kaydedildi')).toBeNull());
  dialog.remove();
});

test('USE-20: a screen change closes the toast, unless it came with the change', () => {
  vi.useFakeTimers();
  try {
    render(<Screen />);
    say({});
    act(() => kalem.turnPage());
    expect(screen.getByText('Fatura kaydedildi')).toBeTruthy();
    const leftAt = performance.now();
    vi.advanceTimersByTime(1500);
    act(() => kalem.turnPage(leftAt));
    expect(screen.getByText('Fatura kaydedildi')).toBeTruthy();
    act(() => kalem.turnPage());
    expect(screen.queryByText('Fatura kaydedildi')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('UI-22: after a toast was closed by keyboard, the next one times out', () => {
  vi.useFakeTimers();
  try {
    render(<Screen />);
    say({ text: 'Silindi', action: { label: 'Geri al', onAction: () => undefined } });
    const undo = screen.getByRole('button', { name: 'Geri al' });
    act(() => undo.focus());
    act(() => vi.advanceTimersByTime(60_000));
    expect(undo).toHaveFocus();
    act(() => undo.click());
    say({});
    expect(screen.getByText('Fatura kaydedildi')).toBeVisible();
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Fatura kaydedildi')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('UI-22: after a toast was answered by keyboard, the focus returns to the element before it', () => {
  render(<Screen />);
  const before = document.createElement('button');
  document.body.append(before);
  try {
    before.focus();
    say({ text: 'Silindi', action: { label: 'Geri al', onAction: () => undefined } });
    const undo = screen.getByRole('button', { name: 'Geri al' });
    act(() => undo.focus());
    act(() => undo.click());
    expect(screen.queryByText('Silindi')).toBeNull();
    expect(before).toHaveFocus();
  } finally {
    before.remove();
  }
});
