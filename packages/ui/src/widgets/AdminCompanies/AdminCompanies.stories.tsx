import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fillCompanies, fillLongCompanies } from '../../../testing/fillCompanies';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { uploadPictures } from '../../../testing/pictures';
import { longTitle } from '../../../testing/week';
import { AdminCompanies } from './AdminCompanies';

const meta: Meta<typeof AdminCompanies> = {
  title: 'Widgets/AdminCompanies',
  component: AdminCompanies,
  args: { onEvent: fn() },
  parameters: { ownData: true, provider: { clock: weekNow }, load: async () => ({ scenario: await openCompanies() }) },
};
export default meta;

type Story = StoryObj<typeof AdminCompanies>;

async function openCompanies() {
  const scenario = await openWeek();
  await fillCompanies(scenario);
  return scenario;
}

/** All companies with their membership. */
export const Default: Story = { tags: ['looks'] };

/** A filter for ended memberships that finds none. */
export const NotFound: Story = { args: { defaultQuery: { filter: { durum: 'ended' } } } };

/** A user who is not an admin. */
export const Refused: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Very long names, and more than one page of companies. */
export const Long: Story = {
  parameters: { load: async () => ({ scenario: await openLong() }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('button', { name: longTitle });
  },
};

async function openLong() {
  const scenario = await openWeek();
  const { server, client, companyId, account } = scenario;
  await fillLongCompanies(client, companyId);
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
  return scenario;
}

/** The dialog of a company with a long name. */
export const LongDetails: Story = {
  ...Long,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole('button', { name: longTitle });
    await userEvent.click(row ?? canvasElement);
    await within(document.body).findByRole('dialog', { name: /^Şirketi düzenle/ });
  },
};

async function choose(canvas: HTMLElement, action: string) {
  await userEvent.click(await within(canvas).findByRole('button', { name: /^İşlemler: Çınaraltı/ }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: action }));
}

/** The trial ended so long ago that one more week does not reach today. */
export const Extends: Story = {
  tags: ['!autodocs'],
  parameters: { provider: { clock: () => new Date(weekNow().getTime() + 60 * 86_400_000) } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Demo süresini uzat');
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Demo süresini uzat/ }));
    await userEvent.click(dialog.getByRole('button', { name: '7 gün' }));
    await expect(dialog.getByText(/7 gün eklemek bu şirketi bugün açmaz/)).toBeVisible();
  },
};

export const Activates: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Aktive et');
    await within(document.body).findByRole('alertdialog', { name: 'Şirket aktive edilsin mi?' });
  },
};

/** Logo and signature of a company. */
export const Pictures: Story = {
  tags: ['!autodocs'],
  parameters: {
    load: async () => {
      const scenario = await openCompanies();
      await uploadPictures(scenario.client, scenario.companyId);
      return { scenario };
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Şirketi düzenle');
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Şirketi düzenle/ }));
    await expect(await dialog.findByRole('img', { name: 'Logo' })).toBeVisible();
  },
};
