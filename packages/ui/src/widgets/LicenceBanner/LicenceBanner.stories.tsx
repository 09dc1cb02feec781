import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { payYear } from '../../../testing/payYear';
import { LicenceBanner } from './LicenceBanner';

const in350Days = () => new Date(weekNow().getTime() + 350 * 86_400_000);

const meta: Meta<typeof LicenceBanner> = {
  title: 'Widgets/LicenceBanner',
  component: LicenceBanner,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof LicenceBanner>;

/** A running trial. */
export const Default: Story = { tags: ['looks'] };

/** A paid year with fifteen days left. */
export const Ending: Story = {
  parameters: {
    provider: { clock: in350Days },
    load: async () => {
      const scenario = await openWeek();
      await payYear(scenario);
      return { scenario };
    },
  },
};

export const Ended: Story = { parameters: { provider: { clock: in350Days } } };
