import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { startScenario } from '../../../testing/startScenario';
import { noAnswer } from '../../../testing/noAnswer';
import { CustomerForm } from './CustomerForm';

const meta: Meta<typeof CustomerForm> = {
  title: 'Widgets/CustomerForm',
  component: CustomerForm,
  args: { onEvent: fn() },
  parameters: { load: async () => ({ scenario: await startScenario() }) },
};
export default meta;

type Story = StoryObj<typeof CustomerForm>;

/** A new customer. */
export const Default: Story = {};

/** A customer that is edited, before the first answer. */
export const Loading: Story = { args: { cariId: 'c1' }, parameters: { load: () => ({ scenario: noAnswer() }) } };

/** A customer that is no more. */
export const Missing: Story = { args: { cariId: '00000000-0000-4000-8000-000000000000' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };

/** Nothing is filled in. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kaydet' }));
    await expect(screen.getByLabelText('VKN')).toHaveAccessibleDescription('Bu alan gereklidir');
  },
};

export const NaturalPerson: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Gerçek Kişi' }));
    await expect(screen.getByLabelText('Soyad')).toBeVisible();
  },
};
