import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { forgetful, OnPress } from '../../../testing/OnPress';
import { VersionNotes } from './VersionNotes';

const meta: Meta<typeof VersionNotes> = {
  title: 'Widgets/VersionNotes',
  component: VersionNotes,
  args: { onEvent: fn() },
  parameters: { provider: { storage: forgetful } },
  render: (args, { viewMode }) => (
    <OnPress label="Sürüm notları" startsOpen={viewMode !== 'docs'}>
      {({ key }) => <VersionNotes key={key} {...args} />}
    </OnPress>
  ),
};
export default meta;

type Story = StoryObj<typeof VersionNotes>;

/** Notes that were not dismissed on this device. */
export const Default: Story = { tags: ['looks'] };
