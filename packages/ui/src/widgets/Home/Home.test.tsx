import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { addStaff } from '../../../testing/staff';
import { startHomeScenario } from '../../../testing/startHomeScenario';
import type { RequestScenario } from '../../../testing/startRequestScenario';
import { startScenario } from '../../../testing/startScenario';
import { listNow, smsCode } from '../../../testing/week';
import type { PeriodProps } from '../../kit/figures/Tiles';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import { KalemProvider } from '../../provider/KalemProvider';
import type { Failure } from '../../provider/failures';
import { StockList } from '../StockList/StockList';
import { Home, type HomeEvent } from './Home';

const week = { start: '2026-11-15', end: '2026-11-21' };
const month = { start: '2026-10-23', end: '2026-11-21' };
let scenario: RequestScenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const events: HomeEvent[] = [];
const failures: Failure[] = [];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startHomeScenario();
}, 240_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);
beforeEach(async () => {
  events.length = 0;
  failures.length = 0;
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
});

const show = (
  who: KalemClient = client,
  companyId = scenario.companyId,
  period: PeriodProps = {},
  locale: 'tr' | 'en' = 'tr',
) =>
  render(
    <KalemProvider
      client={who}
      companyId={companyId}
      clock={listNow}
      locale={locale}
      onError={(failure) => failures.push(failure)}
    >
      <Home {...period} onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
const figures = () => screen.findByRole('region', { name: 'Rakamlar' });
const tile = async (name: string) => within(await figures()).getByRole('button', { name: new RegExp(`^${name}`) });
/** The figure of a tile, without the lines below it. */
const shown = async (name: string) => {
  const value = (await tile(name)).querySelector('.kalem-tile__value');
  return [...(value?.childNodes ?? [])].flatMap((node) => (node.nodeName === 'SMALL' ? [] : node.textContent)).join('');
};
const pendingRows = async () =>
  within(await screen.findByRole('region', { name: 'Bugün el atılacaklar' })).getAllByRole('listitem');
const answerOf = async (range: typeof week) => {
  const query = { companyId: scenario.companyId, baslangicTarihi: range.start, bitisTarihi: range.end };
  return (await scenario.client.GET('/anasayfa', { params: { query } })).data;
};
type Amounts = { tlMatrah: string | null; tlVergilerDahil: string | null };
const liras = (rows: Amounts[] | null, amount: keyof Amounts = 'tlMatrah') =>
  new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(
    (rows ?? []).reduce((sum, row) => sum + Number(row[amount] ?? 0), 0),
  );

test('HOM-01, HOM-02, HOM-03, NUM-19: shows a greeting by name, five tiles, and bars of the week with their table', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoş geldiniz, Işıl Çağlayan' })).toBeVisible();
  const { satislar, alislar, talepler } = await answerOf(week);
  expect(await shown('Toplam Ciro')).toBe(`${liras(satislar)} TRY`);
  expect(await shown('Toplam Alış')).toBe(`${liras(alislar)} TRY`);
  expect(await shown('İptal / İtiraz Talepleri')).toBe(String(talepler));
  expect(Number(talepler)).toBeGreaterThan(0);
  expect(await shown('Adıma Düzenlenen Faturalar')).toBe(String(alislar?.reduce((sum, { adet }) => sum + adet, 0)));
  expect(await shown('Düzenlenen Faturalar')).toBe(String(satislar?.reduce((sum, { adet }) => sum + adet, 0)));
  expect(screen.getByRole('radio', { name: 'Bu Hafta' })).toBeChecked();
  const table = screen.getByRole('table', { name: 'Günlük ciro ve alış, TRY' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    ...['15/11/2026', '16/11/2026', '17/11/2026', '18/11/2026', '19/11/2026', '20/11/2026', '21/11/2026'],
  ]);
  const ofDay = satislar?.filter(({ tarih }) => tarih === '2026-11-18') ?? [];
  expect(within(rows[3] ?? table).getAllByRole('cell')[0]).toHaveTextContent(liras(ofDay));
  // One bar for each day with sales, one for each day with purchases.
  const days = (list: ({ tarih: string } & Amounts)[] | null) =>
    new Set(list?.filter(({ tlMatrah }) => Number(tlMatrah) > 0).map(({ tarih }) => tarih)).size;
  expect(document.querySelectorAll('.kalem-chart__bar')).toHaveLength(days(satislar) + days(alislar));
});

test('HOM-02, HOM-03, NUM-19: a month is thirty days; the tiles follow, and each opens its list of the same days', async () => {
  show();
  await figures();
  await userEvent.click(screen.getByRole('radio', { name: 'Bu Ay' }));
  expect(events).toEqual([{ type: 'period', days: 30 }]);
  const { satislar } = await answerOf(month);
  await waitFor(async () => expect(await shown('Toplam Ciro')).toBe(`${liras(satislar)} TRY`));
  expect(liras(satislar)).not.toBe(liras((await answerOf(week)).satislar));
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(31);
  events.length = 0;
  for (const name of ['Toplam Ciro', 'Toplam Alış', 'İptal / İtiraz', 'Adıma Düzenlenen', 'Düzenlenen Faturalar'])
    await userEvent.click(await tile(name));
  const sold = { type: 'showList', list: 'invoices', range: month, status: 'Onaylandi' };
  const received = { type: 'showList', list: 'received', range: month };
  expect(events).toEqual([sold, received, { type: 'showList', list: 'requests', range: month }, received, sold]);
  // The hidden table must not lengthen the page.
  const end = document.querySelector('.kalem-home')?.getBoundingClientRect().bottom ?? 0;
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.max(innerHeight, end + scrollY + 16));
});

test('HOM-02: an uncontrolled period starts with the default and emits each change', async () => {
  const heard: number[] = [];
  show(client, scenario.companyId, { defaultDays: 30, onDaysChange: (days) => heard.push(days) });
  await figures();
  expect(screen.getByRole('radio', { name: 'Bu Ay' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Bu Hafta' }));
  expect(screen.getByRole('radio', { name: 'Bu Hafta' })).toBeChecked();
  expect(heard).toEqual([7]);
  expect(events).toEqual([{ type: 'period', days: 7 }]);
});

test('HOM-01, LST-21, REQ-22: lists today’s tasks by deadline, each with its action', async () => {
  show();
  const rows = await pendingRows();
  const of = (name: string) => {
    const row = rows.find(({ textContent }) => textContent?.includes(name));
    return within(row ?? document.body);
  };
  expect(rows[0]).toHaveTextContent('yanıt için son gün');
  expect(of('Boğaziçi Üniversitesi').getByText('imza için son 2 gün')).toHaveAttribute('data-tone', 'warning');
  await userEvent.click(of('Boğaziçi Üniversitesi').getByRole('button', { name: /^İmzala: Boğaziçi/ }));
  expect(events).toEqual([{ type: 'sign', faturaIds: [expect.any(String)] }]);
  expect(of('Ilgaz Dağ').getByText(/^Portal reddetti:/)).toHaveTextContent(/^Portal reddetti: .*ileri bir tarih/);
  await userEvent.click(of('Ilgaz Dağ').getByRole('button', { name: /^Düzelt: Ilgaz/ }));
  expect(events[1]).toEqual({ type: 'edit', faturaId: expect.any(String) });
  await userEvent.click(within(rows[0] ?? document.body).getByRole('button', { name: /^Yanıtla: / }));
  expect(events[2]).toEqual({ type: 'showList', list: 'requests', range: { start: week.end, end: week.end } });
  // Tasks with many days left are not shown.
  expect(rows.some(({ textContent }) => textContent?.includes('Şükrü Işıldak'))).toBe(false);
  expect(screen.getByText(new RegExp(`^${rows.length} iş · 1 tanesi için son gün`))).toBeVisible();
});

test('HOM-05, USR-12: tiles without read permission are hidden; without write permission a task opens its list', async () => {
  const person = { name: 'Çiğdem İnce', email: 'cigdem@ornek.test' };
  const staff = await addStaff(scenario, { ...person, granted: { faturaRead: true } });
  show(staff.client);
  const tiles = within(await figures()).getAllByRole('button');
  expect(tiles.map(({ textContent }) => textContent?.replace(/(KDV hariç)?[\d.,]+.*$/, ''))).toEqual([
    ...['Toplam Ciro', 'Düzenlenen Faturalar'],
  ]);
  expect(screen.getByRole('heading', { name: 'Günlük ciro' })).toBeVisible();
  const rows = await pendingRows();
  expect(rows.every(({ textContent }) => !/talebi/.test(textContent ?? ''))).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: /^Gör: Boğaziçi/ }));
  const day = '2026-11-16';
  expect(events).toEqual([
    { type: 'showList', list: 'invoices', range: { start: day, end: day }, status: 'Onaylanmadi' },
  ]);
});

test('HOM-05, USR-12: without any read permission tiles and periods are hidden', async () => {
  const person = { name: 'Çağla Işık', email: 'cagla@ornek.test' };
  const staff = await addStaff(scenario, { ...person, granted: { yetkilendirmeRead: true } });
  show(staff.client);
  await screen.findByText('Bugün el atmanız gereken bir iş yok.');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Rakamlar' })).toBeNull());
  expect(screen.queryByRole('radiogroup', { name: 'Dönem' })).toBeNull();
});

test('HOM-06: a failure shows no toast, calls onError, and leaves the tiles at 0 until a retry', async () => {
  network.cut('GET /anasayfa', 'before');
  show();
  expect(await shown('Toplam Ciro')).toBe('0,00 TRY');
  expect(await shown('Düzenlenen Faturalar')).toBe('0');
  expect(failures.map(({ kind, silent }) => [kind, silent])).toContainEqual(['readHome', true]);
  expect(document.querySelector('.kalem-toast')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(async () => expect(await shown('Toplam Ciro')).toBe(`${liras((await answerOf(week)).satislar)} TRY`));
});

test('HOM-01: a company without invoices gets three steps to its first invoice', async () => {
  const empty = await startScenario({ clock: { now: listNow } });
  show(empty.client, empty.companyId);
  const steps = await screen.findByRole('region', { name: 'İlk faturanıza üç adım' });
  expect(within(steps).getByText('1 / 3 tamam')).toBeVisible();
  expect(within(steps).getByRole('heading', { name: 'GİB hesabınız bağlandı' })).toBeVisible();
  await userEvent.click(within(steps).getByRole('button', { name: 'Yeni Fatura Oluştur' }));
  await userEvent.click(within(steps).getByRole('button', { name: 'Ekle' }));
  expect(events).toEqual([{ type: 'create' }, { type: 'addImages' }]);
  expect(screen.queryByRole('radio', { name: 'Bu Hafta' })).toBeNull();
  cleanup();
  await empty.server.close();
});

test('HOM-01, GIB-04: shows the progress of the first download, afterwards its time and a button to start it', async () => {
  const linked = await startScenario({ clock: { now: listNow }, sync: true, portalSwitches: { latencyMs: 25 } });
  show(linked.client, linked.companyId);
  expect(await screen.findByText(/^Son 12 ayın faturaları getiriliyor: \d+ \/ 53 hafta/)).toBeVisible();
  // The downloaded invoices replace the steps.
  const gib = await screen.findByRole('region', { name: 'GİB bağlantısı' }, { timeout: 90_000 });
  await waitFor(() => expect(within(gib).getByText('Bağlı')).toBeVisible(), { timeout: 90_000 });
  expect(within(gib).getByText('21/11/2026 11:05')).toBeVisible();
  expect(await shown('Düzenlenen Faturalar')).not.toBe('0');
  expect(screen.queryByText('İlk faturanıza üç adım')).toBeNull();
  await userEvent.click(within(gib).getByRole('button', { name: 'Şimdi eşitle' }));
  expect(await within(gib).findByText('Eşitleniyor')).toBeVisible();
  expect(within(gib).getByRole('progressbar', { name: 'Faturalar getiriliyor' })).toBeVisible();
  cleanup();
  await linked.server.close();
}, 240_000);

test('HOM-01, GIB-04: a running download can be stopped and resumed', async () => {
  const linked = await startScenario({ clock: { now: listNow }, sync: true, portalSwitches: { latencyMs: 200 } });
  const params = { query: { companyId: linked.companyId } };
  const readSync = async () => (await linked.client.GET('/company/sync', { params })).data;
  await waitFor(async () => expect((await readSync()).faturaSayisi).toBeGreaterThan(0), { timeout: 60_000 });
  show(linked.client, linked.companyId);
  const gib = within(await screen.findByRole('region', { name: 'GİB bağlantısı' }));
  await userEvent.click(gib.getByRole('button', { name: 'Durdur' }));
  expect(await gib.findByText('Durduruldu')).toBeVisible();
  const { durum, tamamlananPencere } = await readSync();
  expect(durum).toBe('DURDURULDU');
  expect(gib.getByRole('progressbar', { name: 'Getirilen faturalar' })).toBeVisible();
  await userEvent.click(gib.getByRole('button', { name: 'Devam et' }));
  expect(await gib.findByText('Eşitleniyor')).toBeVisible();
  expect((await readSync()).tamamlananPencere).toBeGreaterThanOrEqual(tamamlananPencere);
  cleanup();
  await linked.server.close();
}, 120_000);

test('HOM-01, GIB-12: a failed download shows the reason and can be retried', async () => {
  const faults = [{ kind: 'maintenancePage' as const, cmd: 'EARSIV_PORTAL_TASLAKLARI_GETIR' }];
  const linked = await startScenario({ clock: { now: listNow }, sync: true, portalSwitches: { faults } });
  show(linked.client, linked.companyId);
  expect(await screen.findByText(/GİB portalına şu anda ulaşılamıyor/)).toBeVisible();
  linked.server.simulator.setSwitches({ faults: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Şimdi eşitle' }));
  await waitFor(() => expect(screen.queryByText(/GİB portalına şu anda ulaşılamıyor/)).toBeNull());
  cleanup();
  await linked.server.close();
});

test('HOM-01, CUS-12: a running Excel import is shown with its progress and opens its list', async () => {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  scenario.server.onRows = (from) => (from > 0 ? gate : Promise.resolve());
  const cards = Array.from({ length: 1500 }, (_, index) => [String(3_000_000_000 + index), `Yeni ${index}`]);
  const workbook = await writeWorkbook('Cariler', [[['VKN / TCKN', 'Unvan'], ...cards]]);
  const params = { query: { companyId: scenario.companyId } };
  const body = { file: new File([workbook], 'büyük.xlsx') };
  const { id: aktarimId } = (await scenario.client.POST('/cari/aktarim', { params, body })).data;
  show();
  const running = await screen.findByRole('region', { name: 'Süren yüklemeler' });
  expect(await within(running).findByText('1.000 / 1.500 satır')).toBeVisible();
  expect(within(running).getByRole('progressbar', { name: 'Yükleniyor: büyük.xlsx' })).toHaveValue(1000);
  await userEvent.click(within(running).getByRole('button', { name: 'Göster: büyük.xlsx' }));
  expect(events).toContainEqual({ type: 'showImport', tur: 'CARI', aktarimId });
  goOn();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Süren yüklemeler' })).toBeNull());
});

test('HOM-01, STK-10: an import with refused rows is shown until its report was read', async () => {
  const workbook = await writeWorkbook('Stok', [
    [
      ['Mal / Hizmet', 'Birim'],
      ['', 'Adet'],
    ],
  ]);
  const params = { query: { companyId: scenario.companyId } };
  const body = { file: new File([workbook], 'eksik.xlsx') };
  const { id: aktarimId } = (await scenario.client.POST('/stok/aktarim', { params, body })).data;
  show();
  expect(await screen.findByText('eksik.xlsx yüklendi, 1 satırı alınmadı.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Raporu gör: eksik.xlsx' }));
  expect(events).toContainEqual({ type: 'showImport', tur: 'STOK', aktarimId });
  cleanup();
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <StockList aktarimId={aktarimId} />
    </KalemProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Alınmayan 1 satır' })).toBeVisible();
  expect(screen.queryByText('Yükleme tamamlandı')).toBeNull();
  cleanup();
  show();
  expect(await pendingRows()).not.toEqual([]);
  expect(screen.queryByText(/eksik\.xlsx/)).toBeNull();
});

test('A-35: in an English page messages of the portal are marked as Turkish', async () => {
  show(client, scenario.companyId, {}, 'en');
  const words = await screen.findByText(/ileri bir tarih/);
  expect(words).toHaveAttribute('lang', 'tr');
  expect(words.parentElement).toHaveTextContent(/^Refused by the portal: Fatura/);
});

test('MNY-02, MNY-05: turnover is net of KDV and returns, which are shown apart; unknown amounts are named, not counted as 0', async () => {
  const { companyId } = scenario;
  const before = await answerOf(week);
  await signReturn();
  show();
  const { satislar, satisIadeleri, alislar } = await answerOf(week);
  expect(satisIadeleri).toMatchObject([{ tarih: '2026-11-19', tlMatrah: '100000.00', tlVergilerDahil: '120000.00' }]);
  expect(satislar).toEqual(before.satislar);
  const less = (amount: string) => `-${amount}`;
  const returned = { tlMatrah: less('100000.00'), tlVergilerDahil: less('120000.00') };
  expect(await shown('Toplam Ciro')).toBe(`${liras([...(satislar ?? []), returned])} TRY`);
  const turnover = await tile('Toplam Ciro');
  expect(turnover).toHaveTextContent('KDV hariç');
  const gross = liras([...(satislar ?? []), returned], 'tlVergilerDahil');
  expect(within(turnover).getByText(`KDV dahil ${gross}`)).toBeVisible();
  expect(within(turnover).getByText('İadeler: −100.000,00')).toBeVisible();

  const unknown = alislar?.filter(({ tlMatrah }) => tlMatrah === null).reduce((sum, { adet }) => sum + adet, 0);
  expect(unknown).toBeGreaterThan(0);
  const purchases = await tile('Toplam Alış');
  expect(purchases).toHaveTextContent('vergiler hariç');
  expect(within(purchases).getByText(`${unknown} faturanın tutarı bilinmiyor`)).toBeVisible();
  expect(within(purchases).getByText(`Vergiler dahil ${liras(alislar, 'tlVergilerDahil')}`)).toBeVisible();
  expect(within(purchases).queryByText(/^İadeler/)).toBeNull();

  const table = screen.getByRole('table', { name: 'Günlük ciro ve alış, TRY' });
  const [head, ...rows] = within(table).getAllByRole('row');
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Gün', 'Ciro', 'İadeler', 'Alış']);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    ...['0,00', '0,00', '0,00', '0,00', '100.000,00', '0,00', '0,00'],
  ]);
  expect(document.querySelectorAll('.kalem-chart__bar[data-series="3"]')).toHaveLength(1);
  cleanup();
  show(client, companyId, {}, 'en');
  const english = await screen.findByRole('button', { name: /^Turnover/ });
  expect(english).toHaveTextContent('without VAT');
  expect(english).toHaveTextContent(/with VAT [\d,.]+Returns: −100,000\.00/);
});

/** A customer returns a sale of 100.000 without KDV. */
async function signReturn(): Promise<void> {
  const { companyId } = scenario;
  const params = { query: { companyId } };
  const { data } = await scenario.client.POST('/fatura', {
    params,
    body: {
      ...{ faturaTarih: '2026-11-19', faturaSaat: '11:05:00', faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI' },
      iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-11-02' }],
      ...{ ulke: 'Türkiye', vknTckn: '5560173901', aliciUnvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi' },
      malHizmetler: [{ malHizmet: 'Danışmanlık', miktar: '1', birim: 'C62', birimFiyat: '100000', kdvOrani: '20' }],
    },
  });
  const started = await scenario.client.POST('/fatura/imza', { params, body: { faturaIds: [data.id] } });
  const body = { smsCode, signature: started.data.signatureId };
  await scenario.client.POST('/fatura/imza-onay', { params, body });
}
