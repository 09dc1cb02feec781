import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { startStock } from '../../../testing/fillStock';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startScenario } from '../../../testing/startScenario';
import { StockList } from './StockList';

const meta: Meta<typeof StockList> = {
  title: 'Widgets/StockList',
  component: StockList,
  args: { onEvent: fn() },
  loaders: [async () => ({ scenario: await startStock() })],
};
export default meta;

type Story = StoryObj<typeof StockList>;

/** Goods and services. */
export const Default: Story = {};

/** A company that has none yet. */
export const Empty: Story = { loaders: [async () => ({ scenario: await startScenario() })] };

/** Before the first answer. */
export const Loading: Story = { loaders: [() => ({ scenario: noAnswer() })] };

/** The server cannot be reached. */
export const Failed: Story = { loaders: [() => ({ scenario: noConnection() })] };

/** On a phone each row is a card. */
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };

/** The dialog that a row opens, of an item with a further tax. */
export const Edit: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kolonya 400 ml' }));
    await expect(await screen.findByRole('textbox', { name: 'Mal / Hizmet' })).toHaveValue('Kolonya 400 ml');
  },
};
