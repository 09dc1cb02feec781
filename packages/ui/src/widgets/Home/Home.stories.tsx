import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { asStaff } from '../../../testing/staff';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { bringOthers } from '../../../testing/startHomeScenario';
import { startScenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { Home } from './Home';

const meta: Meta<typeof Home> = {
  title: 'Widgets/Home',
  component: Home,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await bringOthers(await openWeek()) }) },
};
export default meta;

type Story = StoryObj<typeof Home>;

/** What needs a hand, the figures of a week, and the link to the portal. */
export const Default: Story = {};

/** The figures of thirty days. */
export const Month: Story = { args: { days: 30 } };

/** A company that has sold nothing yet. */
export const Empty: Story = {
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: listNow } }) }) },
};

/** The portal's invoices are on their way. */
export const Syncing: Story = {
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: listNow }, sync: true }) }) },
};

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached: the tiles stay at 0. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** A member who may read the invoices alone, and write none. */
export const Refused: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await openWeek(), { faturaRead: true }) }) },
};

/** On a phone. */
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const EmptyNarrow: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };

/** The chart says its figures to who does not see it. */
export const Heard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Günlük ciro ve alış, TRY' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
  },
};
