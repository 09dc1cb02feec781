import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { asStaff } from '../../../testing/staff';
import { startReceiptScenario } from '../../../testing/startReceiptScenario';
import { startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { startScenario } from '../../../testing/startScenario';
import { listNow, longTitle } from '../../../testing/week';
import { Receivables } from './Receivables';

const meta: Meta<typeof Receivables> = {
  title: 'Widgets/Receivables',
  component: Receivables,
  args: { onEvent: fn() },
  parameters: {
    ownData: true,
    provider: { clock: listNow },
    load: async () => ({ scenario: await startReceivablesScenario() }),
  },
};
export default meta;

type Story = StoryObj<typeof Receivables>;
const wait = { timeout: 10_000 };

/** Three customers in two currencies, the most overdue one first. */
export const Default: Story = { tags: ['looks'] };

/** Nothing is owed. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await startReceiptScenario() }) } };

/** The company has not chosen since when receivables are tracked. */
export const NotStarted: Story = {
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: listNow } }) }) },
};

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** A member who may not read receivables. */
export const Refused: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await startReceivablesScenario(), { cariRead: true }) }) },
};

/** A very long name. */
export const Long: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: { load: async () => ({ scenario: await startReceivablesScenario(longTitle) }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(longTitle, undefined, wait);
  },
};

/** No customer matches the filter. */
export const NotFound: Story = {
  tags: ['!autodocs'],
  args: { defaultQuery: { search: 'yok böyle biri' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Süzgece uyan alacak yok', undefined, wait)).toBeVisible();
  },
};

/** A customer without a card opens in place: balance, open invoices and entries. */
export const InPlace: Story = {
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Ilgaz Dağ/ }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ilgaz Dağ/ }, wait));
    await expect(await dialog.findByRole('table', { name: 'Hareketler' }, wait)).toBeVisible();
  },
};
