import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createClient } from '@kalem/sdk';
import { account } from '../../../testing/company';
import { openWeek } from '../../../testing/openWeek';
import { Login } from './Login';

const meta: Meta<typeof Login> = {
  title: 'Widgets/Login',
  component: Login,
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

type Story = StoryObj<typeof Login>;

export const Default: Story = { tags: ['looks'] };

export const Incomplete: Story = {
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), account.email);
    await userEvent.type(canvas.getByLabelText('Parola'), 'yanlış parola');
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş Yap' }));
    await expect(await canvas.findByText('Email veya parola hatalı.')).toBeVisible();
  },
};

/** 'Şifremi Unuttum' asks only for the email. */
export const ForgottenPassword: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Şifremi Unuttum' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Şifremi Unuttum' }));
    await userEvent.type(dialog.getByRole('textbox'), 'isil@');
    await userEvent.click(dialog.getByRole('button', { name: 'Parola Sıfırla' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Lütfen geçerli bir email adresi giriniz.');
  },
};
