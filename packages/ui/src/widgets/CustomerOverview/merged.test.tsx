import '../../styles.css';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { pay, sell } from '../../../testing/startReceiptScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { CustomerOverview } from './CustomerOverview';
import '../../../testing/patience';

let scenario: ReceivablesScenario;
beforeAll(async () => {
  await page.viewport(1440, 1400);
  scenario = await startReceivablesScenario();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);

const rows = async (count: number) => {
  const table = await screen.findByRole('table', { name: 'Açık faturalar' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
};
const act = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Hesap işlemleri' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

function show() {
  const { client, companyId, cariId } = scenario;
  render(
    <KalemProvider client={client} companyId={companyId} clock={listNow}>
      <CustomerOverview cariId={cariId} />
    </KalemProvider>,
  );
}

test('MNY-43: a settled account is found', async () => {
  const buyer = {
    vknTckn: '11111111111',
    aliciUnvan: '',
    aliciAdi: 'Gülçin',
    aliciSoyadi: 'Ağaoğlu',
    vergiDairesi: '',
  };
  const [id = ''] = await sell(scenario, buyer);
  await pay(scenario, id, '1200.00');
  show();
  await rows(3);
  await act(/^Cari hesapları birleştir/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Cari ara' }), 'ağaoğlu');
  expect(await dialog.findByRole('radio', { name: /^Gülçin Ağaoğlu/ })).toBeVisible();
});

test('MNY-43: another account is found and merged, then split; the message of each undoes it', async () => {
  show();
  await rows(3);
  await act(/^Cari hesapları birleştir/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Cari ara' }), 'ışıldak');
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
  await userEvent.click(dialog.getByRole('radio', { name: /^Şükrü Işıldak/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Birleştir' }));
  expect(await screen.findByText('Şükrü Işıldak bu hesapla birleştirildi')).toBeVisible();
  await rows(4);
  expect(screen.getByText('Birleşen: Şükrü Işıldak')).toBeVisible();

  await act(/^Ayır/);
  expect(await screen.findByText('Şükrü Işıldak ayrıldı')).toBeVisible();
  await rows(3);
  await userEvent.click(screen.getAllByRole('button', { name: 'Geri al' }).at(-1) ?? document.body);
  await rows(4);
});
