import '../../styles.css';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { addCollectionAccount, pay, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList } from './InvoiceList';
import '../../../testing/patience';

const MONDAY = { faturaTarih: '2026-11-16' };
let scenario: Scenario;

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startReceiptScenario();
}, 120_000);
afterEach(cleanup);
afterAll(() => scenario.server.close());

function show(client = scenario.client) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList onEvent={() => undefined} />
    </KalemProvider>,
  );
  return userEvent.setup();
}
const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));

test('MNY-74: without a collection account the dialog names the next step', async () => {
  const name = 'Gülçin Işıldak';
  await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const user = show();
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: 'Ödeme Bağlantısı' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ödeme Bağlantısı/ }));
  expect(await dialog.findByText(/tahsilat hesabı seçilmemiş/)).toBeVisible();
});

const share = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: 'Paylaş' }));
  const links = await within(await screen.findByRole('region', { name: 'Paylaş' })).findAllByRole('link');
  const texts = links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' '));
  await user.keyboard('{Escape}');
  return texts;
};

test('MNY-73: without a collection account, and of a paid invoice, the shared text has no payment lines', async () => {
  const [open, paid] = ['Gökçe Irmak', 'İlknur Öz'];
  await sell(scenario, { ...MONDAY, aliciUnvan: open });
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: paid });
  const user = show();
  const texts = await share(user, open);
  cleanup();
  await addCollectionAccount(scenario);
  await pay(scenario, id, '1200.00');
  texts.push(...(await share(show(), paid)));
  expect(texts).toHaveLength(4);
  for (const text of texts) {
    expect(text).toContain('_f.pdf?expires=');
    expect(text).not.toContain('Ödeme için:');
  }
});

test('MNY-73: the shared text of an open invoice has the payment lines and the payment page', async () => {
  const name = 'Özge Çınar';
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const texts = await share(show(), name);
  const params = { path: { id }, query: { companyId: scenario.companyId } };
  const { data } = await scenario.client.POST('/fatura/{id}/odeme-baglantisi', { params });
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    const lines = `IBAN: TR33 0006 1005 1978 6457 8413 26\nAlıcı: ${data.satirlar.hesapSahibi}\nTutar: 1.200,00 TL`;
    expect(text).toContain(`Ödeme için:\n${lines}\nAçıklama: ${data.satirlar.aciklama}`);
    expect(text).toContain(scenario.client.addressOf(data.url));
  }
});

test('MNY-72, MNY-74: an open invoice has a payment page to pass on, with its lines to copy, and to end', async () => {
  const name = 'Şükran İnce';
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const user = show();
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: 'Ödeme Bağlantısı' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ödeme Bağlantısı/ }));
  const address = (await dialog.findByRole('link', { name: /odeme/ })).getAttribute('href') ?? '';
  const body = document.querySelector('.kalem-dialog__body');
  expect(body?.scrollWidth).toBe(body?.clientWidth);
  const lines = within(dialog.getByRole('region', { name: 'Ödeme bilgileri' }));
  expect(lines.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible();
  for (const copied of ['IBAN', 'Tutar', 'Açıklama'])
    expect(lines.getByRole('button', { name: `${copied} kopyala` })).toBeVisible();
  const shared = decodeURIComponent(
    dialog.getByRole('link', { name: "WhatsApp'ta paylaş" }).getAttribute('href') ?? '',
  );
  expect(shared).toContain(address);
  expect(shared).toContain('IBAN: TR33 0006 1005 1978 6457 8413 26');
  await user.click(dialog.getByRole('button', { name: 'Bağlantıyı Kapat' }));
  expect(dialog.getByText('Alıcı bu sayfayı artık açamaz. Kapatılsın mı?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Bağlantıyı Kapat' }));
  expect(await screen.findByText('Bağlantı kapatıldı')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const params = { path: { id }, query: { companyId: scenario.companyId } };
  const { data } = await scenario.client.POST('/fatura/{id}/odeme-baglantisi', { params });
  expect(scenario.client.addressOf(data.url)).not.toBe(address);
});

test('MNY-74: the preview offers it too, and neither for a paid invoice nor without tahsilatRead', async () => {
  const [open, paid] = ['Çağla Öz', 'Ayşe Ünlü'];
  await sell(scenario, { ...MONDAY, aliciUnvan: open });
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: paid });
  await pay(scenario, id, '1200.00');
  const user = show();
  await user.click(await screen.findByRole('button', { name: open }));
  const preview = within(await screen.findByRole('dialog', { name: new RegExp(`^${open}`) }));
  await user.click(await preview.findByRole('button', { name: 'Ödeme Bağlantısı' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ödeme Bağlantısı/ }));
  await user.click(dialog.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openMenu(user, paid);
  await screen.findAllByRole('menuitem');
  expect(screen.queryByRole('menuitem', { name: 'Ödeme Bağlantısı' })).toBeNull();
  cleanup();
  const staff = show((await asStaff(scenario, { faturaRead: true })).client);
  await openMenu(staff, open);
  await screen.findAllByRole('menuitem');
  expect(screen.queryByRole('menuitem', { name: 'Ödeme Bağlantısı' })).toBeNull();
});
