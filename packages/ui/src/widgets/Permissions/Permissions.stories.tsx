import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longEmail, longPerson, unbrokenTitle } from '../../../testing/longTexts';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { addStaff } from '../../../testing/staff';
import { Permissions } from './Permissions';

const meta: Meta<typeof Permissions> = {
  title: 'Widgets/Permissions',
  component: Permissions,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openStaffed() }) },
};
export default meta;

type Story = StoryObj<typeof Permissions>;

/** Three users with different permissions, and an invited one. */
async function openStaffed() {
  const scenario = await openWeek();
  const { client, companyId } = scenario;
  const all = { faturaWrite: true, stokWrite: true, cariWrite: true, iptalItirazWrite: true, companyWrite: true };
  const staff = [
    { name: 'Hüseyin Karaağaçlıoğlu', email: 'huseyin.karaagaclioglu@cinaralti.test', granted: all },
    {
      name: 'Gülşah İğdırlı Büyükşahin',
      email: 'gulsah@cinaralti.test',
      granted: { faturaWrite: true, stokRead: true },
    },
    { name: 'Şebnem Işıltan Çetinkaya (SMMM)', email: 'sebnem@isiltan.test', granted: { yetkilendirmeRead: true } },
  ];
  for (const person of staff) await addStaff(scenario, person);
  const query = { companyId };
  await client.PUT('/company/user', { params: { query }, body: { email: 'ilgin.ozcivelek@cinaralti.test' } });
  return scenario;
}

/** The users, their permissions and the invitations. */
export const Default: Story = { tags: ['looks'] };

/** Only the owner. */
export const OwnerOnly: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Very long names and addresses, and more than one page of users. */
export const Long: Story = {
  parameters: { load: async () => ({ scenario: await openLong() }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(longPerson);
  },
};

async function openLong() {
  const scenario = await openWeek();
  const { client, companyId } = scenario;
  await client.PUT('/account/name', { body: { name: longPerson } });
  const reads = { faturaRead: true, stokRead: true, cariRead: true, iptalItirazRead: true };
  const granted = { ...reads, adimaDuzenlenenFaturalarWrite: true, yetkilendirmeRead: true, companyWrite: true };
  await addStaff(scenario, { name: longPerson, email: longEmail, granted });
  await addStaff(scenario, { name: unbrokenTitle, email: `bir.${longEmail}`, granted: {} });
  for (let n = 0; n < 15; n += 1)
    await client.PUT('/company/user', { params: { query: { companyId } }, body: { email: `${n}.${longEmail}` } });
  return scenario;
}

/** The dialog of a user with a long name. */
export const EditsLong: Story = {
  ...Long,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `İşlemler: ${longPerson}` }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Yetkileri düzenle' }));
    const dialog = await within(document.body).findByRole('dialog', { name: longPerson });
    await waitFor(() => expect(within(dialog).getByRole('radiogroup', { name: 'Fatura' })).toBeVisible());
  },
};

/** A member cannot be invited again. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Kullanıcı ekle' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Kullanıcı ekle' }));
    await userEvent.type(dialog.getByLabelText('Email'), 'gulsah@cinaralti.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Davet et ve yetkileri seç' }));
    await expect(await dialog.findByText('Bu kullanıcı zaten ekli.')).toBeVisible();
  },
};

export const Invites: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Kullanıcı ekle' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Kullanıcı ekle' });
    await userEvent.type(within(dialog).getByLabelText('Email'), 'ilgin@cinaralti');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Davet et ve yetkileri seç' }));
    const email = within(dialog).getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Lütfen geçerli bir email adresi giriniz.'));
  },
};

export const Edits: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'İşlemler: Gülşah İğdırlı Büyükşahin' });
    await userEvent.click(button);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Yetkileri düzenle' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Gülşah İğdırlı Büyükşahin' });
    await waitFor(() => expect(within(dialog).getByRole('radiogroup', { name: 'Fatura' })).toBeVisible());
  },
};

export const HandsOver: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Sahipliği devret' });
    await userEvent.click(button);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Sahipliği devret' });
    await expect(within(dialog).getAllByRole('radio')).toHaveLength(3);
  },
};
