import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { NotificationSettings } from './NotificationSettings';

const meta: Meta<typeof NotificationSettings> = {
  title: 'Widgets/NotificationSettings',
  component: NotificationSettings,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof NotificationSettings>;

/** Mail and SMS. SMS needs a verified phone. */
export const Default: Story = { tags: ['looks'] };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** A wrong code. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Telefon' }), '5325550184');
    await userEvent.click(canvas.getByRole('button', { name: 'Kod gönder' }));
    const code = await canvas.findByRole('textbox', { name: 'SMS kodu' });
    await userEvent.type(code, 'ZZZZZZ');
    await userEvent.click(canvas.getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Doğrulama kodu hatalı/));
  },
};
