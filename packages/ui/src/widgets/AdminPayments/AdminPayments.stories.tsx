import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { fillPayments, type PayingCompany } from '../../../testing/fillPayments';
import { unbrokenTitle } from '../../../testing/longTexts';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { longTitle } from '../../../testing/week';
import { AdminPayments } from './AdminPayments';

const meta: Meta<typeof AdminPayments> = {
  title: 'Widgets/AdminPayments',
  component: AdminPayments,
  parameters: {
    ownData: true,
    provider: { clock: weekNow },
    load: async () => {
      const scenario = await openWeek();
      await fillPayments(scenario);
      return { scenario };
    },
  },
};
export default meta;

type Story = StoryObj<typeof AdminPayments>;

/** Payments in each status: paid with a coupon, abandoned at the bank, pending. */
export const Default: Story = { tags: ['looks'] };

/** No payment yet. */
export const Empty: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await scenario.server.makeAdmin(scenario.account.email);
      return { scenario };
    },
  },
};

/** Days without a payment. */
export const NotFound: Story = { args: { defaultQuery: { range: { start: '2025-01-01', end: '2025-01-31' } } } };

/** A user who is not an admin. */
export const Refused: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Companies with very long names. */
const longPayers = Array.from({ length: 9 }, (_, n): PayingCompany => {
  const islem = (['onayla', 'vazgec', undefined] as const)[n % 3];
  return {
    vknTckn: String(5_010_298_834 + n),
    unvan: n % 2 === 0 ? longTitle : unbrokenTitle,
    ...(islem && { islem }),
  };
});

export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await fillPayments(scenario, longPayers);
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(longTitle);
  },
};
