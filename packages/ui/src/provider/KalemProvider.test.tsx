import { ApiError, createClient } from '@kalem/sdk';
import { act, cleanup, render, screen, within } from '../../testing/render';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '../styles.css';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/overlay/Dialog';
import { Pagination } from '../primitives/layout/Pagination';
import { WidgetRoot } from '../primitives/layout/WidgetRoot';
import type { Failure } from './failures';
import { KalemProvider } from './KalemProvider';
import { useApi } from './queries';
import { useKalem } from './useKalem';

const client = createClient({ baseUrl: '/api' });
afterEach(cleanup);

function Pages() {
  return (
    <WidgetRoot name="pages">
      <Pagination page={2} hasNext onPage={() => undefined} />
    </WidgetRoot>
  );
}

test('several providers on one page keep their own theme, language and texts', () => {
  render(
    <>
      <KalemProvider
        client={client}
        theme={{ scheme: 'light', light: { primary: '#123456' }, tokens: { radius: '2px' } }}
        messages={{ 'kalem.nextPage': 'İleri' }}
      >
        <Pages />
      </KalemProvider>
      <KalemProvider client={client} theme={{ scheme: 'dark', density: 'compact' }} locale="en">
        <Pages />
      </KalemProvider>
    </>,
  );
  const [first, second] = document.querySelectorAll<HTMLElement>('.kalem-widget');
  if (!first || !second) throw new Error('two widgets expected');
  expect(within(first).getByRole('button', { name: 'İleri' })).toBeTruthy();
  expect(within(first).getByText('Sayfa 2')).toBeTruthy();
  expect(within(second).getByRole('button', { name: 'Next' })).toBeTruthy();
  expect(getComputedStyle(first).getPropertyValue('--kalem-color-primary')).toBe('#123456');
  expect(getComputedStyle(first).getPropertyValue('--kalem-radius')).toBe('2px');
  expect(getComputedStyle(second).getPropertyValue('--kalem-color-primary')).toBe('#69ccda');
  expect(second.dataset).toMatchObject({ theme: 'dark', density: 'compact' });
});

test('A-19, A-35: a new locale re-reads each query on the screen once, in that language', async () => {
  const languages: (string | null)[] = [];
  const reading = createClient({
    baseUrl: '/api',
    auth: { getAccessToken: () => Promise.resolve('token') },
    fetch: ({ headers }) => {
      languages.push(headers.get('accept-language'));
      return Promise.resolve(Response.json({ items: [] }));
    },
  });
  function Companies() {
    const { data } = useApi().useQuery('get', '/company');
    return <p>{data ? 'read' : ''}</p>;
  }
  const host = (locale: 'tr' | 'en') => (
    <KalemProvider client={reading} locale={locale}>
      <Companies />
    </KalemProvider>
  );
  const { rerender } = render(host('tr'));
  await screen.findByText('read');
  rerender(host('tr'));
  rerender(host('en'));
  await vi.waitFor(() => expect(languages).toHaveLength(2));
  rerender(host('en'));
  expect(languages.map((language) => language?.slice(0, 2))).toEqual(['tr', 'en']);
});

test('UI-27: an inline theme with the same content does not rewrite the tokens', () => {
  const host = () => (
    <KalemProvider client={client} theme={{ tokens: { radius: '2px' } }} messages={{ 'kalem.nextPage': 'İleri' }}>
      <Pages />
    </KalemProvider>
  );
  const { rerender } = render(host());
  const written = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  rerender(host());
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
  rerender(
    <KalemProvider client={client} theme={{ tokens: { radius: '4px' } }}>
      <Pages />
    </KalemProvider>,
  );
  const widget = document.querySelector('.kalem-widget') ?? document.body;
  expect(getComputedStyle(widget).getPropertyValue('--kalem-radius')).toBe('4px');
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <WidgetRoot name="opener">
      <Button onPress={() => setOpen(true)}>Aç</Button>
      <Dialog title="Pencere" isOpen={isOpen} onClose={() => setOpen(false)}>
        …
      </Dialog>
    </WidgetRoot>
  );
}

test('BNK-27: a theme with only a primary colour gets its other colours derived from it', () => {
  render(
    <KalemProvider client={client} theme={{ scheme: 'light', light: { primary: '#7a1fa2' } }}>
      <WidgetRoot name="kit">
        <p style={{ background: 'var(--kalem-color-primary-soft)' }}>Işık</p>
      </WidgetRoot>
    </KalemProvider>,
  );
  // 11 % of #7a1fa2 on white.
  expect(getComputedStyle(screen.getByText('Işık')).backgroundColor).toMatch(/^color\(srgb 0\.94\d* 0\.90\d* 0\.95/);
});

test('renders overlays into the provider’s own themed root, inside the host’s `portalContainer`', async () => {
  const host = document.body.appendChild(document.createElement('aside'));
  render(
    <KalemProvider client={client} theme={{ scheme: 'dark' }} portalContainer={host}>
      <Opener />
    </KalemProvider>,
  );
  screen.getByRole('button', { name: 'Aç' }).click();
  const dialog = await screen.findByRole('dialog', { name: 'Pencere' });
  expect(dialog.closest('.kalem-portal')?.parentElement).toBe(host);
  expect(dialog.closest<HTMLElement>('.kalem-portal')?.dataset.theme).toBe('dark');
  host.remove();
});

test('mounting and unmounting a hundred times in StrictMode leaves no nodes in the page', () => {
  const before = { head: document.head.childElementCount, body: document.body.childElementCount };
  for (let round = 0; round < 100; round += 1) {
    render(
      <StrictMode>
        <KalemProvider client={client}>
          <Pages />
        </KalemProvider>
      </StrictMode>,
    );
    cleanup();
  }
  expect(document.head.childElementCount).toBe(before.head);
  // React Aria has one announcer per page and never removes it.
  expect([...document.body.children].filter((child) => !child.hasAttribute('data-live-announcer'))).toHaveLength(
    before.body - document.querySelectorAll('[data-live-announcer]').length,
  );
});

test('under a strict CSP, React Aria finds the marker and adds no <style> to the page', () => {
  render(
    <KalemProvider client={client}>
      <Pages />
    </KalemProvider>,
  );
  expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
  cleanup();
  expect(document.getElementById('react-aria-pressable-style')).toBeNull();
});

function Reporter({ failure }: { failure: Failure }) {
  const { report, toast } = useKalem();
  return (
    <>
      <button onClick={() => report(failure)}>bildir</button>
      <button onClick={() => toast({ tone: 'success', text: 'Fatura kaydedildi' })}>kaydet</button>
    </>
  );
}

const lost = new ApiError({
  status: 0,
  code: 'NETWORK',
  message: 'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
});

test('ERR-03: the notifier shows the resolved message as an error toast and raises onError', async () => {
  const failures: Failure[] = [];
  const failure = { kind: 'listInvoices', error: lost };
  render(
    <KalemProvider client={client} onError={(heard) => failures.push(heard)}>
      <Reporter failure={failure} />
    </KalemProvider>,
  );
  screen.getByRole('button', { name: 'bildir' }).click();
  expect(await screen.findByText(lost.message)).toBeVisible();
  expect(failures).toEqual([failure]);
});

test('ERR-06: a silent failure raises onError and shows no toast', () => {
  const failures: Failure[] = [];
  render(
    <KalemProvider client={client} onError={(heard) => failures.push(heard)}>
      <Reporter failure={{ kind: 'logoUpload', error: lost, silent: true }} />
    </KalemProvider>,
  );
  act(() => screen.getByRole('button', { name: 'bildir' }).click());
  expect(failures).toHaveLength(1);
  expect(screen.queryByText(lost.message)).toBeNull();
});

test('ERR-04, NUM-07: a toast closes after 5000 ms', () => {
  vi.useFakeTimers();
  try {
    render(
      <KalemProvider client={client}>
        <Reporter failure={{ kind: 'x', error: lost }} />
      </KalemProvider>,
    );
    act(() => screen.getByRole('button', { name: 'kaydet' }).click());
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.getByText('Fatura kaydedildi')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Fatura kaydedildi')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
