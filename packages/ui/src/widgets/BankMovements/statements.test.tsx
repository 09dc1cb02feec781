import '../../styles.css';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen } from '../../../testing/render';
import { ownIban, readStatement, statementFile } from '../../../testing/startMovementScenario';
import { startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { BankMovements } from './BankMovements';
import '../../../testing/patience';

let scenario: Scenario;
beforeAll(async () => {
  await page.viewport(1440, 1400);
  scenario = await startReceiptScenario();
}, 180_000);
afterAll(() => scenario.server.close());
afterEach(async () => {
  cleanup();
  // A file that waits for an answer would be opened by the next upload.
  const params = { query: { companyId: scenario.companyId } };
  const { items } = (await scenario.client.GET('/banka-hareketi/dosya', { params })).data;
  for (const { id } of items.filter(({ durum }) => durum === 'ONAY_BEKLIYOR'))
    await scenario.client.DELETE('/banka-hareketi/dosya/{id}', { params: { path: { id }, ...params } });
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const movements = async () => {
  const params = { query: { companyId: scenario.companyId } };
  return (await scenario.client.GET('/banka-hareketi', { params })).data.items;
};

test('MNY-86, MNY-99, MNY-103: a statement is confirmed, read, reported and undone; nothing is stored before', async () => {
  render(
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <BankMovements />
    </KalemProvider>,
  );
  expect(await screen.findByText('Banka hareketi yok')).toBeVisible();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Dosya Yükle' }))[0] as HTMLElement);
  const file = await statementFile([
    ['18.11.2026', 'GELEN FAST - KIZILIRMAK UN', 1200],
    ['19.11.2026', 'KIRA ODEMESI', -500],
  ]);
  await userEvent.upload(await screen.findByLabelText('Hesap özeti dosyası'), file);
  expect(await screen.findByText(/Bu IBAN banka kayıtlarınızda yok/)).toBeVisible();
  expect(screen.getByRole('cell', { name: 'GELEN FAST - KIZILIRMAK UN' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Açıklama sütunu/ })).toHaveTextContent('Açıklama');
  expect(await movements()).toEqual([]);
  await press('Hareketleri al');
  expect(await screen.findByText('1 hareket alındı: 0 kendiliğinden eşleşti, 0 öneri, 1 eşleşmedi.')).toBeVisible();
  expect(screen.getByText('1 yeni, 0 daha önce alınmış')).toBeVisible();
  expect(await movements()).toMatchObject([{ hesap: ownIban, tutar: '1200.00', durum: 'ESLESMEDI' }]);
  await press('Dosyayı geri al');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Dosyayı geri al' })).at(-1) as HTMLElement);
  expect((await screen.findAllByText('Dosya geri alındı')).length).toBeGreaterThan(0);
  expect(await movements()).toEqual([]);
});

const textFile = (lines: readonly string[], name = 'ekstre.csv') => new File([lines.join('\r\n')], name);
const show = () =>
  render(
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <BankMovements />
    </KalemProvider>,
  );
async function upload(file: File): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Dosya Yükle' }))[0] as HTMLElement);
  await userEvent.upload(await screen.findByLabelText('Hesap özeti dosyası'), file);
}

test('MNY-88, MNY-89: without balances a statement warns; a column that mixes two number styles is asked for', async () => {
  show();
  await upload(
    textFile([`IBAN;${ownIban};`, 'Tarih;Açıklama;Tutar', '18.11.2026;BIR;1.234,56', '19.11.2026;IKI;1,234.56']),
  );
  expect(await screen.findByText('Bakiye sütunu yok, eksik satır fark edilemez.')).toBeVisible();
  await press('Hareketleri al');
  expect(await screen.findByText(/Bu sütunda iki yazım birden var: /)).toBeVisible();
  expect(await movements()).toEqual([]);
});

test('MNY-87: columns that were not found are shown by the person', async () => {
  show();
  await upload(textFile(['Gün;Not;Para', '18.11.2026;BIR;20,00']));
  expect(await screen.findByText('Tarih, açıklama ve tutar sütunları bulunamadı, lütfen gösteriniz.')).toBeVisible();
});

test('MNY-85, MNY-100: movements of the connected bank are read on demand; one that it took back is shown', async () => {
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  const account = { bankaAdi: 'Ziraat', iban: ownIban, faturadaGoster: false, tahsilatHesabi: true };
  await client.POST('/banka', { params, body: account });
  const statement = (rows: string[], from: string, to: string) =>
    textFile([':20:KALEM', `:25:${ownIban}`, ':28C:1/1', `:60F:${from}`, ...rows, `:62F:${to}`, '-'], 'ekstre.txt');
  const files = [
    statement([':61:2611181118C1260,00NTRFREF123', ':86:FAST'], 'C261117TRY0,00', 'C261118TRY1260,00'),
    statement([':61:2611191119RC1260,00NTRFREF123', ':86:IADE'], 'C261118TRY1260,00', 'C261119TRY0,00'),
  ];
  for (const file of files) {
    const { data } = await client.POST('/banka-hareketi/dosya', { params, body: { file } as never });
    await readStatement(scenario, data);
  }
  show();
  await press(/Eşleşmeyenler/);
  expect(await screen.findByText(/tutarındaki ödemeyi geri aldı\./)).toBeVisible();
  await press('Bankadan Al');
  expect(await screen.findByText(/^\d+ yeni, \d+ daha önce alınmış$/)).toBeVisible();
});
