import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { startCustomers } from '../../../testing/fillCards';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startScenario } from '../../../testing/startScenario';
import { CustomerList } from './CustomerList';

const meta: Meta<typeof CustomerList> = {
  title: 'Widgets/CustomerList',
  component: CustomerList,
  args: { onEvent: fn() },
  loaders: [async () => ({ scenario: await startCustomers() })],
};
export default meta;

type Story = StoryObj<typeof CustomerList>;

/** Legal and natural persons. */
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

/** The dialog that a row opens. */
export const Edit: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Ağrıdağı/ }));
    await expect(await screen.findByLabelText('VKN')).toHaveValue('0140873552');
  },
};

export const EditNarrow: Story = { ...Edit, globals: { viewport: { value: 'phone' } } };

export const Refused: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Edit.play?.(context);
    const email = screen.getByRole('textbox', { name: 'Email isteğe bağlı' });
    await userEvent.clear(email);
    await userEvent.type(email, 'fatura@agridagi');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await expect(email).toHaveAccessibleDescription('Geçersiz email adresi');
  },
};

export const Selected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Şükrü Işıldak seç' }));
    await expect(await canvas.findByText('1 cari seçildi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sil' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Seçili cari(ler) silinsin mi?' })).toBeVisible();
  },
};

/** The first step of an upload from Excel. */
export const Import: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Excel’den Yükle' }));
    await expect(await screen.findByRole('button', { name: 'Dosya Seç' })).toBeVisible();
  },
};
