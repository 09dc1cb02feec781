import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { startListScenario } from '../../../testing/startListScenario';
import { listNow, smsCode } from '../../../testing/week';
import type { Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { SigningDialog } from '../SigningDialog/SigningDialog';
import { InvoiceList, useInvoiceList, type InvoiceListEvent } from './InvoiceList';

let scenario: Scenario;
const events: InvoiceListEvent[] = [];

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startListScenario();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);

/** A host's page: the list and the signing dialog. */
function Page() {
  const [faturaIds, setIds] = useState<readonly string[]>([]);
  return (
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList
        onEvent={({ widget: _widget, ...event }) => {
          events.push(event);
          if (event.type === 'sign') setIds(event.faturaIds);
        }}
      />
      <SigningDialog
        faturaIds={faturaIds}
        isOpen={faturaIds.length > 0}
        onEvent={({ type }) => type === 'signingClosed' && setIds([])}
      />
    </KalemProvider>
  );
}

const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') ?? document.body;
const boxOf = (name: string) => screen.findByRole('checkbox', { name: `${name} faturasını seç` });
const choose = async (name: string) => userEvent.click(await boxOf(name));
const toolbar = () => screen.getByRole('toolbar', { name: 'Seçili faturalar' });

test('USE-09, SGN-01, SGN-06: a mixed selection shows how many invoices are skipped, and signed ones are deselected', async () => {
  render(<Page />);
  await choose('Çiğdem Öztürk Mimarlık');
  await userEvent.click(screen.getByRole('button', { name: 'İmzala' }));
  expect(await screen.findByText(/^Seçilen faturalar imzalanamaz/)).toBeVisible();
  expect(events).toEqual([]);

  const waiting = 'Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ticaret Limited Şirketi';
  for (const name of ['Şükrü Işıldak', waiting]) await choose(name);
  expect(toolbar()).toHaveTextContent('3 fatura seçildi');
  expect(toolbar()).toHaveTextContent('2 fatura imzalanamaz: onaylı, silinmiş ya da portalda değil');
  await userEvent.click(screen.getByRole('button', { name: '1 faturayı imzala' }));
  expect(events).toEqual([{ type: 'sign', faturaIds: [expect.any(String)] }]);
  await screen.findByRole('timer');
  await userEvent.keyboard(`${smsCode}{Enter}`);
  await waitFor(() => expect(toolbar()).toHaveTextContent('2 fatura seçildi'));
  expect(await boxOf('Şükrü Işıldak')).not.toBeChecked();
  expect(await boxOf(waiting)).toBeChecked();
  await waitFor(async () => expect(within(await rowOf('Şükrü Işıldak')).getByText('Onaylandı')).toBeVisible());
}, 90_000);

test('A-10, SGN-01: during a search only its results are selected, downloaded and signed', async () => {
  render(<Page />);
  await choose('Şükrü Işıldak');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Fatura ara' }), 'iğneada');
  const found = await boxOf('İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }));
  expect(found).toBeChecked();
  expect(toolbar()).toHaveTextContent('1 fatura seçildi');
  expect(within(toolbar()).queryByRole('button', { name: 'Aralıktaki tüm faturaları seç' })).toBeNull();
  events.length = 0;
  await userEvent.click(within(toolbar()).getByRole('button', { name: 'İmzala' }));
  expect(events).toEqual([{ type: 'sign', faturaIds: [expect.any(String)] }]);
});

test('A-10, LST-03: selectAll of the hook selects the results of a search, not all invoices', async () => {
  function Own() {
    const { invoices, selection, selectAll, search } = useInvoiceList({ query: { search: 'anonim' } });
    return (
      <>
        <button onClick={selectAll}>all of {invoices.items?.length}</button>
        <button onClick={() => search('iğneada')}>type</button>
        <button onClick={() => search('anonim')}>type what is shown</button>
        <output>{selection.rows.map(({ aliciUnvan }) => aliciUnvan).join()}</output>
      </>
    );
  }
  render(
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <Own />
    </KalemProvider>,
  );
  await screen.findByRole('button', { name: 'all of 4' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  // The rows do not belong to the typed text yet, so none is selected.
  await press('type');
  await press('all of 4');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('type what is shown');
  await press('all of 4');
  await waitFor(() => expect(screen.getByRole('status').textContent?.split(',')).toHaveLength(4));
  expect(screen.getByRole('status')).toHaveTextContent('Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi');
});
