import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import contract from '../../../../../openapi/schemas/audit.yaml?raw';
import { openNetwork } from '../../../testing/openNetwork';
import { savedSheet } from '../../../testing/savedSheet';
import { addStaff } from '../../../testing/staff';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { actionTexts } from './actionTexts';
import { AuditLog, type AuditLogProps } from './AuditLog';
import { messages } from './messages';
import '../../../testing/patience';

const staff = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test' };
let scenario: Scenario;
let theirs: KalemClient;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
let now = new Date('2026-11-20T09:30:00+03:00');

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now: () => now } });
  const query = { companyId: scenario.companyId };
  now = listNow();
  await scenario.client.session.signIn(scenario.account);
  ({ client: theirs } = await addStaff(scenario, { ...staff, granted: { cariRead: true, cariWrite: true } }));
  for (let index = 1; index <= 16; index += 1)
    await theirs.POST('/cari', { params: { query }, body: { vknTckn: '7351902846', unvan: `İğde ${index} A.Ş.` } });
  await scenario.client.POST('/company/api', { params: { query }, body: { name: 'Şube kasası, Ümraniye' } });
  await scenario.server.makeAdmin(scenario.account.email);
  const body = { companyId: scenario.companyId, duration: 14 };
  await scenario.client.session.signIn(scenario.account);
  await scenario.client.POST('/admin/company/extend-demo', { body });
  await scenario.client.POST('/admin/kampanya', { body: { ad: 'Sonbahar', kuponSayisi: 1, indirimOrani: '10' } });
}, 240_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: AuditLogProps = {}, who = client) {
  render(
    <KalemProvider client={who} clock={listNow}>
      <AuditLog companyId={scenario.companyId} {...props} />
    </KalemProvider>,
  );
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Denetim Kaydı' }))
    .getAllByRole('row')
    .slice(1);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function choose(field: string, option: string) {
  await press(new RegExp(`${field}$`));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
async function narrow(action: string, item: string) {
  const [menu] = await screen.findAllByRole('button', { name: `İşlemler: ${action}` });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('action texts', () => {
  test('A-18: each action of the contract has its own text in Turkish and English', () => {
    const list = /AuditAction:[\s\S]*?enum:\s*\[([^\]]*)\]/.exec(contract)?.[1] ?? '';
    const actions = list
      .split(',')
      .map((action) => action.trim())
      .filter(Boolean);
    expect(actions.length).toBeGreaterThan(70);
    for (const texts of [actionTexts.texts.tr, actionTexts.texts.en]) {
      expect(Object.keys(texts).sort()).toEqual([...actions].sort());
      expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
      expect(new Set(Object.values(texts)).size).toBe(actions.length);
    }
  });
});

describe('the log of a company', () => {
  test('A-18: shows person, time, action and target, newest first, in pages', async () => {
    show();
    await waitFor(() => expect(rows()).toHaveLength(15));
    expect(
      rows()
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual([
      '21/11/2026 11:05:00Işıl ÇağlayanDemo süresi uzatıldı+14 gün',
      '21/11/2026 11:05:00Işıl ÇağlayanAPI anahtarı oluşturulduŞube kasası, Ümraniye',
      '21/11/2026 11:05:00Gülşah İğdırlıCari kartı eklendi',
    ]);
    expect(screen.getByText('Sayfa 1 · 15 kayıt')).toBeVisible();
    expect(screen.getByText(messages.texts.tr.hint)).toBeVisible();
    await press('Sonraki');
    await waitFor(() => expect(screen.getByText(/^Sayfa 2/)).toBeVisible());
    await waitFor(() => expect(rows().at(-1)).toHaveTextContent('20/11/2026 09:30:00'));
    expect(network.calls()).not.toContain('GET /admin/denetim');
  });

  test('A-18: filters by subject, action, person and day', async () => {
    show();
    await waitFor(() => expect(rows()).toHaveLength(15));
    await choose('Konu', 'Yetki ve anahtarlar');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('API anahtarı oluşturuldu'));
    await choose('İşlem', 'Davet kabul edildi');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('Gülşah İğdırlıDavet kabul edildi');
    await choose('Konu', 'Bütün konular');
    await choose('Kişi', 'Işıl Çağlayan');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Demo süresi uzatıldı'));
    await waitFor(() => expect(screen.queryAllByText('Cari kartı eklendi')).toEqual([]));
    cleanup();
    show({ defaultQuery: { range: { start: '2026-11-20', end: '2026-11-20' }, filter: { konu: 'KART' } } });
    expect(await screen.findByRole('heading', { name: 'Bu süzgece uyan kayıt yok' })).toBeVisible();
    await press('Bütün kayıtlar');
    await waitFor(() => expect(rows()).toHaveLength(15));
  });

  test('A-18: the menu of a row filters by its person', async () => {
    show();
    await narrow('Cari kartı eklendi', 'Yalnız bu kişinin işlemleri');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Gülşah İğdırlı'));
    expect(screen.getByRole('button', { name: /Kişi$/ })).toHaveTextContent('Gülşah İğdırlı');
  });

  test('A-18: exports all filtered pages to denetim-kaydi.xlsx, each entry once', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    show({ defaultQuery: { filter: { islem: 'createCustomer' } } });
    await waitFor(() => expect(rows()).toHaveLength(15));
    await press("Excel'e Aktar");
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const file = saved.mock.lastCall?.[0];
    if (!(file instanceof Blob)) throw new Error('No file was saved');
    const { rows: written } = await savedSheet(file);
    expect(written[0]).toEqual(['Zaman', 'Kim', 'İşlem', 'Konu', 'Neyin üzerinde']);
    expect(written).toHaveLength(17);
    expect(written[1]).toEqual([
      '21/11/2026 11:05:00',
      'Gülşah İğdırlı',
      'Cari kartı eklendi',
      'Kartlar ve hazır notlar',
      '',
    ]);
    network.cut('GET /company/denetim', 'before');
    await press("Excel'e Aktar");
    expect(await screen.findByText('Bir hata oluştu')).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('A-18: users who do not own the company cannot read its log', async () => {
    show({}, theirs);
    expect(await screen.findByRole('heading', { name: 'Liste yüklenemedi' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('A-18, ADM-02: an admin reads all companies and actions outside them, and can set and remove filters by company and person', async () => {
  show({ scope: 'all' });
  await waitFor(() => expect(rows()).toHaveLength(15));
  const texts = rows().map(({ textContent }) => textContent);
  expect(texts).toContain('21/11/2026 11:05:00Işıl ÇağlayanKampanya oluşturulduSonbahar');
  expect(texts).toContainEqual(expect.stringMatching(/Demo süresi uzatıldı.+\+14 gün$/));
  expect(network.calls()).not.toContain('GET /company/denetim');
  await narrow('Demo süresi uzatıldı', 'Yalnız bu şirketin işlemleri');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Demo süresi uzatıldı'));
  await narrow('Cari kartı eklendi', 'Yalnız bu kişinin işlemleri');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Gülşah İğdırlıCari kartı eklendi'));
  await press('Süzgeci kaldır: Gülşah İğdırlı');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Demo süresi uzatıldı'));
  await press(/^Süzgeci kaldır: /);
  await waitFor(() =>
    expect(rows().some(({ textContent }) => textContent.includes('Kampanya oluşturuldu'))).toBe(true),
  );
});
