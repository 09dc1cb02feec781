import '../../styles.css';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { CustomerOverview } from './CustomerOverview';
import '../../../testing/patience';

let scenario: ReceivablesScenario;
const shown: string[] = [];
beforeAll(async () => {
  await page.viewport(1440, 1400);
  scenario = await startReceivablesScenario();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);

function show() {
  const { client, companyId, cariId } = scenario;
  render(
    <KalemProvider client={client} companyId={companyId} clock={listNow}>
      <CustomerOverview cariId={cariId} onEvent={({ type }) => shown.push(type)} />
    </KalemProvider>,
  );
}
const rowsOf = async (name: string, count: number) => {
  const table = await screen.findByRole('table', { name });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
  return within(table).getAllByRole('row').slice(1);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openDialog = async () => {
  await press('Hesap işlemleri');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Açılış bakiyesi' }));
  return read();
};
/** The dialog behind its loading state. */
const read = async () => {
  await screen.findByRole('radio', { name: 'Müşteri borçlu' });
  return within(screen.getByRole('dialog'));
};

test('MNY-42, MNY-49: an opening balance is entered, paid, undone and removed on the page of a customer', async () => {
  show();
  await rowsOf('Açık faturalar', 3);
  const dialog = await openDialog();
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Tutar' }), '4500,5');
  await userEvent.type(dialog.getByRole('textbox', { name: /Vade tarihi/ }), '01/03/2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Açılış bakiyesi kaydedildi')).toBeVisible();
  const [opening] = await rowsOf('Açık faturalar', 4);
  expect(opening).toHaveTextContent(/01\/03\/2026Gecikmiş, 265 günAçılış bakiyesi.*4\.500,50 TRY/);
  await userEvent.click(screen.getByRole('radio', { name: 'Tüm hareketler' }));
  expect(await screen.findByRole('row', { name: /Açılış bakiyesi.*Vade 01\/03\/2026.*4\.500,50/ })).toBeVisible();

  await press('Tahsilat Gir: Açılış bakiyesi');
  expect(await screen.findByRole('textbox', { name: 'Tutar' })).toHaveValue('4.500,50');
  await press('Kaydet');
  await rowsOf('Açık faturalar', 3);
  await press('Geri Al');
  await rowsOf('Açık faturalar', 4);

  await press('Açılış bakiyesi');
  const again = await read();
  expect(await again.findByRole('textbox', { name: 'Tutar' })).toHaveValue('4.500,50');
  await userEvent.click(again.getByRole('button', { name: 'Kaldır' }));
  await rowsOf('Açık faturalar', 3);
  expect(shown).not.toContain('showInvoice');
});

test('MNY-42, MNY-39: a credit raises Avans and is undone by its entry', async () => {
  show();
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Müşteri alacaklı' }));
  expect(dialog.queryByRole('textbox', { name: /Vade tarihi/ })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Tutar' }), '100');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const account = within(await screen.findByRole('region', { name: 'Hesap' }));
  const credit = () => account.getByText('Avans / fazla ödeme').nextElementSibling;
  await waitFor(() => expect(credit()).toHaveTextContent('12.600,00'));
  await userEvent.click(screen.getByRole('radio', { name: 'Tüm hareketler' }));
  const entry = within(await screen.findByRole('row', { name: /Açılış bakiyesi.*100,00/ }));
  await userEvent.click(entry.getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Geri Al' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Geri Al' }));
  await waitFor(() => expect(credit()).toHaveTextContent('12.500,00'));
});
