import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startAdminScenario } from '../../../testing/startAdminScenario';
import { listNow } from '../../../testing/week';
import { AdminHome } from './AdminHome';

const meta: Meta<typeof AdminHome> = {
  title: 'Widgets/AdminHome',
  component: AdminHome,
  args: { onEvent: fn() },
  parameters: {
    ownData: true,
    provider: { clock: listNow },
    load: async () => ({ scenario: await startAdminScenario() }),
  },
};
export default meta;

type Story = StoryObj<typeof AdminHome>;

/** Payments of a week, their number, and the number of companies. */
export const Default: Story = { tags: ['looks'] };

export const Month: Story = { args: { days: 30 } };

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached: the figures stay at 0. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };
