import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { account } from '../../../testing/company';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { AccountSettings } from './AccountSettings';

const meta: Meta<typeof AccountSettings> = {
  title: 'Widgets/AccountSettings',
  component: AccountSettings,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof AccountSettings>;

/** Name, address, password, phone, notices and sessions, each saving itself. */
export const Default: Story = {};

/** A change of the address waits for its link. */
export const Waiting: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await scenario.client.PUT('/account/email', {
        body: { email: 'isil.caglayan@cinaraltitesis.test', password: account.password },
      });
      return { scenario };
    },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };

export const Incomplete: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Yeni parola'), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Parolayı değiştir' }));
    await expect(canvas.getByLabelText('Mevcut parola')).toHaveAccessibleDescription('Bu alan gereklidir');
    await expect(canvas.getByLabelText('Yeni parola')).toHaveAccessibleDescription(
      'Parola en az 6 karakter olmalıdır.',
    );
  },
};
