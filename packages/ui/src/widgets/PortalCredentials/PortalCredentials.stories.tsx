import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { asStaff } from '../../../testing/staff';
import { PortalCredentials } from './PortalCredentials';

const meta: Meta<typeof PortalCredentials> = {
  title: 'Widgets/PortalCredentials',
  component: PortalCredentials,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof PortalCredentials>;

/** A linked company. */
export const Default: Story = { tags: ['looks'] };

/** A company that is not verified at the portal. */
export const NotLinked: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      const body = { vknTckn: '5010298834', unvan: 'Yağız Kâmil İnşaat Ltd. Şti.', email: 'yagiz@ornek.test' };
      const { data } = await scenario.client.POST('/company', { body });
      return { scenario: { ...scenario, companyId: data.id } };
    },
  },
};

/** A user who may see but not change the company. */
export const WithoutPermission: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await openWeek(), { faturaRead: true }) }) },
};

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Kullanıcı kodu'), '33333301');
    await userEvent.type(canvas.getByLabelText('Parola'), 'yanlis');
    await userEvent.click(canvas.getByRole('button', { name: 'Dene ve kaydet' }));
    const says = 'GİB kullanıcı kodu veya parolası hatalı.';
    await waitFor(() => expect(canvas.getByLabelText('Parola')).toHaveAccessibleDescription(says));
  },
};
