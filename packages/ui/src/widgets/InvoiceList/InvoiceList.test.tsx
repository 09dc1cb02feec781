import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import '../../styles.css';
import { startListScenario } from '../../../testing/startListScenario';
import { listNow } from '../../../testing/week';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import type { Failure } from '../../provider/failures';
import { InvoiceForm } from '../InvoiceForm/InvoiceForm';
import { InvoiceList, type InvoiceListEvent } from './InvoiceList';

let scenario: Scenario;
let client: KalemClient;
let asked: string[] = [];
let isOffline = false;
const events: InvoiceListEvent[] = [];
const failures: Failure[] = [];

beforeAll(async () => {
  scenario = await startListScenario({ drafts: 8 });
  client = await wiredClient();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);
beforeEach(async () => {
  await page.viewport(1280, 900);
  asked = [];
  isOffline = false;
  events.length = 0;
  failures.length = 0;
});

/** A client of the scenario's user whose calls can be observed and interrupted. */
async function wiredClient(): Promise<KalemClient> {
  const wired = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname.replace('/api', '')}${search}`);
      return isOffline ? Promise.reject(new TypeError('Failed to fetch')) : scenario.server.fetch(request);
    },
  });
  await wired.session.signIn(scenario.account);
  return wired;
}

function show() {
  const user = userEvent.setup();
  render(
    <KalemProvider
      client={client}
      companyId={scenario.companyId}
      clock={listNow}
      onError={(failure) => failures.push(failure)}
    >
      <InvoiceList onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
  return user;
}

const rows = () => screen.getAllByRole('row').slice(1);
const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') ?? document.body;
const choose = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  screen.findByRole('checkbox', { name: `${name} faturasını seç` }).then((box) => user.click(box));

test('LST-01, LST-02: opens with search, the last seven days, and the actions', async () => {
  show();
  expect(screen.getByRole('textbox', { name: 'Fatura ara' })).toHaveProperty('value', '');
  expect(screen.getByRole('textbox', { name: 'Başlangıç tarihi' })).toHaveProperty('value', '14/11/2026');
  expect(screen.getByRole('textbox', { name: 'Bitiş tarihi' })).toHaveProperty('value', '21/11/2026');
  for (const name of ['Sorgula', 'İmzala', 'İndir']) expect(screen.getByRole('button', { name })).toBeTruthy();
  await rowOf('Şükrü Işıldak');
  expect(asked.find((call) => call.startsWith('GET /fatura?'))).toContain(
    'baslangicTarihi=2026-11-14&bitisTarihi=2026-11-21',
  );
});

test('LST-03, MNY-50: shows the headings without tracked invoices, a checkbox per row, and one for all shown rows', async () => {
  const user = show();
  await rowOf('Şükrü Işıldak');
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    'Tümünü seç',
    'Onay Durumu',
    'Alıcı',
    'Alıcı VKN / TCKN',
    'Belge Numarası',
    'Düzenlenme Tarihi',
    'İşlemler',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }));
  expect(screen.getByText('15 fatura seçildi')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aralıktaki tüm faturaları seç' }));
  expect(await screen.findByText('19 fatura seçildi')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Aralıktaki tüm faturaları seç' })).toBeNull());
});

test('LST-03: on a phone all shown rows can be selected at once, then the whole range', async () => {
  await page.viewport(390, 844);
  const user = show();
  await rowOf('Şükrü Işıldak');
  const all = screen.getByText('Tümünü seç');
  expect(all).toBeVisible();
  await user.click(all);
  expect(screen.getByText('15 fatura seçildi')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Tümünü seç' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Aralıktaki tüm faturaları seç' }));
  expect(await screen.findByText('19 fatura seçildi')).toBeVisible();
  await user.click(all);
  expect(screen.getByText('4 fatura seçildi')).toBeVisible();
});

test('LST-04, INV-38: shows onayDurumu in words, and the state at the portal', async () => {
  show();
  const words = async (name: string) => within(await rowOf(name)).getAllByRole('cell')[1]?.textContent;
  expect(await words('Çiğdem Öztürk Mimarlık')).toBe('Onaylandı');
  expect(await words('Şükrü Işıldak')).toBe('Onaylanmadı');
  expect(await words('Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ticaret Limited Şirketi')).toBe(
    'OnaylanmadıPortal bekleniyor',
  );
  expect(await words('Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Anonim Şirketi')).toBe(
    'OnaylanmadıPortal reddetti',
  );
  expect(await words('Müjgân Şençiçek Kırtasiye')).toBe('OnaylanmadıKontrol ediliyor');
});

test('A-01, LST-05, A-10, MNY-21: the row menu keeps its order with İmzala first, and offers Sil only for unapproved invoices', async () => {
  const user = show();
  const menuOf = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));
    const words = (await screen.findAllByRole('menuitem')).map((item) => item.innerText);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return words;
  };
  const always = ['Faturayı İndir', 'Paylaş', 'Düzenle', 'Kopyala', "GİB'den Tekrar İndir"];
  const noted = (notes: Record<string, string>) =>
    always.map((word) => (notes[word] ? `${word}\n${notes[word]}` : word));
  const ofDraft = noted({ Paylaş: 'İmzadan sonra paylaşılır' });
  expect(await menuOf('Şükrü Işıldak')).toEqual(['İmzala', ...ofDraft, 'Sil']);
  const requests = ['İptal Talebi Oluştur', 'İtiraz Talebi Oluştur'];
  const ofSigned = noted({ Düzenle: 'İmzalanmış fatura değiştirilemez' });
  expect(await menuOf('Çiğdem Öztürk Mimarlık')).toEqual([...requests, 'Vadeyi Değiştir', ...ofSigned]);
});

test('LST-08: searches one second after the last key; clearing the search shows the range again', async () => {
  const user = show();
  await rowOf('Şükrü Işıldak');
  await user.type(screen.getByRole('textbox', { name: 'Fatura ara' }), 'IŞIK gün');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(asked.filter((call) => call.startsWith('GET /fatura/search'))).toHaveLength(1);
  expect(rows()[0]?.textContent).toContain('Işık Gündoğdu');
  await user.click(screen.getByRole('button', { name: 'Temizle' }));
  await waitFor(() => expect(rows()).toHaveLength(15));
});

test('LST-09: Sorgula starts at page 1; the last page is not known in advance', async () => {
  const user = show();
  await rowOf('Şükrü Işıldak');
  expect(screen.getByRole('button', { name: 'Önceki' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Sonraki' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(screen.getByText('Sayfa 2 · 4 fatura')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sonraki' })).toHaveProperty('disabled', true);
  const start = screen.getByRole('textbox', { name: 'Başlangıç tarihi' });
  await user.clear(start);
  await user.type(start, '21112026');
  await user.click(screen.getByRole('button', { name: 'Sorgula' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByText('Sayfa 1 · 2 fatura')).toBeTruthy();
});

test('LST-10: Düzenle and Kopyala emit the invoice’s id', async () => {
  const user = show();
  for (const name of ['Düzenle', 'Kopyala']) {
    await user.click(await screen.findByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  expect(events).toEqual([
    { type: 'edit', faturaId: expect.any(String) },
    { type: 'copy', faturaId: expect.any(String) },
  ]);
});

test('LST-11, LST-20, ERR-40: Sil asks, deletes the version that was read, confirms, and the list is read again', async () => {
  const user = show();
  const [menu] = await screen.findAllByRole('button', { name: /^Fatura işlemleri: Örnek Alıcı/ });
  const name = menu?.getAttribute('aria-label')?.replace('Fatura işlemleri: ', '') ?? '';
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  const question = await screen.findByRole('alertdialog', { name: 'Fatura silinsin mi?' });
  expect(document.activeElement?.textContent).toBe('Vazgeç');
  asked = [];
  await user.click(within(question).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Fatura silindi.')).toBeTruthy();
  expect(events).toEqual([{ type: 'deleted', faturaId: expect.any(String) }]);
  await waitFor(async () => expect(within(await rowOf(name)).getByText('Silinmiş')).toBeTruthy());
  expect(asked.filter((call) => call.startsWith('GET /fatura?'))).not.toHaveLength(0);
});

test('A-08, LST-11: deleting an invoice in a pending signing needs a second confirmation', async () => {
  const query = { companyId: scenario.companyId };
  const { data } = await scenario.client.GET('/fatura', {
    params: {
      query: { ...query, baslangicTarihi: '2026-11-14', bitisTarihi: '2026-11-21', onayDurumu: 'Onaylanmadi' },
    },
  });
  const drafts = data.items.filter(({ aliciUnvan }) => aliciUnvan.startsWith('Örnek Alıcı'));
  const { id = '', aliciUnvan: name = '' } = drafts[0] ?? {};
  await scenario.client.POST('/fatura/imza', { params: { query }, body: { faturaIds: [id] } });
  const user = show();
  await user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Fatura silinsin mi?' }));
  await user.click(question.getByRole('button', { name: 'Sil' }));
  expect(await question.findByText(/^Bu fatura şu anda imzada: SMS kodu bekleniyor/)).toBeVisible();
  expect(events).toEqual([]);
  expect(within(await rowOf(name)).queryByText('Silinmiş')).toBeNull();
  await user.click(question.getByRole('button', { name: 'Yine de sil' }));
  expect(await screen.findByText('Fatura silindi.')).toBeTruthy();
  expect(events).toEqual([{ type: 'deleted', faturaId: id }]);
});

/** Shows the list on a later day, with the same week of invoices. */
function showOn(day: string) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={() => new Date(`${day}T11:05:00+03:00`)}>
      <InvoiceList defaultQuery={{ range: { start: '2026-11-14', end: '2026-11-21' } }} />
    </KalemProvider>,
  );
}
/** The text below an invoice's date, and its tone. */
const termOf = async (name: string) => {
  const term = (await rowOf(name)).querySelector<HTMLElement>('.kalem-invoice__date small');
  return term && [term.textContent, term.dataset.tone];
};

test('LST-21: shows the days left to sign a draft, and warns from two days on', async () => {
  const [today, monday] = ['Şükrü Işıldak', 'Boğaziçi Üniversitesi Döner Sermaye İşletmesi Müdürlüğü'];
  show();
  expect(await termOf(today)).toEqual(['imza için son 7 gün', undefined]);
  expect(await termOf(monday)).toEqual(['imza için son 2 gün', 'warning']);
  expect((await termOf('Çiğdem Öztürk Mimarlık'))?.[0]).toMatch(/^itiraz için/);
  cleanup();
  showOn('2026-11-25');
  expect(await termOf(today)).toEqual(['imza için son 3 gün', undefined]);
  cleanup();
  showOn('2026-11-28');
  expect(await termOf(today)).toEqual(['imza için son gün', 'warning']);
  expect(await termOf(monday)).toEqual(['imza süresi geçti', 'warning']);
});

test('REQ-22: shows the days left to object to an approved invoice; afterwards nothing, and the actions stay', async () => {
  const issued = 'Çiğdem Öztürk Mimarlık';
  for (const [day, text] of [
    ['2026-11-26', 'itiraz için 1 gün'],
    ['2026-11-27', 'itiraz için son gün'],
    ['2026-11-28', undefined],
  ] as const) {
    cleanup();
    showOn(day);
    expect((await termOf(issued))?.[0]).toBe(text);
  }
  await userEvent.click(screen.getByRole('button', { name: `Fatura işlemleri: ${issued}` }));
  for (const name of ['İptal Talebi Oluştur', 'İtiraz Talebi Oluştur'])
    expect(await screen.findByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled');
});

test('LST-16, SGN-01, ERR-57: without a selection İndir and İmzala show a hint; only unapproved invoices are signed', async () => {
  const user = show();
  await rowOf('Şükrü Işıldak');
  await user.click(screen.getByRole('button', { name: 'İmzala' }));
  expect(await screen.findByText('Lütfen imzalamak istediğiniz faturaları seçiniz')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'İndir' }));
  expect(await screen.findByText('Lütfen indirmek istediğiniz faturaları seçiniz')).toBeTruthy();
  await choose(user, 'Şükrü Işıldak');
  await choose(user, 'Çiğdem Öztürk Mimarlık');
  expect(screen.getByRole('toolbar', { name: 'Seçili faturalar' }).textContent).toContain(
    '2 fatura seçildi 78.780,00 TRY',
  );
  await user.click(screen.getByRole('button', { name: '1 faturayı imzala' }));
  expect(events).toEqual([{ type: 'sign', faturaIds: [expect.any(String)] }]);
});

test('ERR-10: a lost connection shows a retry button and keeps the rows', async () => {
  const user = show();
  await rowOf('Şükrü Işıldak');
  isOffline = true;
  await user.click(screen.getByRole('button', { name: 'Sorgula' }));
  const news = await screen.findByText(/Bağlantı hatası, internet bağlantınızı kontrol eder misin\?/);
  expect(rows()).toHaveLength(15);
  expect(failures).toContainEqual(expect.objectContaining({ kind: 'listInvoices', silent: true }));
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(news.isConnected).toBe(false));
});

test('returning to the page reads the list again', async () => {
  show();
  await rowOf('Şükrü Işıldak');
  const lists = () => asked.filter((call) => call.startsWith('GET /fatura?')).length;
  expect(lists()).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(lists()).toBe(2));
  } finally {
    vi.useRealTimers();
  }
});

test('the keys / and n work, and arrows move between rows', async () => {
  const user = show();
  const first = await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await user.click(screen.getByRole('heading', { name: 'Faturalarım' }));
  await user.keyboard('n');
  expect(events).toEqual([{ type: 'create' }]);
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.closest('tr')).toBe(first.closest('tr')?.nextElementSibling);
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Fatura ara' }));
  await user.keyboard('n');
  expect(events).toHaveLength(1);
});

test('a narrow widget shows rows as cards and the selection at the lower edge', async () => {
  await page.viewport(390, 844);
  const user = show();
  const row = await rowOf('Şükrü Işıldak');
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual(['Tümünü seç']);
  expect(within(row).getAllByRole('cell')).toHaveLength(5);
  await choose(user, 'Şükrü Işıldak');
  const bar = screen.getByRole('toolbar', { name: 'Seçili faturalar' });
  expect(Math.abs(bar.getBoundingClientRect().bottom - innerHeight)).toBeLessThan(2);
});

test('BNK-04: behind a proxy path, documents are requested below that path', async () => {
  const direct = client;
  const proxied = createClient({
    baseUrl: '/kalem-api',
    fetch: (request) =>
      scenario.server.fetch(
        new Request(request.url.replace(`${location.origin}/kalem-api`, scenario.server.baseUrl), request),
      ),
  });
  await proxied.session.signIn(scenario.account);
  client = proxied;
  const user = show();
  client = direct;
  await user.click(await screen.findByRole('button', { name: 'Şükrü Işıldak' }));
  const frame = await screen.findByTitle('Fatura belgesi');
  expect(frame.getAttribute('src')).toMatch(new RegExp(`^${location.origin}/kalem-api/belge/[0-9a-f-]{36}/`));
});

describe('the two dates', () => {
  const day = (name: string) => screen.getByRole('textbox', { name });
  const write = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
    await user.clear(day(name));
    await user.type(day(name), text);
  };

  test('LST-09: a range with its end before its start is rejected at its field, and the list stays', async () => {
    const user = show();
    await rowOf('Şükrü Işıldak');
    await write(user, 'Bitiş tarihi', '01112026');
    expect(day('Bitiş tarihi')).toHaveAccessibleDescription('Bitiş tarihi başlangıçtan önce olamaz');
    asked = [];
    await user.click(screen.getByRole('button', { name: 'Sorgula' }));
    expect(screen.getByText('Bitiş tarihi başlangıçtan önce olamaz')).toBeVisible();
    expect(day('Bitiş tarihi')).toHaveFocus();
    expect(asked).toEqual([]);
    expect(screen.getByRole('button', { name: 'Şükrü Işıldak' })).toBeVisible();
  });

  test('NUM-23: rejects an impossible date with a message', async () => {
    const user = show();
    await rowOf('Şükrü Işıldak');
    await write(user, 'Başlangıç tarihi', '31022026');
    asked = [];
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Geçersiz tarih')).toBeVisible();
    expect(day('Başlangıç tarihi')).toHaveFocus();
    expect(asked).toEqual([]);
    await write(user, 'Başlangıç tarihi', '15112026');
    expect(screen.queryByText('Geçersiz tarih')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.join()).toContain('baslangicTarihi=2026-11-15'));
  });
});

test('LST-20: invoices created or changed in the form appear at once; another company has its own list', async () => {
  const body = { vknTckn: '5555555555', unvan: 'Boş A.Ş.', email: 'bos@ornek.test', il: 'İSTANBUL', ilce: 'KADIKÖY' };
  const { data: other } = await scenario.client.POST('/company', { body });
  const idOf = async (name: string) => {
    const query = { companyId: scenario.companyId, q: name };
    return (await scenario.client.GET('/fatura/search', { params: { query } })).data.items[0]?.id ?? '';
  };
  const listAnd = (form: ReactNode, companyId = scenario.companyId) => (
    <KalemProvider client={client} companyId={companyId} clock={listNow}>
      <InvoiceList />
      {form}
    </KalemProvider>
  );
  const saved = () => userEvent.click(screen.getByRole('button', { name: /^Kaydet(?! ve)/ }));
  const fill = async (name: string, text: string) => {
    const input = await screen.findByRole('textbox', { name });
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };

  const invoiceId = await idOf('Şükrü Işıldak');
  const view = render(listAnd(<InvoiceForm key="copy" mode="copy" invoiceId={invoiceId} />));
  await rowOf('Şükrü Işıldak');
  await fill('Unvan', 'Iğdır Kayısıcılık');
  await saved();
  expect((await rowOf('Iğdır Kayısıcılık')).textContent).toContain('4.860,00');

  view.rerender(listAnd(<InvoiceForm key="edit" mode="edit" invoiceId={await idOf('Iğdır Kayısıcılık')} />));
  await fill('Birim Fiyat, 1. satır', '5000');
  await saved();
  await waitFor(async () => expect((await rowOf('Iğdır Kayısıcılık')).textContent).toContain('6.000,00'));

  view.rerender(listAnd(null, other.id));
  expect(await screen.findByText('Bu aralıkta fatura yok')).toBeVisible();
});

describe('the download from the portal', () => {
  const list = async ({ client: own, companyId }: Scenario) => {
    render(
      <KalemProvider client={own} companyId={companyId} clock={listNow} onError={(failure) => failures.push(failure)}>
        <InvoiceList />
      </KalemProvider>,
    );
    return screen.findByRole('heading', { name: 'Faturalarım' });
  };

  test('GIB-04, INV-10: shows the progress without moving anything, then the downloaded invoices, which cannot be edited', async () => {
    const linked = await startScenario({ clock: { now: listNow }, sync: true, portalSwitches: { latencyMs: 60 } });
    const title = await list(linked);
    const place = title.getBoundingClientRect().top;
    const search = () => screen.getByRole('textbox', { name: 'Fatura ara' }).getBoundingClientRect().top;
    const searchPlace = search();
    expect(
      await screen.findByText(/^Portaldaki faturalarınız indiriliyor: \d+ \/ 53 hafta, \d+ fatura$/),
    ).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Portaldaki faturalarınız indiriliyor' })).toHaveAttribute(
      'max',
      '53',
    );
    expect([title.getBoundingClientRect().top, search()]).toEqual([place, searchPlace]);
    linked.server.simulator.setSwitches({ latencyMs: 0 });
    const { data } = await settled(linked);
    expect(await screen.findByText(`Portaldaki faturalarınız indirildi: ${data.faturaSayisi} fatura`)).toBeVisible();
    const { data: shown } = await linked.client.GET('/fatura', {
      params: {
        query: { companyId: linked.companyId, baslangicTarihi: '2026-11-14', bitisTarihi: '2026-11-21', page: 1 },
      },
    });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(shown.items.length + 1));
    expect(failures).toEqual([]);

    // INV-10: downloaded invoices. The portal's name of their type is still shown below the recipient.
    const at = shown.items.findIndex(({ onayDurumu }) => onayDurumu === 'Onaylanmadi');
    const draft = shown.items[at];
    expect([draft?.faturaTip, draft?.portalFaturaTip]).toEqual([null, expect.stringMatching(/^[A-Z]+$/)]);
    await page.viewport(320, 844);
    const row = within(screen.getAllByRole('row')[at + 1] ?? document.body);
    expect(row.getByText(/^(Satış|Tevkifat|İade|İstisna|Özel Matrah|İhraç Kayıtlı|Konaklama Vergisi)/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /^Fatura işlemleri/ }));
    const why = 'GİB portalında oluşturulmuş; kopyasını düzenleyebilirsiniz';
    const edit = await screen.findByRole('menuitem', { name: `Düzenle ${why}` });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    // The menu keeps a distance from the edge of a small phone.
    const popover = edit.closest('.kalem-popover');
    await waitFor(() => expect(popover?.getBoundingClientRect()).toMatchObject({ left: 12, right: 308 }));
    expect(screen.getByRole('menuitem', { name: 'Kopyala' })).not.toHaveAttribute('aria-disabled');
    cleanup();
    await linked.server.close();
  });

  test('GIB-04: a stopped download shows the reason', async () => {
    const faults = [{ kind: 'maintenancePage' as const, cmd: 'EARSIV_PORTAL_TASLAKLARI_GETIR' }];
    const linked = await startScenario({ clock: { now: listNow }, sync: true, portalSwitches: { faults } });
    await list(linked);
    expect(await screen.findByText(/^Portaldaki faturalarınız indirilemedi\./)).toHaveTextContent(
      /indirilemedi\. GİB portalına şu anda ulaşılamıyor/,
    );
    cleanup();
    await linked.server.close();
  });

  /** Waits until the server reports the download as done. */
  async function settled({ client: own, companyId }: Scenario) {
    return waitFor(async () => {
      const answer = await own.GET('/company/sync', { params: { query: { companyId } } });
      expect(answer.data.durum).toBe('TAMAMLANDI');
      return answer;
    });
  }
});
