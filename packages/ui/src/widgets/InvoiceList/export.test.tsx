import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { createDraft } from '../../../testing/createDraft';
import { startListScenario } from '../../../testing/startListScenario';
import { listNow } from '../../../testing/week';
import type { Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList, useInvoiceList } from './InvoiceList';

let scenario: Scenario;
let client: KalemClient;
let saved: HTMLAnchorElement[] = [];
let hold: Promise<void> | undefined;
let isFailing = false;
let isSlow = false;

function hear(event: MouseEvent) {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  saved.push(event.target);
}

beforeAll(async () => {
  await page.viewport(1280, 900);
  document.addEventListener('click', hear);
  scenario = await startListScenario();
  await createDraft(scenario, { aliciUnvan: '=HYPERLINK("http://x")', faturaTarih: '2026-11-20' });
  const wired = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/fatura/all')) {
        await hold;
        if (isFailing) throw new TypeError('Failed to fetch');
      }
      const answer = await scenario.server.fetch(request);
      if (!isSlow || !pathname.endsWith('/fatura/search')) return answer;
      return Response.json({ ...(await answer.json()), eksik: true });
    },
  });
  await wired.session.signIn(scenario.account);
  client = wired;
}, 120_000);
afterAll(() => {
  document.removeEventListener('click', hear);
  return scenario.server.close();
});
afterEach(cleanup);
beforeEach(() => {
  saved = [];
  hold = undefined;
  isFailing = false;
  isSlow = false;
});

async function show(locale: 'tr' | 'en' = 'tr') {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow} locale={locale}>
      <InvoiceList />
    </KalemProvider>,
  );
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
}

const press = () => userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));

/** The sheet of the saved workbook. */
async function sheetOf(link: HTMLAnchorElement | undefined): Promise<Document> {
  const bytes = new Uint8Array(await (await fetch(link?.href ?? '')).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const [size, name] = [view.getUint32(18, true), view.getUint16(26, true)];
  expect(new TextDecoder().decode(bytes.slice(30, 30 + name))).toBe('xl/worksheets/sheet1.xml');
  const packed = new Blob([bytes.slice(30 + name, 30 + name + size)]).stream();
  const xml = await new Response(packed.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  return new DOMParser().parseFromString(xml, 'application/xml');
}

test('LST-01, LST-17, LST-18: writes faturalar.xlsx with 37 columns, amounts as numbers and formulas as texts', async () => {
  await show();
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.download).toBe('faturalar.xlsx');
  const rows = [...(await sheetOf(saved[0])).getElementsByTagName('row')].map((row) => [...row.children]);
  expect(rows).toHaveLength(13);
  for (const cells of rows) expect(cells).toHaveLength(37);
  expect(rows[0]?.map((cell) => cell.textContent).slice(0, 3)).toEqual([
    'Fatura Tarihi',
    'Fatura Saati',
    'Belge Numarası',
  ]);
  const texts = rows.flat().filter((cell) => cell.textContent === '=HYPERLINK("http://x")');
  expect(texts.map((cell) => [cell.getAttribute('t'), cell.querySelector('f')])).toEqual([['inlineStr', null]]);
  const [amount] = rows.slice(1).map((cells) => cells.at(-1));
  expect(amount?.getAttribute('t')).toBeNull();
  expect(rows.slice(1).map((cells) => Number(cells.at(-1)?.textContent))).toContain(73920);
});

test('LST-17: shows progress, can be cancelled, and reports a failure', async () => {
  let go = () => {};
  hold = new Promise((resolve) => (go = resolve));
  await show();
  await press();
  expect(await screen.findByText('0 / 12 fatura indirildi')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Durdur' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Durdur' })).toBeNull());
  go();
  expect(saved).toEqual([]);
  expect(screen.queryByText('Bir hata oluştu')).toBeNull();

  isFailing = true;
  await press();
  expect(await screen.findByText('Bir hata oluştu')).toBeVisible();
});

test('LST-03, BNK-03: the user’s choice of columns is remembered', async () => {
  await show();
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('button', { name: 'Sütunlar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Belge Numarası' }));
  await waitFor(() => expect(heads()).not.toContain('Belge Numarası'));
  cleanup();
  await show();
  await waitFor(() => expect(heads()).not.toContain('Belge Numarası'));
  await userEvent.click(screen.getByRole('button', { name: 'Sütunlar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Belge Numarası' }));
  await waitFor(() => expect(heads()).toContain('Belge Numarası'));
  expect(within(screen.getByRole('table')).getByText('İşlemler')).toBeVisible();
});

test('A-10, LST-17: exports the results of a search over all dates, or within the range', async () => {
  const name = 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi';
  const days = ['2026-10-19', '2026-11-14', '2026-11-18', '2026-11-18'];
  for (const faturaTarih of ['2026-11-14', '2026-10-19', '2026-11-18'])
    await createDraft(scenario, { aliciUnvan: name, faturaTarih });
  await createDraft(scenario, { faturaTarih: '2026-10-19' });
  await show();
  const exported = async () => {
    const [, ...rows] = [...(await sheetOf(saved.at(-1))).getElementsByTagName('row')].map((row) => [...row.children]);
    return rows.map((cells) => `${cells[0]?.textContent} ${cells[7]?.textContent}`);
  };
  const rowsOf = (dates: readonly string[]) =>
    dates.map((date) => `${date.split('-').toReversed().join('/')} ${name}`).toReversed();

  await userEvent.fill(screen.getByRole('textbox', { name: 'Fatura ara' }), 'kızılırmak');
  // Before the pause is over, the typed text already counts.
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await exported()).toEqual(rowsOf(days));
  await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(4));
  await press();
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(await exported()).toEqual(rowsOf(days));

  await userEvent.click(screen.getByRole('button', { name: 'Bu aralıkta' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(3));
  await press();
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(await exported()).toEqual(rowsOf(days.slice(1)));
});

test('A-10, LST-17: a search without results exports only the headings', async () => {
  await show();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Fatura ara' }), 'böyle biri yok');
  await screen.findByRole('heading', { name: 'Aramaya uyan fatura yok' });
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await sheetOf(saved[0])).getElementsByTagName('row')).toHaveLength(1);
});

describe('A-10, LST-17: warns that a file may not contain all results of a search', () => {
  const name = 'Gökırmak Çeltik';
  const most = 'Dosyada en yeni 50 fatura var; bir arama daha fazlasını vermez. Kalanlar için aramayı daraltın.';
  const part =
    'The file holds 4 invoices; the search took long, so only the latest were looked at. Type a longer text.';

  /** A host with its own view. */
  function Own() {
    const { exportAll, excel, invoices } = useInvoiceList({ defaultQuery: { search: name } });
    const { saved } = excel;
    return (
      <>
        {invoices.items?.slice(0, 1).map(({ id }) => (
          <button key={id} type="button" onClick={exportAll}>
            Aktar
          </button>
        ))}
        {saved && <p>{`${saved.count} ${saved.isCut} ${saved.isPart}`}</p>}
      </>
    );
  }

  test('at the limit of 50 results, also in the hook; not with fewer', async () => {
    for (let drafts = 0; drafts < 50; drafts += 1)
      await createDraft(scenario, { aliciUnvan: name, faturaTarih: drafts < 49 ? '2026-11-18' : '2026-11-12' });
    await createDraft(scenario, { aliciUnvan: `${name} Fabrikası`, faturaTarih: '2026-11-19' });
    await show();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Fatura ara' }), name);
    await press();
    expect(await screen.findByText(most)).toBeVisible();
    const rows = [...(await sheetOf(saved[0])).getElementsByTagName('row')];
    expect(rows).toHaveLength(51);
    expect(rows.some((row) => row.firstElementChild?.textContent === '12/11/2026')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));

    await userEvent.fill(screen.getByRole('textbox', { name: 'Fatura ara' }), `${name} Fabrikası`);
    await press();
    await waitFor(() => expect(saved).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Durdur' })).toBeNull());
    expect(screen.queryByText(/^Dosyada /)).toBeNull();

    cleanup();
    render(
      <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
        <Own />
      </KalemProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Aktar' }));
    expect(await screen.findByText('50 true false')).toBeVisible();
  });

  test('after a search that was cut short for time', async () => {
    isSlow = true;
    await show('en');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Search invoices' }), 'kızılırmak');
    await userEvent.click(screen.getByRole('button', { name: 'Export to Excel' }));
    expect(await screen.findByText(part)).toBeVisible();
  });
});
