import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createClient } from '@kalem/sdk';
import { account } from '../../../testing/company';
import { longEmail, longPerson } from '../../../testing/longTexts';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { signUpProven } from '../../../testing/staff';
import { AccountSettings } from './AccountSettings';

const meta: Meta<typeof AccountSettings> = {
  title: 'Widgets/AccountSettings',
  component: AccountSettings,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof AccountSettings>;

/** Name, email, password, phone, notices and sessions. Each saves by itself. */
export const Default: Story = { tags: ['looks'] };

/** A new email address that waits for the click on its link. */
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

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Very long name and addresses, and many sessions. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const { server } = await openWeek();
      const { client, password } = await signUpProven(server, { name: longPerson, email: longEmail });
      for (let device = 0; device < 5; device += 1)
        await createClient({ baseUrl: server.baseUrl, fetch: server.fetch }).session.signIn({
          email: longEmail,
          password,
        });
      await client.PUT('/account/email', { body: { email: `yeni.${longEmail}`, password } });
      return { scenario: { server, client } };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(new RegExp(`yeni.${longEmail}`));
  },
};

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
