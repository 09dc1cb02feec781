import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createClient } from '@kalem/sdk';
import { startEmptyServer } from '../../../testing/startScenario';
import { Register } from './Register';

const meta: Meta<typeof Register> = {
  title: 'Widgets/Register',
  component: Register,
  args: { onEvent: fn() },
  loaders: [
    async () => {
      const server = await startEmptyServer();
      return { scenario: { client: createClient({ baseUrl: server.baseUrl, fetch: server.fetch }) } };
    },
  ],
};
export default meta;

type Story = StoryObj<typeof Register>;

export const Blank: Story = {};

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hesap Olustur' }));
    await expect(canvas.getByText('Üye Olabilmek için KVKK Aydınlatma Metnini Onaylamalısınız.')).toBeVisible();
    await expect(canvas.getByLabelText('Ad')).toHaveFocus();
  },
};

export const Registers: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Ad'), 'Işıl');
    await userEvent.type(canvas.getByLabelText('Soyad'), 'Çağlayan');
    await userEvent.type(canvas.getByLabelText('Email'), 'isil@ornek.test');
    await userEvent.type(canvas.getByLabelText('Parola'), 'Deneme2026!');
    await userEvent.type(canvas.getByLabelText('Parola (Tekrar)'), 'Deneme2026!');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hesap Olustur' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith({
        widget: 'register',
        type: 'registered',
        user: expect.objectContaining({ name: 'Işıl Çağlayan' }),
      }),
    );
  },
};
