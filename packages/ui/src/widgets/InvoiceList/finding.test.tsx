import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { startListScenario } from '../../../testing/startListScenario';
import { listNow } from '../../../testing/week';
import type { Scenario } from '../../../testing/startScenario';
import type { ListQuery } from '../../kit/list/useListQuery';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList } from './InvoiceList';

let scenario: Scenario;
let client: KalemClient;
let asked: string[] = [];
let hold: Promise<void> | undefined;
let told: ListQuery | undefined;

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startListScenario();
  const wired = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${pathname.replace('/api', '')}${decodeURIComponent(search)}`);
      if (pathname.endsWith('/search')) await hold;
      return scenario.server.fetch(request);
    },
  });
  await wired.session.signIn(scenario.account);
  client = wired;
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);
beforeEach(() => {
  asked = [];
  hold = undefined;
  told = undefined;
});

/** A host that controls the query, as with the page's address. */
function Page({ initial = {} }: { initial?: Partial<ListQuery> }) {
  const [query, setQuery] = useState<Partial<ListQuery>>(initial);
  return (
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList
        query={query}
        onQueryChange={(next) => {
          told = next;
          setQuery(next);
        }}
      />
    </KalemProvider>
  );
}

const rows = () => screen.getAllByRole('row').slice(1);
const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') ?? document.body;
const names = () => rows().map((row) => row.querySelector('.kalem-list__name')?.textContent);
const found = () => document.querySelector('.kalem-invoice-filters__found')?.textContent;
const lastList = () => asked.findLast((call) => call.startsWith('/fatura?')) ?? '';
const select = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}: `) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: option }));
};

test('A-10, LST-09: Bugün, Bu hafta, Bu ay and Geçen ay query their days, and the host gets them', async () => {
  render(<Page />);
  await rowOf('Şükrü Işıldak');
  const ranges = [
    ['Bugün', '2026-11-21', '2026-11-21'],
    ['Bu hafta', '2026-11-16', '2026-11-22'],
    ['Bu ay', '2026-11-01', '2026-11-30'],
    ['Geçen ay', '2026-10-01', '2026-10-31'],
  ] as const;
  for (const [name, start, end] of ranges) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(lastList()).toContain(`baslangicTarihi=${start}&bitisTarihi=${end}`));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    expect(told?.range).toEqual({ start, end });
  }
  expect(await screen.findByRole('heading', { name: 'Bu aralıkta fatura yok' })).toBeVisible();
});

test('A-10: shows the number of results and their totals, without deleted invoices', async () => {
  render(<Page />);
  await rowOf('Şükrü Işıldak');
  await waitFor(() => expect(found()).toBe('11 fatura5.396.875,03 TRY'));
});

test('A-10, LST-21: filters by a status, or by drafts with few days left to sign', async () => {
  render(<Page />);
  await rowOf('Şükrü Işıldak');
  await select('Durum', 'Onaylandı');
  await waitFor(() => expect(found()).toMatch(/^4 fatura/));
  // The count can come before the rows.
  await waitFor(() =>
    expect(new Set(rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent))).toEqual(
      new Set(['Onaylandı']),
    ),
  );
  await select('Durum', 'Süresi yaklaşan');
  await waitFor(() => expect(names()).toEqual(['Boğaziçi Üniversitesi Döner Sermaye İşletmesi Müdürlüğü']));
  expect(told?.filter).toEqual({ durum: 'due' });
});

test('A-10: when no invoice has the chosen status, the list shows it, with a way back to all statuses', async () => {
  render(<Page initial={{ range: { start: '2026-11-20', end: '2026-11-21' } }} />);
  await rowOf('Şükrü Işıldak');
  await select('Durum', 'Süresi yaklaşan');
  expect(await screen.findByRole('heading', { name: 'Bu durumda fatura yok' })).toBeVisible();
  expect(screen.getByText('20/11/2026 – 21/11/2026 arasında durumu "Süresi yaklaşan" olan fatura yok.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tüm durumları göster' }));
  await rowOf('Şükrü Işıldak');
});

test('A-10: sorts by amount and by date, from the menu and from the table head', async () => {
  render(<Page />);
  await rowOf('Şükrü Işıldak');
  await select('Sıralama', 'Tutar: yüksekten düşüğe');
  await waitFor(() => expect(names()[0]).toBe('Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi'));
  await userEvent.click(screen.getByRole('button', { name: 'Düzenlenme Tarihi' }));
  await waitFor(() => expect(names()[0]).toBe('Şanlıurfa İpekyolu Tekstil Dokuma Anonim Şirketi'));
  expect(told?.sort).toBe('faturaTarih');
});

test('USE-16, A-10, LST-08: a search shows at once that it runs and covers all dates, and can be limited to the range', async () => {
  render(<Page initial={{ range: { start: '2026-11-20', end: '2026-11-21' } }} />);
  await rowOf('Şükrü Işıldak');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Fatura ara' }), '73.920');
  expect(screen.getByRole('progressbar', { name: 'Aranıyor' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Çiğdem Öztürk Mimarlık']));
  expect(screen.queryByRole('progressbar', { name: 'Aranıyor' })).toBeNull();
  expect(screen.getByText('Tüm tarihler')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Başlangıç tarihi' })).toBeNull();
  expect(found()).toBe('1 fatura73.920,00 TRY');

  await userEvent.click(screen.getByRole('button', { name: 'Bu aralıkta' }));
  expect(await screen.findByRole('heading', { name: 'Aramaya uyan fatura yok' })).toBeVisible();
  expect(asked.at(-1)).toContain('baslangicTarihi=2026-11-20&bitisTarihi=2026-11-21');
  expect(screen.getByRole('textbox', { name: 'Başlangıç tarihi' })).toHaveValue('20/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Tüm tarihler' }));
  await waitFor(() => expect(names()).toEqual(['Çiğdem Öztürk Mimarlık']));
});

test('USE-16, A-10: while a search runs, the previous rows are marked and cannot be selected', async () => {
  let answer = () => {};
  hold = new Promise((resolve) => (answer = resolve));
  render(<Page />);
  await rowOf('Şükrü Işıldak');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Fatura ara' }), 'ışık');
  await waitFor(() => expect(asked.some((call) => call.startsWith('/fatura/search'))).toBe(true));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('progressbar', { name: 'Aranıyor' })).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  answer();
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeEnabled();
});
