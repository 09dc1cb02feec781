import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createClient } from '@kalem/sdk';
import { startEmptyServer } from '../../../testing/startScenario';
import { Login } from './Login';

const account = { email: 'isil@ornek.test', password: 'Deneme2026!' };

const meta: Meta<typeof Login> = {
  title: 'Widgets/Login',
  component: Login,
  args: { onEvent: fn() },
  loaders: [
    async () => {
      const server = await startEmptyServer();
      const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
      await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
      return { scenario: { client } };
    },
  ],
};
export default meta;

type Story = StoryObj<typeof Login>;

export const Blank: Story = {};

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'isil@');
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş Yap' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Lütfen geçerli bir email adresi giriniz.',
    );
    await expect(canvas.getByLabelText('Parola')).toHaveAccessibleDescription('Bu alan gereklidir');
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), account.email);
    await userEvent.type(canvas.getByLabelText('Parola'), 'yanlış parola');
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş Yap' }));
    await expect(await canvas.findByText('Email veya parola hatalı.')).toBeVisible();
  },
};

export const SignsIn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), account.email);
    await userEvent.type(canvas.getByLabelText('Parola'), `${account.password}{Enter}`);
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith({
        widget: 'login',
        type: 'signedIn',
        user: expect.objectContaining({ name: 'Işıl Çağlayan' }),
      }),
    );
  },
};
