import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { answerBank, cards, startPayment, txOf } from '../../../testing/payYear';
import { PaymentResult } from './PaymentResult';

const meta: Meta<typeof PaymentResult> = {
  title: 'Widgets/PaymentResult',
  component: PaymentResult,
  args: { onEvent: fn(), tx: 'b1f0c1de-0000-4000-8000-000000000000' },
  parameters: { ownData: true, provider: { clock: weekNow }, load: () => ({ scenario: noAnswer() }) },
};
export default meta;

type Story = StoryObj<typeof PaymentResult>;

/** While the server asks the bank. */
export const Default: Story = { tags: ['looks'] };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** A payment of another account, or an unknown one. */
export const NotFound: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Declined: Story = {
  tags: ['!autodocs'],
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      const url = await startPayment(scenario, cards.declines);
      await answerBank(scenario.server, url, 'onayla');
      return { scenario, tx: txOf(url) };
    },
  },
  render: (args, { loaded }) => <PaymentResult {...args} tx={String(loaded.tx)} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'declined' })));
  },
};
