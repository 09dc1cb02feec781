import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { foundCompany, type Scenario } from '../../ui/testing/company';
import { addStaff, inviteNewcomer } from '../../ui/testing/staff';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { openApp } from './openApp';

let server: PageServer;
let scenario: Scenario;
const person = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test', granted: { faturaRead: true, faturaWrite: true } };

/** Each test signs in, which takes the time of an argon2 hash. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeEach(async () => {
  server = await startEmptyServer();
  scenario = await foundCompany(server);
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(async () => {
  cleanup();
  await server.close();
});

/** Signs in a member who also has their own company. */
async function open(at: string, { password }: { password: string }) {
  const sessionStorage = createMemorySessionStorage();
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.session.signIn({ email: person.email, password });
  const { data: own } = await client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
  return { ...(await openApp({ server, at, sessionStorage })), own };
}

test('A-06, A-33: accepting an invitation moves the focus to the heading of home', async () => {
  const { app } = await open('/dashboard/anasayfa', await inviteNewcomer(scenario, person));
  await userEvent.click(await screen.findByRole('button', { name: 'Kabul et' }));
  await waitFor(() => expect(app.store.get().activeCompanyId).toBe(scenario.companyId));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('USR-09, USR-11: a removed member sees a message and gets home, not to an empty form of the next company', async () => {
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: scenario.companyId, settings: {} }));
  const { app, path, own } = await open('/dashboard/yeni', await addStaff(scenario, person));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mal / Hizmet, 1. satır' }), 'Iğdır kayısısı');
  const query = { companyId: scenario.companyId };
  const { data: users } = await scenario.client.GET('/company/user', { params: { query } });
  const id = users.items.find(({ email }) => email === person.email)?.id ?? '';
  await scenario.client.DELETE('/company/user/{id}', { params: { query, path: { id } } });
  await userEvent.click(screen.getAllByRole('link', { name: 'Faturalarım' })[0] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'Ayrıl' }));
  expect(await screen.findByText(/^Artık Çınaraltı .* şirketinin kullanıcısı değilsiniz\./)).toBeVisible();
  await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
  expect(app.store.get().activeCompanyId).toBe(own.id);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
