import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fillLongPartners, fillPartners } from '../../../testing/fillPartners';
import { unbrokenTitle } from '../../../testing/longTexts';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { Partners } from './Partners';

const meta: Meta<typeof Partners> = {
  title: 'Widgets/Partners',
  component: Partners,
  args: { onEvent: fn() },
  parameters: { ownData: true, provider: { clock: weekNow }, load: async () => ({ scenario: await openPartners() }) },
};
export default meta;

type Story = StoryObj<typeof Partners>;

async function openPartners() {
  const scenario = await openWeek();
  await fillPartners(scenario);
  return scenario;
}

/** The partners, their keys and the companies that they brought. */
export const Default: Story = { tags: ['looks'] };

/** No partner yet. */
export const Empty: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await scenario.server.makeAdmin(scenario.account.email);
      await scenario.client.session.signIn(scenario.account);
      return { scenario };
    },
  },
};

/** A user who is not an admin. */
export const Refused: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

const openKeys: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Meridyen Bank' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: /^Anahtarlar/ }));
  await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
};

/** The keys of a partner's server. */
export const Keys: Story = { tags: ['!autodocs', 'looks'], play: openKeys };

/** Very long names, addresses and keys, and many partners. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await fillLongPartners(scenario);
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: unbrokenTitle });
  },
};

/** Keys with long names. */
export const KeysLong: Story = {
  ...Long,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: unbrokenTitle }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Anahtarlar/ }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A new key, which is shown only once. */
export const ShowsKey: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await openKeys(context);
    const page = within(document.body);
    await userEvent.type(await page.findByLabelText('Yeni anahtarın adı'), 'Yedek sunucu{Enter}');
    await expect(await page.findByRole('group', { name: 'Partner anahtarı' })).toHaveTextContent(/^kalem_partner_/);
  },
};

export const Creates: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Partner ekle' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Partner ekle' }));
    await userEvent.type(dialog.getByLabelText('İzinli kaynaklar'), 'https://banka.example/fatura');
    await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
    await expect(dialog.getByLabelText('İzinli kaynaklar')).toHaveAccessibleDescription(/biçiminde yazınız/);
  },
};

export const Pauses: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'İşlemler: Meridyen Bank' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Durdur' }));
    await within(document.body).findByRole('alertdialog', { name: 'Partner durdurulsun mu?' });
  },
};
