import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createClient } from '@kalem/sdk';
import { openWeek } from '../../../testing/openWeek';
import { Register } from './Register';

const meta: Meta<typeof Register> = {
  title: 'Widgets/Register',
  component: Register,
  args: { onEvent: fn() },
  parameters: {
    ownData: true,
    load: async () => {
      const { server } = await openWeek();
      return { scenario: { server, client: createClient({ baseUrl: server.baseUrl, fetch: server.fetch }) } };
    },
  },
};
export default meta;

type Story = StoryObj<typeof Register>;

export const Default: Story = { tags: ['looks'] };

export const Incomplete: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hesap Oluştur' }));
    await expect(canvas.getByText('Üye Olabilmek için KVKK Aydınlatma Metnini Onaylamalısınız.')).toBeVisible();
    await expect(canvas.getByLabelText('Ad')).toHaveFocus();
  },
};

export const Registers: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Ad'), 'Işıl');
    await userEvent.type(canvas.getByLabelText('Soyad'), 'Çağlayan');
    await userEvent.type(canvas.getByLabelText('Email'), 'yeni@ornek.test');
    await userEvent.type(canvas.getByLabelText('Parola'), 'Deneme2026!');
    await userEvent.type(canvas.getByLabelText('Parola (Tekrar)'), 'Deneme2026!');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hesap Oluştur' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith({
        widget: 'register',
        type: 'registered',
        user: expect.objectContaining({ name: 'Işıl Çağlayan' }),
      }),
    );
  },
};
