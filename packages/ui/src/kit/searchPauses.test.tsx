import '../styles.css';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor } from '../../testing/render';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startScenario, type Scenario } from '../../testing/startScenario';
import { KalemProvider } from '../provider/KalemProvider';
import { createPageStorage } from '../provider/storage';
import { CustomerList } from '../widgets/CustomerList/CustomerList';
import { InvoiceForm } from '../widgets/InvoiceForm/InvoiceForm';
import { InvoiceList } from '../widgets/InvoiceList/InvoiceList';
import { StockList } from '../widgets/StockList/StockList';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});
afterAll(() => scenario.server.close());
afterEach(cleanup);

test.each<[string, number, string, () => Promise<HTMLElement>, ReactElement]>([
  ['invoices', 1000, 'GET /fatura/search', () => screen.findByRole('textbox', { name: 'Fatura ara' }), <InvoiceList />],
  ['customers', 1000, 'GET /cari/search', () => screen.findByRole('textbox', { name: 'Cari ara' }), <CustomerList />],
  ['stock', 1000, 'GET /stok/search', () => screen.findByRole('textbox', { name: 'Stok ara' }), <StockList />],
  ['a recipient', 1000, 'GET /cari/search', () => screen.findByRole('combobox', { name: 'Alıcı' }), <InvoiceForm />],
  [
    'a stock item in the form',
    500,
    'GET /stok/search',
    () => screen.findByRole('textbox', { name: 'Mal / Hizmet, 1. satır' }),
    <InvoiceForm />,
  ],
])('NUM-17: who looks for %s is asked for %i ms after the last key', async (_, pause, call, findField, widget) => {
  const calls: { call: string; at: number }[] = [];
  const client = createClient({
    baseUrl: scenario.server.baseUrl,
    fetch: (request) => {
      calls.push({
        call: `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`,
        at: performance.now(),
      });
      return scenario.server.fetch(request);
    },
  });
  await client.session.signIn(scenario.account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId} storage={createPageStorage()}>
      {widget}
    </KalemProvider>,
  );
  const field = await findField();
  // Types once first, so that lazy loading on the first key does not count as pause.
  await userEvent.type(field, 'yıl');
  await waitFor(() => expect(calls.map((made) => made.call)).toContain(call));
  calls.length = 0;
  let lastKey = 0;
  field.addEventListener('input', () => (lastKey = performance.now()));
  await userEvent.keyboard('dız');
  await waitFor(() => expect(calls.map((made) => made.call)).toContain(call));
  const waited = (calls.find((made) => made.call === call)?.at ?? 0) - lastKey;
  expect(waited).toBeGreaterThan(pause - 20);
  expect(waited).toBeLessThan(pause + 400);
});
