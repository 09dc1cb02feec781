import type { Meta, StoryObj } from '@storybook/react-vite';
import { codeless } from '../../testing/codeless';
import { Copy } from '../../testing/Copy';
import { inWidget } from '../../testing/inWidget';
import { Icon } from './Icon';
import * as icons from './icons';

/**
 * Icons on a grid of 20 with strokes of 1.5, in the text colour: `<Icon icon={icons.check} />`. A click copies the
 * name.
 */
const meta: Meta<typeof Icon> = { title: 'Foundations/Icons', component: Icon, decorators: [inWidget] };
export default meta;

type Story = StoryObj<typeof Icon>;

/** All icons with their names. */
export const All: Story = {
  parameters: { ...codeless, controls: { disable: true } },
  render: () => (
    <div className="kit-icons">
      {Object.entries(icons).map(([name, icon]) => (
        <Copy key={name} text={name}>
          <Icon icon={icon} />
        </Copy>
      ))}
    </div>
  ),
};

/** 20, 16 and 14 px. */
export const Sizes: Story = {
  args: { icon: icons.calendar },
  argTypes: { icon: { control: 'select', options: Object.keys(icons), mapping: icons } },
  render: (args) => (
    <div className="kit-row">
      <Icon {...args} size="md" />
      <Icon {...args} size="sm" />
      <Icon {...args} size="xs" />
    </div>
  ),
};
