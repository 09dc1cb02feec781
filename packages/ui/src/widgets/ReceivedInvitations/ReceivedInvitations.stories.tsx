import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { inviteNewcomer } from '../../../testing/staff';
import { ReceivedInvitations } from './ReceivedInvitations';

const meta: Meta<typeof ReceivedInvitations> = {
  title: 'Widgets/ReceivedInvitations',
  component: ReceivedInvitations,
  args: { onEvent: fn() },
  parameters: { ownData: true, provider: { clock: weekNow }, load: async () => ({ scenario: await openInvited() }) },
};
export default meta;

type Story = StoryObj<typeof ReceivedInvitations>;

async function openInvited() {
  const scenario = await openWeek();
  const person = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test' };
  const granted = { faturaWrite: true, faturaRead: true, cariRead: true };
  const { client } = await inviteNewcomer(scenario, { ...person, granted });
  return { ...scenario, client };
}

/** What an invited person sees. */
export const Default: Story = {};

/** Above a screen. */
export const Notice: Story = { args: { variant: 'notice' } };

/** Nobody has invited. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { variant: 'notice' }, globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };
