import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDraft } from '../../../../testing/createDraft';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { asStaff } from '../../../../testing/staff';
import { receiptsOf, startReceiptScenario } from '../../../../testing/startReceiptScenario';
import type { Scenario } from '../../../../testing/startScenario';
import { listNow } from '../../../../testing/week';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm } from '../InvoiceForm';
import '../../../../testing/patience';

let scenario: Scenario;
beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startReceiptScenario();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);

function show(faturaId: string, client = scenario.client) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceForm mode="edit" invoiceId={faturaId} />
    </KalemProvider>,
  );
}

test('MNY-32: a saved draft is marked as paid in advance, and the message undoes it', async () => {
  const { id } = await createDraft(scenario, { faturaTarih: '2026-11-20' });
  show(id);
  await userEvent.click(await screen.findByRole('button', { name: 'İşlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Peşin alındı' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('textbox', { name: 'Tutar' })).toHaveValue('1.200,00');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Tahsilat kaydedildi')).toBeVisible();
  expect(await receiptsOf(scenario, id)).toMatchObject([
    { taslakId: id, tutar: '1200.00', yontem: 'NAKIT', kullanilmayan: '1200.00', dagitim: [] },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Geri Al' }));
  await waitFor(async () => expect((await receiptsOf(scenario, id))[0]?.geriAlindi).not.toBeNull());
});

test('MNY-32, MNY-105: a user who records no payments has no menu', async () => {
  const { id } = await createDraft(scenario, { faturaTarih: '2026-11-20' });
  const { client } = await asStaff(scenario, { faturaRead: true, faturaWrite: true, tahsilatRead: true });
  show(id, client);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: /^Kaydet ve/ });
  expect(screen.queryByRole('button', { name: 'İşlemler' })).toBeNull();
});
