import '../../styles.css';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KalemProvider, type KalemProviderProps } from '../../provider/KalemProvider';
import { createPageStorage } from '../../provider/storage';
import { VersionNotes, type VersionNotesEvent } from './VersionNotes';

const client = createClient({ baseUrl: '/api' });
const onEvent = vi.fn<(event: VersionNotesEvent) => void>();

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(version?: string, props: Partial<KalemProviderProps> = {}) {
  return render(
    <KalemProvider client={client} {...props}>
      <VersionNotes {...(version && { version })} onEvent={onEvent} />
    </KalemProvider>,
  );
}
const notes = () => screen.findByRole('dialog', { name: 'Versiyon Notları' });

test('SHL-40: shows nine items in order', async () => {
  show();
  const items = within(await notes()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Konaklama vergisi eklendi',
    'Fatura Excel şablonuna açıklama alanı eklendi',
    'KDV ayırmadaki yuvarlama sorunu için hassas birim fiyat hesaplaması',
    'Anasayfa paneli',
    'Daha iyi mobil görünüm',
    'iPhone fatura indirme düzeltmesi',
    'Fatura kopyalama',
    'Kolay KDV ayırma',
    'Diğer para birimi seçenekleri',
  ]);
});

test.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Tamam' }))],
  ['a press beside them', () => userEvent.click(document.querySelector('.kalem-scrim') ?? document.body)],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])('SHL-39: %s dismisses them for good on this device, and a new version shows them again', async (_, dismiss) => {
  const first = show('1.4.0');
  await notes();
  expect(onEvent).not.toHaveBeenCalled();
  expect(localStorage.getItem('kalem.versiyonNotlari.1.4.0')).toBeNull();
  await dismiss();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onEvent).toHaveBeenCalledWith({ widget: 'version-notes', type: 'done', version: '1.4.0' });
  expect(localStorage.getItem('kalem.versiyonNotlari.1.4.0')).not.toBeNull();
  first.unmount();

  onEvent.mockClear();
  const second = show('1.4.0');
  await waitFor(() => expect(onEvent).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
  second.unmount();
  show('1.5.0');
  expect(await notes()).toBeVisible();
});

test('SHL-39: the host’s own storage is used instead of the browser’s', async () => {
  const storage = createPageStorage();
  show('1.4.0', { storage, locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(storage.get('kalem.versiyonNotlari.1.4.0')).not.toBeNull());
  expect(localStorage).toHaveLength(0);
});

test('SHL-39: with a failing storage the dialog still closes for as long as the page lives', async () => {
  const refuse = () => Promise.reject(new Error('no storage'));
  show('1.4.0', { storage: { get: refuse, set: refuse, remove: refuse } });
  await notes();
  await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
