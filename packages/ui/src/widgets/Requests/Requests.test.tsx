import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { startRequestScenario, type RequestScenario } from '../../../testing/startRequestScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { Requests, type RequestsEvent } from './Requests';

const answerCommand = 'EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE';
const listCommand = 'EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR';
let scenario: RequestScenario;
let client: KalemClient;
let asked: string[] = [];
const events: RequestsEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startRequestScenario();
  const wired = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
      return scenario.server.fetch(request);
    },
  });
  await wired.session.signIn(scenario.account);
  client = wired;
  // The first read signs in at the portal.
  await client.GET('/iptal-itiraz', { params: { query: { companyId: scenario.companyId } } });
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);
beforeEach(() => {
  asked = [];
  events.length = 0;
  scenario.server.simulator.setSwitches({ faults: [] });
});

async function show() {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <Requests onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
  await screen.findAllByText('Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi', { exact: false });
}

const rowOf = (day: string, state = '') => {
  const row = screen
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.includes(`${day} tarihli`) && textContent.includes(state));
  return within(row ?? document.body);
};
const posted = () => asked.filter((call) => call.startsWith('POST'));

test('REQ-15, REQ-17, REQ-06: shows requests of the last seven days with party, kind and date, and buttons for open ones', async () => {
  await show();
  expect(screen.getByRole('textbox', { name: 'Başlangıç tarihi' })).toHaveValue('14/11/2026');
  expect(screen.getByRole('textbox', { name: 'Bitiş tarihi' })).toHaveValue('21/11/2026');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Talep Durumu', 'Satıcı Unvan', 'Satıcı VKN / TCKN', 'Belge Numarası', 'Talep Tarihi', 'İşlemler'],
  ]);
  const cancel = rowOf('13/11/2026');
  expect(cancel.getByText('İptal talebi oluşturuldu')).toBeVisible();
  expect(cancel.getByText('5560173901')).toBeVisible();
  expect(cancel.getByRole('button', { name: /^Talebi Kabul Et/ })).toBeVisible();
  expect(rowOf('19/11/2026').getByText('İtiraz talebi oluşturuldu')).toBeVisible();
  expect(rowOf('19/11/2026').getByText(/^Alıcı: Kızılırmak/)).toBeVisible();
  const before = asked.length;
  await userEvent.click(screen.getByRole('button', { name: 'Sorgula' }));
  await waitFor(() => expect(asked.slice(before)).toContain('GET /iptal-itiraz'));
});

test('REQ-15: open requests come first, sorted by the days left', async () => {
  await show();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  const states = rows.slice(1).map((text) => (/Talebi Kabul Et/.test(text) ? 'open' : 'answered'));
  expect(states).toEqual([...states].sort().reverse());
  const days = rows.flatMap((text) => /(\d\d)\/11\/2026 tarihli.*Talebi Kabul Et/s.exec(text)?.[1] ?? []);
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual([...days].sort());
});

test('REQ-22: the eight days are shown as text and strokes, coloured from two days on', async () => {
  await show();
  const last = rowOf('13/11/2026').getByText('yanıt için son gün');
  expect(last).toHaveAttribute('data-tone', 'warning');
  expect(last.querySelectorAll('i[data-on]')).toHaveLength(1);
  const five = rowOf('18/11/2026').getByText('yanıt için 5 gün');
  expect(five).not.toHaveAttribute('data-tone');
  expect(five.querySelectorAll('i[data-on]')).toHaveLength(5);
});

test('REQ-04: the method of an objection is shown as text', async () => {
  await show();
  await userEvent.click(rowOf('19/11/2026').getByRole('button', { name: /^Talebi Reddet/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Talebi reddet' }));
  expect(dialog.getByText(/^KEP \(Kayıtlı Elektronik Posta\) · KEP-2026-0044 · /)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
});

test('REQ-15: filters open requests and search results', async () => {
  await show();
  const rows = () => screen.getAllByRole('row').length - 1;
  const all = rows();
  await userEvent.type(screen.getByRole('textbox', { name: /belge numarası ara/ }), 'KIZILIRMAK un');
  await waitFor(() => expect(rows()).toBeLessThanOrEqual(all));
  await userEvent.clear(screen.getByRole('textbox', { name: /belge numarası ara/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /belge numarası ara/ }), 'yok böyle biri');
  expect(await screen.findByText('Aramaya uyan talep yok')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
  await waitFor(() => expect(rows()).toBe(all));
  await userEvent.click(screen.getByRole('radio', { name: /^Yanıt bekleyen/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Yanıt bekleyen/ })).toBeChecked());
  expect(screen.getAllByRole('button', { name: /^Talebi Kabul Et/ })).toHaveLength(rows());
});

test('REQ-19, REQ-20, ERR-36: rejecting needs a reason; a refusal of the portal is shown in the dialog and can be retried', async () => {
  await show();
  await userEvent.click(rowOf('13/11/2026').getByRole('button', { name: /^Talebi Reddet/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Talebi reddet' }));
  expect(dialog.getByText('Fatura sehven mükerrer düzenlenmiştir.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Ret gerekçesi'), '   ');
  await userEvent.click(dialog.getByRole('button', { name: 'Talebi Reddet' }));
  expect(await dialog.findByText('Bu alan gereklidir')).toBeVisible();
  expect(posted()).toEqual([]);

  await userEvent.type(dialog.getByLabelText('Ret gerekçesi'), 'Mal teslim edildi');
  scenario.server.simulator.setSwitches({
    faults: [{ kind: 'sentence', cmd: answerCommand, text: 'Talep için süre dolmuştur.', times: 1 }],
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Talebi Reddet' }));
  expect(await dialog.findByText('Talep için süre dolmuştur.')).toBeVisible();
  expect(dialog.getByLabelText('Ret gerekçesi')).toHaveValue('   Mal teslim edildi');
  await userEvent.click(dialog.getByRole('button', { name: 'Talebi Reddet' }));
  expect(await screen.findByText('Talep başarıyla reddedildi.')).toBeVisible();
  const rejected = () => rowOf('13/11/2026', 'İptal talebi reddedildi');
  await waitFor(() => expect(rejected().getByText('İptal talebi reddedildi')).toBeVisible());
  expect(rejected().queryByRole('button')).toBeNull();
  expect(events).toEqual([{ type: 'answered', cevap: 'RET', iptalItirazOid: expect.any(String) }]);
});

test('REQ-18, REQ-20, ERR-35: accepting asks first and explains the consequences', async () => {
  await show();
  await userEvent.click(rowOf('18/11/2026').getByRole('button', { name: /^Talebi Kabul Et/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Talebi kabul et' }));
  expect(
    dialog.getByText(/^Kabul işlemi geri alınamaz. Talebi kabul etmek istiyor musunuz\? .*fatura iptal olur\.$/),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
  expect(posted()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Talebi Kabul Et' }));
  expect(await screen.findByText('Talep başarıyla onaylandı.')).toBeVisible();
  await waitFor(() => expect(rowOf('18/11/2026').getByText('İptal talebi kabul edildi')).toBeVisible());
  expect(posted()).toEqual(['POST /iptal-itiraz/onay']);
  expect(events).toMatchObject([{ type: 'answered', cevap: 'KABUL' }]);
});

test('REQ-06, REQ-15: requests of the company are shown with the other side’s answers', async () => {
  const { client: ours, companyId, other } = scenario;
  const { data } = await ours.GET('/adima-duzenlenenler', { params: { query: { companyId } } });
  const open = data.items.find(
    ({ belgeTarihi, talepAkisi }) => belgeTarihi === '20-11-2026' && talepAkisi.length === 0,
  );
  const named = { belgeNumarasi: open?.belgeNumarasi ?? '', saticiVknTckn: open?.saticiVknTckn ?? '' };
  await ours.POST('/adima-duzenlenenler/iptal', {
    params: { query: { companyId } },
    body: { ...named, faturaTarih: '2026-11-20', aciklama: 'Mal iade edildi' },
  });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Gönderilen' }));
  expect(await screen.findByText('İptal talebi oluşturuldu')).toBeVisible();
  expect(screen.getByText('karşı taraf için 7 gün')).toBeVisible();
  expect(screen.getByText('Adıma düzenlenen', { exact: false })).toBeVisible();
  await other.client.POST('/iptal-itiraz/onay', {
    params: { query: { companyId: other.companyId } },
    body: { ...named, tarih: '2026-11-21' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sorgula' }));
  expect(await screen.findByText('İptal talebi kabul edildi')).toBeVisible();
});

test('REQ-15: while the portal cannot be reached the list shows an error and can be retried', async () => {
  scenario.server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage', cmd: listCommand, times: 50 }] });
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <Requests />
    </KalemProvider>,
  );
  expect(await screen.findByText('Liste yüklenemedi')).toBeVisible();
  scenario.server.simulator.setSwitches({ faults: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText('İptal talebi reddedildi')).toBeVisible();
});
