import '../../styles.css';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { savedSheet } from '../../../testing/savedSheet';
import { depot, type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { listNow } from '../../../testing/week';
import type { ListQuery } from '../../kit/list/useListQuery';
import { KalemProvider } from '../../provider/KalemProvider';
import { Receivables } from './Receivables';
import '../../../testing/patience';

const FORMULA = '=HYPERLINK("http://x")';
let scenario: ReceivablesScenario;
let saved: HTMLAnchorElement[] = [];

function hear(event: MouseEvent) {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  saved.push(event.target);
}

beforeAll(async () => {
  await page.viewport(1440, 1000);
  document.addEventListener('click', hear);
  scenario = await startReceivablesScenario(FORMULA);
}, 120_000);
afterAll(() => {
  document.removeEventListener('click', hear);
  return scenario.server.close();
});
beforeEach(() => (saved = []));
afterEach(cleanup);

async function show(defaultQuery: Partial<ListQuery> = {}) {
  const network = openNetwork(scenario.server);
  const client = await network.signIn(scenario.account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <Receivables defaultQuery={defaultQuery} />
    </KalemProvider>,
  );
  await screen.findByRole('table', { name: 'Alacaklar' });
  await screen.findByRole('button', { name: FORMULA });
  return network;
}

/** Exports and returns the saved file. */
async function exported(what: 'Alacaklar' | 'Tahsilatlar') {
  await userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  await userEvent.click(await screen.findByRole('menuitem', { name: what }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return { name: saved[0]?.download, ...(await savedSheet(await (await fetch(saved[0]?.href ?? '')).blob())) };
}

test('MNY-60: alacaklar.xlsx has the shown accounts; amounts are numbers, and a formula is a text', async () => {
  await show();
  const { name, rows, cells } = await exported('Alacaklar');
  expect(name).toBe('alacaklar.xlsx');
  expect(rows[0]).toEqual([
    ...['Cari', 'VKN / TCKN', 'Para Birimi', 'Bakiye', 'Vadesi gelmemiş', '1–30 gün', '31–60 gün', '61–90 gün'],
    ...['90 günden fazla', 'Avans', 'Son tahsilat', 'Son tahsilat tutarı'],
  ]);
  expect(rows.slice(1).map(([debtor]) => debtor)).toHaveLength(3);
  expect(rows[1]).toEqual([
    ...[FORMULA, depot.vknTckn, 'TRY', '2047855.85', '1099605.85', '642300', '318450', '0', '0', '12500'],
    ...['12/11/2026', '262500'],
  ]);
  const texts = cells.filter((cell) => cell.textContent === FORMULA);
  expect(texts.map((cell) => [cell.getAttribute('t'), cell.querySelector('f')])).toEqual([['inlineStr', null]]);
  expect(cells.find((cell) => cell.textContent === '2047855.85')?.getAttribute('t')).toBeNull();
});

test('MNY-60: alacaklar.xlsx follows search, filter and currency', async () => {
  await show({ filter: { paraBirim: 'USD' } });
  expect((await exported('Alacaklar')).rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
    [FORMULA, depot.vknTckn, 'USD', '48750'],
  ]);
  saved = [];
  cleanup();
  await show({ filter: { geciken: 'evet' }, search: depot.vknTckn });
  expect((await exported('Alacaklar')).rows).toHaveLength(2);
});

test('MNY-60: tahsilatlar.xlsx has all payments, also those that were undone, without refunds', async () => {
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  const [first = ''] = scenario.faturaIds;
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id: first }, ...params } });
  const cariHesapId = data.tahsilat?.cariHesapId ?? '';
  const payment = { cariHesapId, paraBirim: 'TRY', aciklama: FORMULA, yontem: 'NAKIT' as const };
  const { data: wrong } = await client.POST('/tahsilat', {
    params,
    body: { ...payment, tarih: '2026-11-20', tutar: '75.50' },
  });
  await client.POST('/tahsilat/{id}/geri-al', { params: { path: { id: wrong.id }, ...params }, body: {} });
  await client.POST('/tahsilat/para-iadesi', { params, body: { ...payment, tarih: '2026-11-21', tutar: '10.00' } });
  await show();
  const { name, rows, cells } = await exported('Tahsilatlar');
  expect(name).toBe('tahsilatlar.xlsx');
  expect(rows).toEqual([
    [
      ...['Tarih', 'Cari', 'VKN / TCKN', 'Tutar', 'Para Birimi', 'Kur', 'Yöntem', 'Kapatılan Faturalar'],
      ...['Kullanılmayan', 'Açıklama', 'Kaydeden', 'Geri Alındı'],
    ],
    [
      ...['20/11/2026', FORMULA, depot.vknTckn, '75.5', 'TRY', '', 'Nakit', '', '0', FORMULA, 'Işıl Çağlayan'],
      '21/11/2026',
    ],
    [
      ...['12/11/2026', FORMULA, depot.vknTckn, '262500', 'TRY', '', 'Havale / EFT / FAST', data.belgeNumarasi],
      ...['12490', 'Ekim taksiti', 'Işıl Çağlayan', ''],
    ],
  ]);
  expect(cells.find((cell) => cell.textContent === '262500')?.getAttribute('t')).toBeNull();
});
