import { ApiError, createClient } from '@kalem/sdk';
import { cleanup, render, screen } from '../../testing/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WidgetRoot } from '../primitives/layout/WidgetRoot';
import { useUnitTitle } from '../fields/units';
import { messages as kalem } from '../primitives/messages';
import { words } from '../primitives/words';
import { nameAddress } from './development';
import { KalemProvider } from './KalemProvider';
import { useMessages } from './messages';
import { defineMessages } from './texts';

const client = createClient({ baseUrl: '/api' });
let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('BNK-16: reports missing styles', () => {
  // A host without our stylesheet. Other tests have already loaded it into this page.
  const sheets = [...document.styleSheets];
  for (const sheet of sheets) sheet.disabled = true;
  render(
    <KalemProvider client={client}>
      <WidgetRoot name="login">…</WidgetRoot>
    </KalemProvider>,
  );
  for (const sheet of sheets) sheet.disabled = false;
  expect(said.join()).toContain("the styles of login are missing: import '@kalem/ui/styles.css'");
});

const failed = (code: string, address: string) => new ApiError({ status: 0, code, message: '', address });

test('BNK-16: reports an address at which something other than the API answers', async () => {
  await nameAddress(failed('UNREADABLE', 'GET https://bank.test/wrong/fatura'));
  expect(said.join()).toContain('GET https://bank.test/wrong/fatura answered, but not as the API does');
});

test('BNK-16: reports a server that does not allow this page (CORS)', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  await nameAddress(failed('NETWORK', 'GET https://bank.test/cors/fatura'));
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'https://bank.test/cors/fatura',
    expect.objectContaining({ mode: 'no-cors', credentials: 'omit' }),
  );
  expect(said.join()).toContain(`(CORS): let the server allow ${location.origin}`);
});

test('BNK-16: reports an address without a server', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await nameAddress(failed('NETWORK', 'GET https://bank.test/nobody/fatura'));
  expect(said.join()).toContain('nobody answers at GET https://bank.test/nobody/fatura');
});

test('BNK-16: reports nothing while the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await nameAddress(failed('NETWORK', 'GET https://bank.test/offline/fatura'));
  expect(said).toEqual([]);
});

test('BNK-16: units are English with `locale="en"`', () => {
  function Unit() {
    return <p>{useUnitTitle()('C62')}</p>;
  }
  render(
    <KalemProvider client={client} locale="en">
      <Unit />
    </KalemProvider>,
  );
  expect(screen.getByText('Piece')).toBeTruthy();
});

test('an overridden shared word reaches the widgets, and is not reported as unknown', () => {
  const widget = defineMessages('readyNotes', { shared: [words], tr: {}, en: {} });
  function Texts() {
    const [t, basic] = [useMessages(widget), useMessages(kalem)];
    return <p>{`${t('save')}, ${t('cancel')}, ${basic('cancel')}`}</p>;
  }
  render(
    <KalemProvider client={client} messages={{ 'words.save': 'Sakla', 'kalem.cancel': 'Geç' }}>
      <Texts />
    </KalemProvider>,
  );
  expect(screen.getByText('Sakla, Geç, Geç')).toBeTruthy();
  expect(said).toEqual([]);
});
