import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { startRequestScenario, type RequestScenario } from '../../../testing/startRequestScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { IssuedToMe, type IssuedToMeEvent } from './IssuedToMe';

let scenario: RequestScenario;
let client: KalemClient;
let bodies: { path: string; body: unknown }[] = [];
let isReadOnly = false;
let listed = 0;
const events: IssuedToMeEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startRequestScenario();
  const wired = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      if (request.method === 'POST' && path.startsWith('/adima-duzenlenenler'))
        bodies.push({ path, body: await request.clone().json() });
      if (request.method === 'GET' && path === '/adima-duzenlenenler') listed += 1;
      const response = await scenario.server.fetch(request);
      if (path !== '/company' || !isReadOnly) return response;
      return Response.json(JSON.parse((await response.text()).replaceAll(/("\w+Write"):true/g, '$1:false')));
    },
  });
  await wired.session.signIn(scenario.account);
  client = wired;
  // The first read signs in at the portal and reads the documents.
  await client.GET('/adima-duzenlenenler', { params: { query: { companyId: scenario.companyId } } });
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);
beforeEach(() => {
  bodies = [];
  events.length = 0;
  isReadOnly = false;
});

async function show({ start = '2026-11-13', search = 'kızılırmak', clock = listNow } = {}) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={clock}>
      <IssuedToMe
        defaultQuery={{ range: { start, end: '2026-11-21' } }}
        onEvent={({ widget: _widget, ...event }) => events.push(event)}
      />
    </KalemProvider>,
  );
  await screen.findAllByRole('columnheader');
  // Limits the results to one page.
  if (search) await userEvent.fill(screen.getByRole('textbox', { name: /belge numarası ara/ }), search);
  if (search) await screen.findAllByText('Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi');
}

/** The row of the seller's invoice on a day. */
const rowOf = (day: string) => {
  const row = screen
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.includes('Kızılırmak') && textContent.includes(day));
  return within(row ?? document.body);
};

test('REQ-08, REQ-10, REQ-13, REQ-22: shows seller, three amounts in the colour of the request, and the days left to object', async () => {
  await show();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Durum', 'Satıcı', 'Ödenecek / Vergi / Toplam', 'Belge Numarası', 'Düzenlenme Tarihi', 'İşlemler'],
  ]);
  const free = rowOf('20/11/2026');
  expect(free.getByText('Onaylandı')).toBeVisible();
  expect(free.getByText('5560173901')).toBeVisible();
  const amount = await free.findByText(/^41\.200,00/);
  expect(amount.closest('[data-colour]')).toHaveAttribute('data-colour', 'SIYAH');
  expect(free.getByText('vergi 6.866,67')).toBeVisible();
  expect(free.getByText('toplam 41.200,00')).toBeVisible();
  expect(free.getByText('itiraz için 7 gün')).toBeVisible();
  expect(rowOf('13/11/2026').getByText('itiraz için son gün')).toBeVisible();
});

test('REQ-22: after eight days no term is shown, and the actions stay', async () => {
  await show({ clock: () => new Date('2026-11-29T11:05:00+03:00') });
  const free = rowOf('20/11/2026');
  expect(free.queryByText(/^itiraz için/)).toBeNull();
  for (const name of [/^İptal Talebi/, /^İtiraz Talebi/]) expect(free.getByRole('button', { name })).toBeEnabled();
});

test('REQ-08: a search makes no new call, ‘Sorgula’ does', async () => {
  await show({ search: '' });
  await screen.findAllByText('Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi');
  const before = listed;
  await userEvent.fill(screen.getByRole('textbox', { name: /belge numarası ara/ }), 'öyle biri yok');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Aramaya uyan fatura yok')).toBeVisible();
  expect(listed).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Sorgula' }));
  await waitFor(() => expect(listed).toBe(before + 1));
});

test('REQ-06, REQ-07, REQ-13: a request of the seller is shown below the status; its answer colours the amounts', async () => {
  const { client: ours, companyId } = scenario;
  const { data } = await ours.GET('/iptal-itiraz', { params: { query: { companyId } } });
  const answer = async (cevap: 'onay' | 'ret', belgeTarihi: string) => {
    const request = data.items.find((one) => one.belgeTarihi === belgeTarihi && one.saticiVknTckn === '5560173901');
    const named = {
      tarih: request?.iptalItirazTalepTarihi ?? '',
      belgeNumarasi: request?.belgeNumarasi ?? '',
      saticiVknTckn: '5560173901',
    };
    const params = { query: { companyId } };
    if (cevap === 'onay') await ours.POST('/iptal-itiraz/onay', { params, body: named });
    else await ours.POST('/iptal-itiraz/ret', { params, body: { ...named, aciklama: 'Teslim edildi' } });
  };
  await answer('onay', '2026-11-18');
  await answer('ret', '2026-11-13');
  await show();
  const sumsOf = (day: string) =>
    rowOf(day)
      .getByText(/^toplam/)
      .closest('[data-colour]') ?? document.body;
  const looksOf = (day: string) => [
    sumsOf(day).getAttribute('data-colour'),
    getComputedStyle(sumsOf(day)).textDecorationLine,
  ];
  await waitFor(() => expect(rowOf('18/11/2026').getByText('İptal talebi kabul edildi')).toBeVisible());
  expect(rowOf('18/11/2026').queryByText(/^itiraz için/)).toBeNull();
  expect([looksOf('18/11/2026'), looksOf('13/11/2026')]).toEqual([
    ['YESIL', 'line-through'],
    ['KIRMIZI', 'none'],
  ]);
  expect(rowOf('13/11/2026').getByText('İptal talebi reddedildi')).toHaveAttribute('data-tone', 'danger');
});

test('REQ-09, REQ-11: a row without an ETTN shows no amounts and a note that no request is possible; without permission there are no buttons', async () => {
  await show({ start: '2026-06-01', search: '' });
  const [none] = await screen.findAllByText('Bu faturaya iptal/itiraz yapılamaz');
  const row = within(none?.closest('tr') ?? document.body);
  expect(row.queryByRole('button')).toBeNull();
  expect(row.getByText('-')).toBeVisible();
  expect(row.queryByText(/^(vergi|toplam)/)).toBeNull();
  cleanup();
  isReadOnly = true;
  await show();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^İptal Talebi/ })).toBeNull());
});

test('REQ-01, REQ-02, REQ-03, REQ-04, REQ-12, ERR-39: an objection is sent with all required values after its confirmation', async () => {
  await show();
  const press = (name: RegExp) => userEvent.click(rowOf('20/11/2026').getByRole('button', { name }));
  await press(/^İtiraz Talebi/);
  const dialog = within(await screen.findByRole('dialog', { name: 'İtiraz talebi' }));
  const raise = () => dialog.getByRole('button', { name: 'Talep Oluştur' });
  expect(raise()).toBeDisabled();
  expect(dialog.getByText(/İtiraz süresi 28\/11\/2026 günü dolar\.$/)).toBeVisible();
  await userEvent.click(
    dialog.getByRole('checkbox', { name: 'Bu talep geri alınamaz ve karşı tarafa iletilir, onaylıyorum.' }),
  );
  await userEvent.click(raise());
  expect(await dialog.findAllByText('Bu alan gereklidir')).toHaveLength(4);
  expect(bodies).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: /İtiraz yöntemi/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    ...['Noter', 'Taahhütlü Mektup', 'Telgraf', 'KEP (Kayıtlı Elektronik Posta)'],
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'KEP (Kayıtlı Elektronik Posta)' }));
  await userEvent.type(dialog.getByLabelText('Referans belge numarası'), 'KEP-2026-004471903');
  await userEvent.type(dialog.getByLabelText('Referans belge tarihi'), '20112026');
  await userEvent.type(dialog.getByLabelText('Açıklama'), 'Fiyat sözleşmeye aykırı');
  await userEvent.click(raise());
  expect(await screen.findByText('İtiraz talebi oluşturuldu', { selector: '.kalem-toast *' })).toBeVisible();
  expect(bodies).toEqual([
    {
      path: '/adima-duzenlenenler/itiraz',
      body: {
        faturaTarih: '2026-11-20',
        belgeNumarasi: expect.stringMatching(/^GIB2026\d{9}$/),
        saticiVknTckn: '5560173901',
        itirazYontemi: 'KEP',
        referansBelgeNumarasi: 'KEP-2026-004471903',
        referansBelgeTarih: '2026-11-20',
        aciklama: 'Fiyat sözleşmeye aykırı',
      },
    },
  ]);
  expect(events).toMatchObject([{ type: 'requested', tip: 'ITIRAZ', saticiVknTckn: '5560173901' }]);
  await waitFor(() => expect(rowOf('20/11/2026').getByText('İtiraz talebi oluşturuldu')).toBeVisible());
  expect(rowOf('20/11/2026').getByRole('button', { name: /^İptal Talebi/ })).toBeDisabled();
});

test('REQ-10: at 1440 px beside a side menu, names are not cut', async () => {
  render(
    <div style={{ width: 1120 }}>
      <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
        <IssuedToMe defaultQuery={{ range: { start: '2026-11-13', end: '2026-11-21' }, search: 'kızılırmak' }} />
      </KalemProvider>
    </div>,
  );
  const names = await screen.findAllByText('Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi');
  for (const name of names) expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
});
