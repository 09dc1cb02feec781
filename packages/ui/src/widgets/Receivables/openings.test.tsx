import '../../styles.css';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { listNow } from '../../../testing/week';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import { KalemProvider } from '../../provider/KalemProvider';
import { Receivables } from './Receivables';
import '../../../testing/patience';

let scenario: ReceivablesScenario;
beforeAll(async () => {
  await page.viewport(1440, 1000);
  scenario = await startReceivablesScenario();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);

function show(client = scenario.client) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <Receivables />
    </KalemProvider>,
  );
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

test('MNY-42: opening balances are taken from a sheet; a wrong row is shown and reported', async () => {
  show();
  await press('Açılış bakiyelerini yükle');
  const rows = [
    ['Vergi No', 'Firma Adı', 'Bakiye', 'Döviz', 'Vade'],
    ['4840847211', 'Çınarlı Ağaç Ürünleri Limited Şirketi', 88000.5, 'TL', '31.10.2026'],
    ['5560173901', 'Kızılırmak Un', 'yok', '', ''],
  ];
  const file = new File([await writeWorkbook('Devir', [rows])], 'devir.xlsx');
  await userEvent.upload(await screen.findByLabelText('Excel dosyası'), file);
  await press('Devam');
  await press('Kontrol et');
  expect(await screen.findByText('alınacak satır')).toBeVisible();
  await press('1 satırı yükle');
  expect(await screen.findByText('Alınmayan 1 satır')).toBeVisible();
  expect(screen.getByRole('cell', { name: /Kızılırmak Un/ })).toBeVisible();
  await press('Listeye dön');
  const row = (await screen.findByRole('button', { name: /^Çınarlı/ })).closest('tr');
  expect(row).toHaveTextContent('88.000,50');
  expect(row).toHaveTextContent('Gecikmiş, 21 gün');
});

test('MNY-105: a member without tahsilatWrite imports nothing', async () => {
  show((await asStaff(scenario, { tahsilatRead: true })).client);
  await screen.findByRole('table', { name: 'Alacaklar' });
  expect(screen.queryByRole('button', { name: 'Açılış bakiyelerini yükle' })).toBeNull();
});
