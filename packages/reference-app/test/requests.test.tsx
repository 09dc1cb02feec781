import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bringOthers } from '../../ui/testing/startHomeScenario';
import { type RequestScenario, startRequestScenario } from '../../ui/testing/startRequestScenario';
import { listNow } from '../../ui/testing/week';
import { openApp } from './openApp';
import '../../ui/testing/patience';

const sessionStorage = createMemorySessionStorage();
let scenario: RequestScenario;

beforeAll(async () => {
  scenario = await bringOthers(await startRequestScenario());
  const { server, account, companyId } = scenario;
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage }).session.signIn(account);
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: companyId, settings: { drawerOpen: true } }));
}, 240_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  await page.viewport(1440, 900);
});
afterEach(cleanup);

test('SHL-30, REQ-20: the menu shows the number of pending requests, and one less after an answer', async () => {
  const at = '/dashboard/iptal-itiraz-talepleri';
  await openApp({ server: scenario.server, at, sessionStorage, clock: listNow });
  const menu = within(await screen.findByRole('navigation', { name: 'Ana menü' }, { timeout: 60_000 }));
  const entry = menu.getByRole('link', { name: 'İptal / İtiraz Talepleri' });
  await waitFor(() => expect(entry).toHaveAttribute('aria-description', expect.stringMatching(/^\d+ yanıt bekliyor$/)));
  const before = parseInt(entry.getAttribute('aria-description') ?? '');
  expect(entry).toHaveTextContent(new RegExp(`${before}$`));

  const [reject] = await screen.findAllByRole('button', { name: /^Talebi Reddet/ });
  await userEvent.click(reject ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Ret gerekçesi'), 'Mal teslim alındı');
  await userEvent.click(dialog.getByRole('button', { name: 'Talebi Reddet' }));
  await waitFor(() => expect(entry).toHaveAttribute('aria-description', `${before - 1} yanıt bekliyor`));
});
