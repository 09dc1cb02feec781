import '../../styles.css';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { pay, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList } from './InvoiceList';
import '../../../testing/patience';

const MONDAY = { faturaTarih: '2026-11-16' };
const IBAN = 'TR330006100519786457841326';
let scenario: Scenario;

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startReceiptScenario();
  await scenario.client.POST('/banka', {
    params: { query: { companyId: scenario.companyId } },
    body: { bankaAdi: 'Ziraat Bankası', iban: IBAN, faturadaGoster: false, tahsilatHesabi: true },
  });
}, 120_000);
afterEach(cleanup);
afterAll(() => scenario.server.close());

function show() {
  render(
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList onEvent={() => undefined} />
    </KalemProvider>,
  );
  return userEvent.setup();
}
type User = ReturnType<typeof userEvent.setup>;
const openRequest = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ödeme İste' }));
  return within(await screen.findByRole('dialog', { name: /^Ödeme İste/ }));
};
const requestsOf = async (id: string) => {
  const params = { path: { id }, query: { companyId: scenario.companyId } };
  return (await scenario.client.GET('/fatura/{id}/odeme-iste', { params })).data.items;
};
const decide = (id: string, islem: string) =>
  scenario.server.fetch(
    new Request(`${location.origin}/dev/bank/istek/${id}`, { method: 'POST', body: new URLSearchParams({ islem }) }),
  );

test('MNY-79, MNY-80: asks for a payment, shows its state, and cancels it', async () => {
  const name = 'Şule Gökçe';
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const user = show();
  const form = await openRequest(user, name);
  await user.clear(await form.findByRole('textbox', { name: /^(E-posta|Telefon)/ }));
  await user.click(form.getByRole('button', { name: 'Ödeme İste' }));
  expect(await form.findByText('Bu alan gereklidir')).toBeVisible();
  await user.click(form.getByRole('button', { name: /Kime$/ }));
  await user.click(await screen.findByRole('option', { name: 'Telefon' }));
  await user.type(form.getByRole('textbox', { name: /^Telefon/ }), '0532 123 45 67');
  await user.click(form.getByRole('button', { name: 'Ödeme İste' }));
  expect(await screen.findByText('Ödeme isteği gönderildi')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await requestsOf(id)).toMatchObject([{ durum: 'GONDERILDI', tutar: '1200.00', kismi: false }]);

  await openRequest(user, name);
  const states = within(await screen.findByRole('region', { name: 'Ödeme istekleri' }));
  expect(states.getByText('İstek gönderildi')).toBeVisible();
  expect(states.getByText(/Telefon: 5321234567/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'İsteği İptal Et' }));
  expect(await screen.findByText('Ödeme isteği iptal edildi')).toBeVisible();

  await openRequest(user, name);
  expect(await screen.findByText('İptal edildi')).toBeVisible();
  expect(screen.getByText('Alacaklı iptal etti.')).toBeVisible();
});

test("MNY-80: the preview shows the state and the bank's reason; a paid request is recorded when it is cancelled", async () => {
  const name = 'İlknur Şahin';
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const ask = async () =>
    scenario.client.POST('/fatura/{id}/odeme-iste', {
      params: { path: { id }, query: { companyId: scenario.companyId } },
      body: {
        borclu: { tur: 'EPOSTA', deger: 'ilknur@ornek.com.tr' },
        sonGecerlilik: new Date(scenario.server.clock.now().getTime() + 86_400_000).toISOString(),
        kismi: false,
      },
    });
  const { data: request } = await ask();
  await decide(request.id, 'ode');
  const user = show();
  await user.click(await screen.findByRole('button', { name }));
  const preview = within(await screen.findByRole('dialog', { name: new RegExp(`^${name}`) }));
  expect(await preview.findByText('İstek gönderildi')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Ödeme İste' }));
  await user.click(await screen.findByRole('button', { name: 'İsteği İptal Et' }));
  expect(await screen.findByText('İstek ödenmiş, tahsilat kaydedildi')).toBeVisible();
  expect(await requestsOf(id)).toMatchObject([{ durum: 'ODENDI', odenen: '1200.00' }]);
});

test('MNY-78: the dialog of the payment link has the code of the bank, marked as a test', async () => {
  const name = 'Gönül Işık';
  await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const user = show();
  await user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ödeme Bağlantısı' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ödeme Bağlantısı/ }));
  const code = await dialog.findByRole('img', { name: 'Ödeme karekodu' });
  await waitFor(() => expect((code as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  expect(dialog.getByText('Deneme')).toBeVisible();
});

test('MNY-79: a paid invoice offers no request', async () => {
  const name = 'Ümit Çağlar';
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: name });
  await pay(scenario, id, '1200.00');
  const user = show();
  await user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));
  await screen.findAllByRole('menuitem');
  expect(screen.queryByRole('menuitem', { name: 'Ödeme İste' })).toBeNull();
});
