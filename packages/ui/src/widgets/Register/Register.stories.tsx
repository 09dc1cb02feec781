import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
