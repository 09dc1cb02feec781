import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OnPress } from '../../../testing/OnPress';
import { PortalMaintenance } from './PortalMaintenance';

const meta: Meta<typeof PortalMaintenance> = {
  title: 'Widgets/PortalMaintenance',
  component: PortalMaintenance,
  args: { onEvent: fn() },
  argTypes: { open: { control: false } },
  render: ({ onEvent, ...period }, { viewMode }) => (
    <OnPress label="Duyuruyu göster" startsOpen={viewMode !== 'docs'}>
      {({ close }) => (
        <PortalMaintenance
          {...period}
          open
          onEvent={(event) => {
            onEvent?.(event);
            close();
          }}
        />
      )}
    </OnPress>
  ),
};
export default meta;

type Story = StoryObj<typeof PortalMaintenance>;

const night = { start: '2026-11-28T22:00:00+03:00', end: '2026-11-29T04:00:00+03:00' };

/** With known start and end. */
export const Default: Story = { tags: ['looks'], args: night };

/** With unknown hours. */
export const WithoutHours: Story = {};
