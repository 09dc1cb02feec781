import '../src/styles.css';
import { noPermissions } from '@kalem/domain';
import type { KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from './render';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { KalemProvider } from '../src/provider/KalemProvider';
import { CollectionSettings } from '../src/widgets/CollectionSettings/CollectionSettings';
import { CompanyWizard } from '../src/widgets/CompanyWizard/CompanyWizard';
import { CustomerForm } from '../src/widgets/CustomerForm/CustomerForm';
import { CustomerList } from '../src/widgets/CustomerList/CustomerList';
import { InvoiceForm } from '../src/widgets/InvoiceForm/InvoiceForm';
import { InvoiceList } from '../src/widgets/InvoiceList/InvoiceList';
import { Permissions } from '../src/widgets/Permissions/Permissions';
import { ReadyNotes } from '../src/widgets/ReadyNotes/ReadyNotes';
import { Requests } from '../src/widgets/Requests/Requests';
import { StockForm } from '../src/widgets/StockForm/StockForm';
import { StockList } from '../src/widgets/StockList/StockList';
import { fillNotes } from './fillNotes';
import { startRequestScenario } from './startRequestScenario';
import { asStaff } from './staff';
import { fillWeek, listNow } from './week';

/** A user with all read permissions and no write permission. */
let reader: KalemClient;
let scenario: Awaited<ReturnType<typeof startRequestScenario>>;

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startRequestScenario();
  await fillWeek(scenario);
  await fillNotes(scenario);
  const params = { query: { companyId: scenario.companyId } };
  const customer = { vknTckn: '7351902846', unvan: 'İğneada Lojistik A.Ş.', ulke: 'Türkiye', il: 'İSTANBUL' };
  await scenario.client.POST('/cari', { params, body: customer });
  await scenario.client.POST('/stok', { params, body: { malHizmet: 'Çığ perdesi', birim: 'C62' } });
  const granted = Object.keys(noPermissions).filter((name) => name.endsWith('Read'));
  ({ client: reader } = await asStaff(scenario, Object.fromEntries(granted.map((name) => [name, true]))));
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);

const cards = ["Excel'den yükle", 'Sil'];

test.each<[name: string, widget: ReactElement, shown: string, writes: string[]]>([
  ['InvoiceList', <InvoiceList />, 'Şükrü Işıldak', ['Yeni Fatura Oluştur', 'İmzala']],
  ['InvoiceForm', <InvoiceForm />, 'Ödenecek Tutar', ['Kaydet', 'Kaydet ve imzala']],
  ['CustomerList', <CustomerList />, 'İğneada Lojistik A.Ş.', ['Yeni cari ekle', ...cards]],
  ['CustomerForm', <CustomerForm />, 'Vergi Dairesi', ['Vazgeç', 'Kaydet']],
  ['StockList', <StockList />, 'Çığ perdesi', ['Yeni stok ekle', ...cards]],
  ['StockForm', <StockForm />, 'Birim', ['Ticari Mal', 'Adet', '%20', 'Vazgeç', 'Kaydet']],
  [
    'ReadyNotes',
    <ReadyNotes />,
    'Açıklamalar',
    [
      'Banka / IBAN ekle',
      'Türkiye Garanti Bankası A.Ş.',
      'İşlemler',
      'Açıklama ekle',
      'Ödemelerinizi fatura numarasını yazarak yapınız.',
      'İade ve değişim 14 gün içinde, ürün ambalajı açılmadan yapılır.',
    ],
  ],
  ['CollectionSettings', <CollectionSettings />, 'Varsayılan vade', ['Kaydet']],
  ['Requests', <Requests />, 'İptal / İtiraz Talepleri', ['Talebi Kabul Et', 'Talebi Reddet']],
  [
    'Permissions',
    <Permissions />,
    'Yetkilendirme',
    ['Sahipliği devret', 'Kullanıcı ekle', 'İşlemler', 'Bütün bağlantıları kapat'],
  ],
  ['CompanyWizard', <CompanyWizard activeStep={1} />, 'Şirket Bilgileri', ['Kaydet ve devam et']],
])('USR-12: of %s, who may only read cannot press what writes', async (_name, widget, shown, writes) => {
  show(widget, scenario.client);
  await screen.findAllByText(shown);
  await waitFor(() => expect([...pressable()]).toEqual(expect.arrayContaining(writes)));
  const all = pressable();
  cleanup();
  show(widget, reader);
  await screen.findAllByText(shown);
  // In any order: with a fixed clock, two explanations of the same instant may be listed either way round.
  await waitFor(() => expect([...all].filter((name) => !pressable().has(name)).sort()).toEqual([...writes].sort()));
});

test('USR-12: menu and preview of an invoice, and the list’s keys, offer no write actions to a read-only user', async () => {
  const onEvent = vi.fn();
  show(<InvoiceList onEvent={onEvent} />, reader);
  const invoice = await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Yeni Fatura Oluştur/ })).toBeDisabled());
  await userEvent.click(screen.getByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }));
  const menu = within(await screen.findByRole('menu'));
  const isOff = (item: HTMLElement) => item.getAttribute('aria-disabled') === 'true';
  const items = menu.getAllByRole('menuitem');
  expect(items.filter(isOff).map(({ innerText }) => innerText)).toEqual(
    expect.arrayContaining(['İmzala', 'Düzenle', 'Kopyala', 'Sil'].map((name) => `${name}\nFatura yazma yetkiniz yok`)),
  );
  expect(items.filter((item) => !isOff(item)).map(({ textContent }) => textContent)).toContain('Faturayı İndir');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('n');
  await userEvent.keyboard('i');

  await userEvent.click(invoice);
  const preview = within(await screen.findByRole('dialog'));
  for (const name of ['İmzala', /^Düzenle/, /^Kopyala/, /^Sil/])
    for (const button of preview.getAllByRole('button', { name })) expect(button).toBeDisabled();
  for (const name of [/^Düzenle/, /^Kopyala/, /^Sil/])
    expect(preview.getByRole('button', { name })).toHaveTextContent('Fatura yazma yetkiniz yok');
  const colourOf = (name: RegExp) => getComputedStyle(preview.getByRole('button', { name })).color;
  expect(colourOf(/^Sil/)).toBe(colourOf(/^Kopyala/));
  expect(onEvent).not.toHaveBeenCalled();
});

test.each<[name: string, widget: ReactElement, why: string]>([
  ['InvoiceList', <InvoiceList />, 'Fatura yazma yetkiniz yok'],
  ['Permissions', <Permissions />, 'Yetkileri değiştirme yetkiniz yok'],
])('USR-12: %s explains disabled buttons to users with read-only access', async (_name, widget, why) => {
  show(widget, scenario.client);
  await screen.findAllByRole('row');
  expect(screen.queryByText(why)).toBeNull();
  cleanup();
  show(widget, reader);
  expect(await screen.findByText(why)).toBeVisible();
});

function show(widget: ReactElement, client: KalemClient) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      {widget}
    </KalemProvider>,
  );
}

/** The names of the enabled buttons without their shortcuts. Those of rows once. */
function pressable(): Set<string> {
  const buttons = screen.queryAllByRole('button').filter((button) => !button.matches(':disabled'));
  return new Set(buttons.map((button) => nameOf(button).replace(/: .*/, '')));
}

function nameOf(button: HTMLElement): string {
  const text = button.querySelector(':scope > span:not([aria-hidden])')?.textContent;
  return button.getAttribute('aria-label') ?? text ?? button.textContent;
}
