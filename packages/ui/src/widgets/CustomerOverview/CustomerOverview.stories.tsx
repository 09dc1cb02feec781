import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { asStaff } from '../../../testing/staff';
import { newCustomerOf, startCustomerScenario } from '../../../testing/startCustomerScenario';
import { addCollectionAccount } from '../../../testing/startReceiptScenario';
import { startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { startReturnScenario } from '../../../testing/startReturnScenario';
import { startScenario } from '../../../testing/startScenario';
import { listNow, longTitle } from '../../../testing/week';
import { CustomerOverview } from './CustomerOverview';

const meta: Meta<typeof CustomerOverview> = {
  title: 'Widgets/CustomerOverview',
  component: CustomerOverview,
  args: { onEvent: fn(), cariId: '' },
  parameters: {
    ownData: true,
    provider: { clock: listNow },
    load: async () => ({ scenario: await startCustomerScenario() }),
  },
  render: (args, { loaded: { scenario } }) => <CustomerOverview {...args} cariId={scenario.cariId ?? 'yok'} />,
};
export default meta;

type Story = StoryObj<typeof CustomerOverview>;

/** A customer with monthly invoices in three currencies. */
export const Default: Story = { tags: ['looks'] };

/** The customer has issued a return, and the user is asked whether it lowers the balance. */
export const ReceivedReturn: Story = {
  parameters: { load: async () => ({ scenario: await startReturnScenario() }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await expect(await shown.findByRole('button', { name: 'Düş' }, { timeout: 10_000 })).toBeVisible();
  },
};

/** A customer without invoices. */
export const Empty: Story = {
  parameters: {
    load: async () => {
      const scenario = await startScenario({ clock: { now: listNow } });
      return { scenario: { ...scenario, cariId: await newCustomerOf(scenario) } };
    },
  },
};

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** A member who may read only the card. */
export const Refused: Story = {
  tags: ['looks'],
  parameters: { load: async () => ({ scenario: await asStaff(await startCustomerScenario(), { cariRead: true }) }) },
};

/** Very long names and amounts. */
export const Long: Story = {
  parameters: { load: async () => ({ scenario: await startCustomerScenario(longTitle, 10) }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: longTitle });
  },
};

/** 'Ödeme Bağlantısı': the payment page of an open invoice, its lines to copy, and how it is passed on. */
export const PaymentLink: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: {
    load: async () => {
      const scenario = await startReceivablesScenario();
      await addCollectionAccount(scenario);
      return { scenario };
    },
  },
  play: async ({ canvasElement }) => {
    const wait = { timeout: 10_000 };
    const table = await within(canvasElement).findByRole('table', { name: 'Açık faturalar' }, wait);
    const [menu] = await within(table).findAllByRole('button', { name: /^İşlemler/ }, wait);
    await userEvent.click(menu ?? table);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ödeme Bağlantısı' }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ödeme Bağlantısı/ }, wait));
    await expect(await dialog.findByText('318.450,00', { exact: false }, wait)).toBeVisible();
  },
};

/** 'Hatırlat': the late invoices of a customer and the message about them. */
export const Remind: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: { load: async () => ({ scenario: await startReceivablesScenario() }) },
  play: async ({ canvasElement }) => {
    const wait = { timeout: 10_000 };
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Hatırlat' }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: /^Hatırlat/ }, wait));
    await expect(await dialog.findByRole('article', undefined, wait)).toHaveTextContent(/Toplam: 960\.750,00 TL/);
  },
};
