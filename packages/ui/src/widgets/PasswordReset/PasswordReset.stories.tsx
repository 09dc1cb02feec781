import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openWeek } from '../../../testing/openWeek';
import { PasswordReset } from './PasswordReset';

const meta: Meta<typeof PasswordReset> = {
  title: 'Widgets/PasswordReset',
  component: PasswordReset,
  args: { token: 'kullanilmis', onEvent: fn() },
  parameters: { load: async () => ({ scenario: await openWeek() }) },
};
export default meta;
type Story = StoryObj<typeof PasswordReset>;

/** Two fields, and advice that is not enforced. */
export const Default: Story = { tags: ['looks'] };

/** A used or expired link. */
export const UsedLink: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Parola'), 'Yeni2026!');
    await userEvent.type(canvas.getByLabelText('Parola (Tekrar)'), 'Yeni2026!{Enter}');
    await expect(
      await within(document.body).findByText('Parola sıfırlama bağlantısı geçersiz veya süresi dolmuş.'),
    ).toBeVisible();
  },
};
