import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { advance, collectionOf, pay, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow, longTitle } from '../../../testing/week';
import { Button } from '../../primitives/Button';
import { ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog';

type Sales = Parameters<typeof sell>[1][];

const meta: Meta<typeof ReceiptDialog> = {
  title: 'Widgets/ReceiptDialog',
  component: ReceiptDialog,
  args: { onEvent: fn() },
  argTypes: { isOpen: { control: false }, faturaIds: { control: false }, cariHesapId: { control: false } },
  parameters: { ownData: true, provider: { clock: listNow }, load: () => withSales({}) },
  // In the documentation page the dialog stays closed, because it would cover the page.
  render: ({ onEvent }, { loaded, viewMode }) => (
    <Page
      faturaIds={loaded.faturaIds}
      cariHesapId={loaded.cariHesapId}
      onEvent={onEvent}
      startsOpen={viewMode !== 'docs'}
    />
  ),
};
export default meta;

type Story = StoryObj<typeof ReceiptDialog>;

interface PageProps extends Pick<ReceiptDialogProps, 'onEvent' | 'faturaIds' | 'cariHesapId'> {
  startsOpen: boolean;
}

function Page({ faturaIds, cariHesapId, onEvent, startsOpen }: PageProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Tahsilat Gir</Button>
      <ReceiptDialog
        faturaIds={faturaIds}
        cariHesapId={cariHesapId}
        isOpen={isOpen}
        onEvent={(event) => {
          onEvent?.(event);
          if (event.type === 'receiptClosed') setOpen(false);
        }}
      />
    </>
  );
}

/** Sells these invoices in a company that tracks its receivables. */
async function withSales(...sales: Sales): Promise<{ scenario: Scenario; faturaIds: string[] }> {
  const scenario = await startReceiptScenario();
  return { scenario, faturaIds: await sell(scenario, ...sales) };
}

const within = { timeout: 10_000 };
const amount = () => screen.findByRole('textbox', { name: 'Tutar' }, within);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, within));

/** One invoice, preset to what is left to pay. */
export const Default: Story = { tags: ['looks'] };

/** Several invoices of one customer. The amount is spread by due day. */
export const Several: Story = {
  parameters: {
    load: () =>
      withSales(
        { vadeTarihi: '2026-11-10' },
        { vadeTarihi: '2026-12-15', birimFiyat: '535250' },
        { birimFiyat: '250' },
      ),
  },
};

/** Invoices of two customers are two payments. */
export const SeveralCustomers: Story = {
  parameters: {
    load: () => withSales({}, { vknTckn: '11111111111', aliciUnvan: '', aliciAdi: 'Şükrü', aliciSoyadi: 'Işıldak' }),
  },
};

/** The account of a customer with open invoices and an unused credit. */
export const Account: Story = {
  tags: ['looks'],
  parameters: {
    load: async () => {
      const { scenario, faturaIds } = await withSales(
        { vadeTarihi: '2026-11-10' },
        { vadeTarihi: '2026-12-15', birimFiyat: '535250' },
      );
      const [id = ''] = faturaIds;
      await advance(scenario, id, { tutar: '12500.00' });
      return { scenario, cariHesapId: (await collectionOf(scenario, id)).cariHesapId };
    },
  },
};

/** Very long names and amounts. */
export const Long: Story = {
  tags: ['looks'],
  parameters: {
    load: () =>
      withSales(
        { aliciUnvan: longTitle, birimFiyat: '98765432.10', vadeTarihi: '2026-11-05' },
        { vknTckn: '11111111111', aliciUnvan: '', aliciAdi: 'Şükrü', aliciSoyadi: 'Işıldak' },
      ),
  },
};

/** A foreign invoice that is paid in TRY. */
export const Foreign: Story = {
  tags: ['!autodocs'],
  parameters: { load: () => withSales({ paraBirim: 'USD', dovizKur: '41.285' }) },
  play: async () => {
    await press('USD Ödenen para birimi');
    await userEvent.click(await screen.findByRole('option', { name: 'TRY' }));
    await expect(await screen.findByRole('textbox', { name: 'Kur (1 USD)' })).toBeVisible();
  },
};

/** Saves a part of the amount. */
export const Saves: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '500');
    await press('Kaydet');
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'receiptClosed', reason: 'saved' })),
    );
  },
};

/** The day of the payment is after today. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const day = await screen.findByRole('textbox', { name: 'Tarih' }, within);
    await userEvent.clear(day);
    await userEvent.type(day, '22112026');
    await press('Kaydet');
    await waitFor(() => expect(day).toHaveAccessibleDescription('Tahsilat tarihi bugünden sonra olamaz'));
  },
};

/** Nothing is left to pay. */
export const Empty: Story = {
  tags: ['!autodocs'],
  parameters: {
    load: async () => {
      const { scenario, faturaIds } = await withSales({});
      for (const id of faturaIds) await pay(scenario, id, '1200.00');
      return { scenario, faturaIds };
    },
  },
  play: async () => {
    await screen.findByText(/^Bu faturaların kalanı yok/, undefined, within);
  },
};

/** Before the first answer. */
export const Loading: Story = {
  tags: ['!autodocs'],
  parameters: { load: () => ({ scenario: noAnswer(), faturaIds: ['f1'] }) },
};

/** The server cannot be reached. */
export const Failed: Story = {
  tags: ['!autodocs'],
  parameters: { load: () => ({ scenario: noConnection(), faturaIds: ['f1'] }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Yeniden dene' }, within);
  },
};
