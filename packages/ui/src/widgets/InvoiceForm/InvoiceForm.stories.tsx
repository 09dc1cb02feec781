import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createDraft } from '../../../testing/createDraft';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { keepDraft } from '../../../testing/keepDraft';
import { sampleInvoice } from '../../../testing/sampleInvoice';
import { startScenario } from '../../../testing/startScenario';
import { InvoiceForm } from './InvoiceForm';

const now = () => new Date('2026-11-21T11:05:22Z');

const meta: Meta<typeof InvoiceForm> = {
  title: 'Widgets/InvoiceForm',
  component: InvoiceForm,
  args: { onEvent: fn() },
  parameters: {
    provider: { clock: weekNow, storage: keepDraft() },
    load: async () => ({ scenario: await openWeek() }),
  },
};
export default meta;

type Story = StoryObj<typeof InvoiceForm>;

const sample = (lines: number) => keepDraft(sampleInvoice(lines, now()));

/** A new invoice without any input. */
export const Default: Story = { tags: ['looks'] };

/** A draft of eight lines, restored from the device. */
export const Filled: Story = { tags: ['looks'], parameters: { provider: { storage: sample(8) } } };

/** An invoice is loading. */
export const Loading: Story = {
  args: { mode: 'edit', invoiceId: 'on its way' },
  parameters: { load: () => ({ scenario: noAnswer() }) },
};

/** The invoice could not be loaded. */
export const Failed: Story = {
  args: { mode: 'edit', invoiceId: 'out of reach' },
  parameters: { load: () => ({ scenario: noConnection() }) },
};

export const New: Story = {
  parameters: { provider: { storage: keepDraft() } },
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'VKN / TCKN' }), '1938472657');
    await userEvent.tab();
    await expect(await canvas.findByText('Mükellef bilgileri getirildi')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' }), 'Danışmanlık hizmeti');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Birim Fiyat, 1. satır' }), '1234,56789');
    await expect(canvas.getByText('YALNIZ BİNDÖRTYÜZSEKSENBİR TÜRK LİRASI KIRKSEKİZ KURUŞ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(await screen.findByText('Fatura kaydedildi')).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'saved' }));
  },
};

export const FortyLines: Story = {
  parameters: { provider: { storage: sample(40) } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('gridcell', { name: '42.000,00' }))[0] ?? canvasElement);
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await expect(await canvas.findByRole('group', { name: '3. satırın ayrıntıları' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Hesaplanan KDV/ }));
    await expect(await canvas.findByText('KDV %10')).toBeVisible();
  },
};

export const FieldsMissing: Story = {
  parameters: { provider: { storage: keepDraft() } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Kaydet' }));
    await expect(await canvas.findByText('Kaydetmek için 4 alan eksik veya hatalı.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'VKN / TCKN' })).toHaveFocus());
  },
};

export const RefusedByPortal: Story = {
  parameters: {
    provider: { storage: sample(3) },
    load: async () => {
      const scenario = await startScenario({ clock: { now } });
      scenario.server.simulator.setSwitches({
        faults: [
          { kind: 'sentence', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', text: 'Fatura tarihi ileri bir tarih olamaz.' },
        ],
      });
      return { scenario };
    },
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Kaydet' }));
    // The text is in the banner above the form and in the review beside it.
    const told = await canvas.findAllByText('Fatura tarihi ileri bir tarih olamaz.');
    await expect(told).toHaveLength(2);
    for (const place of told) await expect(place).toBeVisible();
  },
};

/** `onBeforeSave` of the host refuses the save with a reason. */
export const RefusedByHost: Story = {
  args: { onBeforeSave: () => 'Günlük limitiniz doldu.' },
  parameters: { provider: { storage: sample(3) } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Kaydet' }));
    await expect(await canvas.findByText('Günlük limitiniz doldu.')).toBeVisible();
  },
};

export const ForeignCurrency: Story = {
  parameters: { provider: { storage: sample(3) } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const currency = await canvas.findByRole('combobox', { name: 'Para Birimi' });
    await userEvent.click(currency);
    await userEvent.clear(currency);
    await userEvent.type(currency, 'dolar');
    await userEvent.click(await screen.findByRole('option', { name: /USD/ }));
    await expect(await canvas.findByText('1 USD = 41,1034 TRY')).toBeVisible();
    await userEvent.click(currency);
    await expect(await screen.findByRole('option', { name: /GBP/ })).toBeVisible();
  },
};

export const WaitingForPortal: Story = {
  args: { mode: 'edit' },
  parameters: {
    provider: { storage: keepDraft() },
    load: async () => {
      const scenario = await startScenario({ clock: { now } });
      scenario.server.simulator.setSwitches({ faults: [{ kind: 'droppedConnection' }] });
      const { id } = await createDraft(scenario, { faturaTarih: '2026-11-20', faturaSaat: '09:30:00' });
      return { scenario, invoiceId: id };
    },
  },
  render: (args, { loaded }) => <InvoiceForm {...args} mode="edit" invoiceId={loaded.invoiceId} />,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Bu fatura henüz portala ulaşmadı/)).toBeVisible();
  },
};

export const Edit: Story = {
  args: { mode: 'edit' },
  parameters: { provider: { storage: keepDraft() }, load: loadSaved },
  render: (args, { loaded }) => <InvoiceForm {...args} mode="edit" invoiceId={loaded.invoiceId} />,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Faturayı düzenle' })).toBeVisible();
    await expect(within(canvasElement).getByText(/^GIB2026/)).toBeVisible();
  },
};

export const Copy: Story = {
  args: { mode: 'copy' },
  parameters: { provider: { storage: keepDraft() }, load: loadSaved },
  render: (args, { loaded }) => <InvoiceForm {...args} mode="copy" invoiceId={loaded.invoiceId} />,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Faturayı kopyala' })).toBeVisible();
  },
};

export const DarkFaults: Story = {
  parameters: { provider: { storage: sample(8) } },
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('gridcell', { name: '42.000,00' }))[0] ?? canvasElement);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Birim Fiyat, 3. satır' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText('Birim Fiyat: Bu alan gereklidir')).toBeVisible();
  },
};

export const PhoneTotals: Story = {
  parameters: { provider: { storage: sample(8) } },
  globals: { width: '390' },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Peyzaj, çim biçme ve bahçe bakım hizmeti'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ek alanlar' }));
    await expect(canvas.getByRole('textbox', { name: /Açıklama/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Ödenecek Tutar/ }));
    await expect(await screen.findByRole('dialog', { name: 'Toplamlar' })).toBeVisible();
  },
};

export const FiveThousandLines: Story = {
  parameters: { provider: { storage: sample(5000) } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Birim Fiyat, 1. satır' }));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Birim Fiyat, 5.000. satır' })).toHaveFocus());
  },
};

async function loadSaved() {
  const scenario = await startScenario({ clock: { now } });
  const { id } = await createDraft(scenario, { faturaTarih: '2026-11-20', faturaSaat: '09:30:00' });
  return { scenario, invoiceId: id };
}
