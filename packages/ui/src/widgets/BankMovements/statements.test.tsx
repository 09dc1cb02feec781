import '../../styles.css';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen } from '../../../testing/render';
import { ownIban, statementFile } from '../../../testing/startMovementScenario';
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
afterEach(cleanup);

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
