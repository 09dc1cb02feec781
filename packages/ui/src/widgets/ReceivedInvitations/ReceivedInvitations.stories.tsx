import { createClient } from '@kalem/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { fillLongCompanies } from '../../../testing/fillCompanies';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { inviteNewcomer } from '../../../testing/staff';
import { ReceivedInvitations } from './ReceivedInvitations';

const meta: Meta<typeof ReceivedInvitations> = {
  title: 'Widgets/ReceivedInvitations',
  component: ReceivedInvitations,
  args: { onEvent: fn() },
  parameters: { ownData: true, provider: { clock: weekNow }, load: async () => ({ scenario: await openInvited() }) },
};
export default meta;

type Story = StoryObj<typeof ReceivedInvitations>;

const gulsah = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test' };

async function openInvited() {
  const scenario = await openWeek();
  const granted = { faturaWrite: true, faturaRead: true, cariRead: true };
  const { client, invitationId } = await inviteNewcomer(scenario, { ...gulsah, granted });
  return { ...scenario, client, owner: scenario.client, invitationId };
}

/** The page with an invitation. */
export const Default: Story = { tags: ['looks'] };

/** The notice above another screen. */
export const Notice: Story = { tags: ['looks'], args: { variant: 'notice' } };

/** No invitation. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

/** A user who has not confirmed the address yet. */
export const Unconfirmed: Story = {
  tags: ['looks'],
  args: { variant: 'notice' },
  parameters: { load: async () => ({ scenario: await openUnconfirmed() }) },
};

async function openUnconfirmed() {
  const scenario = await openWeek();
  const { baseUrl, fetch } = scenario.server;
  const client = createClient({ baseUrl, fetch });
  await client.POST('/user', { body: { ...gulsah, password: 'Deneme2026!' } });
  await client.session.signIn({ email: gulsah.email, password: 'Deneme2026!' });
  return { ...scenario, client };
}

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Invitations of companies with very long names. */
export const Long: Story = {
  parameters: { load: async () => ({ scenario: await openLong() }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/^Iğdır Işıklıçeşme İncir.* sizi kullanıcısı/);
  },
};

export const LongNotice: Story = { ...Long, args: { variant: 'notice' } };

async function openLong() {
  const scenario = await openInvited();
  const { owner, companyId } = scenario;
  await fillLongCompanies(owner, companyId);
  const { data } = await owner.GET('/company');
  for (const { id } of data.items.slice(0, 5))
    if (id !== companyId)
      await owner.PUT('/company/user', { params: { query: { companyId: id } }, body: { email: gulsah.email } });
  return scenario;
}

/** The invitation was withdrawn before the user answered. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    const { owner, companyId, invitationId: id } = loaded.scenario as Awaited<ReturnType<typeof openInvited>>;
    const accept = await within(canvasElement).findByRole('button', { name: 'Kabul et' });
    await owner.DELETE('/company/user/{id}', { params: { query: { companyId }, path: { id } } });
    await userEvent.click(accept);
    await expect(await screen.findByText(/^Bu davet geri alınmış veya süresi dolmuş/)).toBeVisible();
  },
};
