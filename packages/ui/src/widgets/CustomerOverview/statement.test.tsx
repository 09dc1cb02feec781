import '../../styles.css';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { Receivables } from '../Receivables/Receivables';
import { CustomerOverview, type CustomerOverviewEvent } from './CustomerOverview';
import '../../../testing/patience';

let scenario: ReceivablesScenario;
beforeAll(async () => {
  await page.viewport(1440, 1000);
  scenario = await startReceivablesScenario();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);

async function open(client = scenario.client, onEvent?: (event: CustomerOverviewEvent) => void) {
  const { companyId, cariId } = scenario;
  render(
    <KalemProvider client={client} companyId={companyId} clock={listNow}>
      <CustomerOverview cariId={cariId} {...(onEvent && { onEvent })} />
    </KalemProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cari Ekstre' }));
  return screen.findByRole('dialog', { name: /^Cari Ekstre/ });
}
const rowsIn = async (dialog: HTMLElement, name: string) => {
  const table = await within(dialog).findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('MNY-53, MNY-54: the statement on screen has the figures of the account', async () => {
  const dialog = await open();
  const rows = await rowsIn(dialog, 'Cari Ekstre');
  const { data } = await scenario.client.GET('/alacak/{id}', {
    params: {
      path: { id: (await debtor()).id },
      query: { companyId: scenario.companyId },
    },
  });
  expect(data.bakiyeler[0]?.bakiye).toBe('2047855.85');
  expect(rows.at(-1)?.slice(6)).toEqual(['2.047.855,85', 'B']);
  expect(dialog).toHaveTextContent(
    'Kayıtlarımıza göre 21/11/2026 tarihi itibarıyla hesabınız 2.047.855,85 TL borç bakiyesi vermektedir.',
  );
  const openRows = await rowsIn(dialog, 'Açık faturalar');
  expect(openRows.map((cells) => cells.slice(1))).toEqual([
    ['09/10/2026', '43 gün', '318.450,00'],
    ['04/11/2026', '17 gün', '642.300,00'],
    ['21/12/2026', '', '1.099.605,85'],
    ['', '', '2.060.355,85'],
    ['', '', '12.500,00'],
  ]);
});

const debtor = async () => {
  const query = { companyId: scenario.companyId, vknTckn: '7351902846' };
  const { data } = await scenario.client.GET('/alacak', { params: { query } });
  const [first] = data.items;
  if (!first) throw new Error('The customer has no account');
  return first;
};

test('MNY-54: presets and days choose the period; a day in the wrong order is refused at its place', async () => {
  const dialog = await open();
  await rowsIn(dialog, 'Cari Ekstre');
  expect(within(dialog).getByRole('radio', { name: 'Bu yıl' })).toBeChecked();
  const start = within(dialog).getByRole('textbox', { name: 'Başlangıç tarihi' });
  expect(start).toHaveValue('01/01/2026');
  await userEvent.clear(start);
  await userEvent.type(start, '01/11/2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sorgula' }));
  await waitFor(async () =>
    expect((await rowsIn(dialog, 'Cari Ekstre'))[0]?.slice(0, 3)).toEqual(['01/11/2026', '', 'Devir']),
  );
  expect(within(dialog).getByRole('radio', { name: 'Bu yıl' })).not.toBeChecked();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Bitiş tarihi' }), '01/10/2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sorgula' }));
  expect(within(dialog).getByRole('textbox', { name: 'Bitiş tarihi' })).toBeInvalid();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Tüm hareketler' }));
  await waitFor(async () => expect((await rowsIn(dialog, 'Cari Ekstre'))[0]?.[2]).toBe('Fatura'));
});

test('MNY-54: Excel and PDF are saved under the customer’s name', async () => {
  const dialog = await open();
  await rowsIn(dialog, 'Cari Ekstre');
  const saved = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'PDF indir' }));
  await waitFor(() => expect(names).toHaveLength(1));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Excel indir' }));
  await waitFor(() => expect(names).toHaveLength(2));
  const name = 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim cari ekstre 2026-11-21';
  expect(names).toEqual([`${name}.pdf`, `${name}.xlsx`]);
  const [pdf] = saved.mock.calls[0] ?? [];
  expect(await (pdf as Blob).slice(0, 5).text()).toBe('%PDF-');
  click.mockRestore();
  saved.mockRestore();
});

test('MNY-57: a statement that cannot be read can be asked for again', async () => {
  const network = openNetwork(scenario.server);
  const client = await network.signIn(scenario.account);
  network.cut(`GET /alacak/${(await debtor()).id}/ekstre`, 'before');
  const dialog = await open(client);
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Yeniden dene' }));
  await rowsIn(dialog, 'Cari Ekstre');
});

test('MNY-48: a row of the receivables opens its statement', async () => {
  render(
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <Receivables />
    </KalemProvider>,
  );
  const row = (await screen.findAllByRole('row', { name: /İğneada/ }))[0];
  await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Cari işlemleri/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekstre' }));
  await rowsIn(await screen.findByRole('dialog', { name: /^Cari Ekstre/ }), 'Cari Ekstre');
});

test('MNY-55, MNY-56: a link is created, passed on and ended, and the answer of the customer is shown', async () => {
  const events: CustomerOverviewEvent['type'][] = [];
  const dialog = await open(scenario.client, ({ type }) => events.push(type));
  const part = within(await within(dialog).findByRole('region', { name: 'Ekstre bağlantısı' }));
  await userEvent.click(part.getByRole('button', { name: 'Bağlantı Oluştur' }));
  const address = (await part.findByRole<HTMLAnchorElement>('link', { name: /ekstre/ })).href;
  const side = document.querySelector('.kalem-statement__side');
  expect(side?.scrollWidth).toBe(side?.clientWidth);
  expect(part.getByText('21/12/2026 gününe kadar açık')).toBeVisible();
  expect(decodeURIComponent(part.getByRole<HTMLAnchorElement>('link', { name: "WhatsApp'ta paylaş" }).href)).toContain(
    `Sayın İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi, 21/11/2026 tarihli cari ekstreniz: ${address}`,
  );
  expect(events).toEqual(['statementShared']);

  const shown = await scenario.server.fetch(new Request(address));
  expect(await shown.text()).toContain('2.047.855,85 TL borç bakiyesi');
  await scenario.server.fetch(
    new Request(`${address}/yanit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'sonuc=MUTABIK_DEGIL&metin=Ekim+ödendi',
    }),
  );
  cleanup();
  const again = within(await open());
  expect(await again.findByText('Mutabık değiliz')).toBeVisible();
  expect(again.getByText('Ekim ödendi')).toBeVisible();
  expect(again.getByText(/Bağlantı 1 kez açıldı/)).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Bağlantıyı Kapat' }));
  expect(again.getByText('Alıcı bu sayfayı artık açamaz. Kapatılsın mı?')).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Bağlantıyı Kapat' }));
  await waitFor(() => expect(again.queryByRole('link', { name: /ekstre/ })).toBeNull());
  expect((await scenario.server.fetch(new Request(address))).status).toBe(404);
  expect(again.getByText('Ekim ödendi')).toBeVisible();
});
