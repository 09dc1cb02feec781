import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { ThemeEditor } from './ThemeEditor';

/** The editor of the page “Theming”. The stories here test it. */
const meta: Meta<typeof ThemeEditor> = {
  title: 'Foundations/Theme editor',
  component: ThemeEditor,
  tags: ['!autodocs', '!dev'],
  // What it shows may be unreadable: that is what it is there to say.
  parameters: {
    provider: 'own',
    a11y: { context: { exclude: ['.theme-sample', '.theme-preview', '[data-live-announcer]'] } },
  },
};
export default meta;

export const RefusesYellow: StoryObj<typeof ThemeEditor> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('createTheme takes this theme');
    await fireEvent.change(canvas.getByLabelText('primary'), { target: { value: '#ffee00' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('createTheme refuses this theme: 4 of 29 pairs');
    await expect(canvas.getByLabelText('Code')).toHaveTextContent("light: { primary: '#ffee00', },");
  },
};
