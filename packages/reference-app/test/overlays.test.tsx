import { createMemorySessionStorage, createClient } from '@kalem/sdk';
import { cleanup, screen, waitFor } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Scenario, startScenario } from '../../ui/testing/startScenario';
import { openApp } from './openApp';

let scenario: Scenario;

/** axe is slow on a whole page. */
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  scenario = await startScenario();
});
afterAll(() => scenario.server.close());
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const looks = [1440, 390].flatMap((width) => ['light', 'dark'].map((theme) => ({ width, theme })));

test.each(looks)(
  'A-17, SHL-33: at $width, $theme, axe finds nothing in the windows of the shell',
  async ({ width, theme }) => {
    const { server, account, companyId } = scenario;
    await look(width, theme);
    localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: companyId, settings: {} }));
    const sessionStorage = createMemorySessionStorage();
    await createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage }).session.signIn(
      account,
    );
    await openApp({ server, at: '/dashboard/kullanici-bilgileri', sessionStorage });
    await screen.findByRole('heading', { level: 1, name: 'Kullanıcı Bilgileri' });

    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Ara veya komut ver' });
    await isSound(width);
    await close();

    await userEvent.click(screen.getByRole('button', { name: /^Çınaraltı/ }));
    await screen.findByRole('dialog', { name: 'Şirket seçin' });
    await isSound(width);
    await close();

    if (width === 1440) {
      await userEvent.click(screen.getByRole('button', { name: /^Hesap: / }));
      await screen.findByRole('dialog', { name: 'Hesap' });
      await isSound(width);
      await close();
    }

    // A low window, in which the sheet scrolls.
    await page.viewport(width, 640);
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Klavye kısayolları' });
    await isSound(width);
    await close();
    await page.viewport(width, 900);

    // On a phone the drawer has the account and the shortcuts.
    await userEvent.click(screen.getByRole('button', { name: width === 1440 ? 'Klavye kısayolları' : 'Menü' }));
    await screen.findByRole('dialog');
    await isSound(width);
    await close();

    window.dispatchEvent(new Event('offline'));
    await screen.findByText(/^Bağlantınız kesildi/);
    await isSound(width);
  },
);

test.each(looks)(
  'SHL-02, SHL-04: at $width, $theme, axe finds nothing on the pages before the sign-in',
  async ({ width, theme }) => {
    const { server } = scenario;
    await look(width, theme);
    for (const [at, heading] of [
      ['/login', /./],
      ['/password/reset/no-such-token', /./],
      ['/email/verify/no-such-token', /./],
    ] as const) {
      await openApp({ server, at });
      await screen.findByRole('heading', { level: 1, name: heading });
      await isSound(width);
      cleanup();
    }
  },
);

async function look(width: number, theme: string) {
  await page.viewport(width, 900);
  localStorage.setItem('kalem.theme', theme);
}

async function close() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function isSound(width: number) {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // React Aria announces by the id of an element, for seven seconds, even after a test has removed the element.
  const { violations } = await axe.run({ include: ['body'], exclude: ['[data-live-announcer]'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
