import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { fillLong, listNow, longTitle } from '../../../testing/week';
import { InvoiceList } from './InvoiceList';

const meta: Meta<typeof InvoiceList> = {
  title: 'Widgets/InvoiceList',
  component: InvoiceList,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof InvoiceList>;

/** A week of invoices in every status. */
export const Default: Story = { tags: ['looks'] };

/** A company that tracks what is left to pay: due days, states and a filter. */
export const Tracked: Story = {
  args: { defaultQuery: { range: { start: '2026-07-01', end: '2026-11-21' }, sort: 'vadeTarihi' } },
  parameters: {
    provider: { clock: listNow },
    load: async () => ({ scenario: await startReceivablesScenario() }),
  },
};

/** The bank asks the payer for what is left of an invoice. */
export const RequestPayment: Story = {
  ...Tracked,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const [menu] = await within(canvasElement).findAllByRole('button', { name: /^Fatura işlemleri/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ödeme İste' }));
    await expect(await screen.findByRole('dialog', { name: /^Ödeme İste/ })).toBeVisible();
  },
};

/** A company without invoices. */
export const Empty: Story = {
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: weekNow } }) }) },
};

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Very long names and amounts. */
export const Long: Story = {
  parameters: {
    provider: { clock: listNow },
    load: async () => {
      const scenario = await startScenario({ clock: { now: listNow } });
      await fillLong(scenario);
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(longTitle, undefined, { timeout: 10_000 });
  },
};

/** A host's parts: an action in the header and in each row's menu, no title, no column `vknTckn`. */
export const OwnParts: Story = {
  args: {
    hideTitle: true,
    headerActions: (
      <a className="bank-link" href="#credit">
        Fatura kredisi
      </a>
    ),
    rowActions: () => [{ id: 'own', label: 'Krediye çevir', onAction: () => {} }],
    hiddenColumns: ['vknTckn'],
  },
};

/** A host's own empty state. */
export const OwnEmptyState: Story = {
  args: { emptyState: <p>İlk faturanızı kesin, ilk üç ay bizden.</p> },
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: weekNow } }) }) },
};

export const Selected: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Şükrü Işıldak', 'Boğaziçi Üniversitesi Döner Sermaye İşletmesi Müdürlüğü'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `${name} faturasını seç` }));
    await expect(await canvas.findByText('2 fatura seçildi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'İmzala' }));
    await expect(args.onEvent).toHaveBeenCalledWith({
      widget: 'invoice-list',
      type: 'sign',
      faturaIds: [expect.any(String), expect.any(String)],
    });
  },
};

export const RowMenu: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }),
    );
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.innerText)).toEqual([
      ...['İmzala', 'Faturayı İndir', 'Paylaş\nİmzadan sonra paylaşılır', 'Düzenle'],
      ...['Kopyala', "GİB'den Tekrar İndir", 'Sil'],
    ]);
  },
};

export const Preview: Story = {
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Şükrü Işıldak' }));
    await expect(await screen.findByTitle('Fatura belgesi')).toHaveAttribute(
      'src',
      expect.stringContaining('signature='),
    );
  },
};

/** A draft that the portal refused shows the reason and can be sent again. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Ilgaz Dağ Otelcilik/ }));
    const preview = within(await screen.findByRole('dialog', { name: /Ilgaz Dağ/ }));
    const words = await preview.findByText(/^Fatura tarihi ileri bir tarih olamaz/, {}, { timeout: 10_000 });
    await expect(words.parentElement).toHaveTextContent(/Portal reddetti: Fatura/);
  },
};

/** A draft whose signing waits for its code is deleted after a second confirmation. */
export const DeleteUnderSignature: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    const { client, companyId } = loaded.scenario as Scenario;
    const name = 'Şükrü Işıldak';
    const query = { companyId };
    const { data } = await client.GET('/fatura/search', { params: { query: { ...query, q: name } } });
    await client.POST('/fatura/imza', { params: { query }, body: { faturaIds: data.items.map(({ id }) => id) } });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `Fatura işlemleri: ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sil' }));
    await expect(await dialog.findByText(/^Bu fatura şu anda imzada/, undefined, { timeout: 10_000 })).toBeVisible();
  },
};

/** The ways to share an approved invoice. */
export const Share: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Fatura işlemleri: Çiğdem Öztürk Mimarlık' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Paylaş' }));
    await expect(await screen.findByText(/^Bağlantı 7 gün/, undefined, { timeout: 10_000 })).toBeVisible();
  },
};

/** A search covers all dates, and shows a note. */
export const Search: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Fatura ara' }), '73.920{Enter}');
    await expect(await canvas.findByText('Tüm tarihler', undefined, { timeout: 10_000 })).toBeVisible();
    // The previous rows are dimmed until the new ones arrive.
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'), { timeout: 10_000 });
  },
};

export const DatesReversed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const end = await canvas.findByRole('textbox', { name: 'Bitiş tarihi' });
    await userEvent.clear(end);
    await userEvent.type(end, '01112026');
    await userEvent.click(canvas.getByRole('button', { name: 'Sorgula' }));
    await expect(canvas.getByText('Bitiş tarihi başlangıçtan önce olamaz')).toBeVisible();
  },
};

export const Syncing: Story = {
  parameters: {
    load: async () => ({
      scenario: await startScenario({ clock: { now: listNow }, sync: true, portalSwitches: { latencyMs: 150 } }),
    }),
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Portaldaki faturalarınız indiriliyor: [1-9]/)).toBeVisible();
  },
};

export const SyncStopped: Story = {
  parameters: {
    load: async () => ({
      scenario: await startScenario({
        clock: { now: listNow },
        sync: true,
        portalSwitches: { faults: [{ kind: 'maintenancePage', cmd: 'EARSIV_PORTAL_TASLAKLARI_GETIR' }] },
      }),
    }),
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const news = await within(canvasElement).findByText(/^Portaldaki faturalarınız indirilemedi/);
    await expect(news).toBeVisible();
    await expect(news.querySelector('[lang="tr"]')).toHaveTextContent(/^GİB portalına şu anda ulaşılamıyor/);
  },
};

export const NothingFound: Story = {
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: listNow } }) }) },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Fatura ara' }), 'yok böyle biri');
    await expect(await canvas.findByText('Aramaya uyan fatura yok', undefined, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aramayı temizle' }));
    await waitFor(() => expect(canvas.queryByText('Aramaya uyan fatura yok')).toBeNull());
  },
};
