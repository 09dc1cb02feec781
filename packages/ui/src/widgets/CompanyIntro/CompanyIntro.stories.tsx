import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { forgetful } from '../../../testing/OnPress';
import { CompanyIntro, type CompanyIntroProps } from './CompanyIntro';

const meta: Meta<typeof CompanyIntro> = {
  title: 'Widgets/CompanyIntro',
  component: CompanyIntro,
  args: { onEvent: fn() },
  argTypes: { target: { control: false } },
  parameters: { provider: { storage: forgetful } },
  render: ({ onEvent }) => <Header onEvent={onEvent} />,
};
export default meta;

type Story = StoryObj<typeof CompanyIntro>;

/** Shown at the company chooser of a host's header. */
function Header({ onEvent }: Pick<CompanyIntroProps, 'onEvent'>) {
  const [chooser, setChooser] = useState<HTMLElement | null>(null);
  return (
    <div style={{ height: 260 }}>
      <button ref={setChooser} type="button" className="kalem-button" data-variant="secondary">
        Çınaraltı Tesis Yönetimi
      </button>
      <CompanyIntro target={chooser} {...(onEvent && { onEvent })} />
    </div>
  );
}

/** The first visit on this device. */
export const Default: Story = { tags: ['looks'] };
