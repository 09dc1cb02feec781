import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { noAnswer } from '../../../testing/noAnswer';
import { startScenario } from '../../../testing/startScenario';
import { StockForm } from './StockForm';

const meta: Meta<typeof StockForm> = {
  title: 'Widgets/StockForm',
  component: StockForm,
  args: { onEvent: fn() },
  parameters: { load: async () => ({ scenario: await startScenario() }) },
};
export default meta;

type Story = StoryObj<typeof StockForm>;

/** A new stock item. */
export const Default: Story = {};

/** An item that is edited, before the first answer. */
export const Loading: Story = { args: { stokId: 's1' }, parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };

/** Nothing is filled in. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kaydet' }));
    await expect(screen.getByRole('textbox', { name: 'Mal / Hizmet' })).toHaveAccessibleDescription(
      'Bu alan gereklidir',
    );
  },
};
