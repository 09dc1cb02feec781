import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longPerson, unbrokenTitle } from '../../../testing/longTexts';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { asStaff, permissionsOf, takeBack } from '../../../testing/staff';
import { ApiKeys } from './ApiKeys';

const meta: Meta<typeof ApiKeys> = {
  title: 'Widgets/ApiKeys',
  component: ApiKeys,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openKeyed() }) },
};
export default meta;

type Story = StoryObj<typeof ApiKeys>;

/** A key with every data permission, and keys with fewer. */
async function openKeyed() {
  const scenario = await openWeek();
  const params = { query: { companyId: scenario.companyId } };
  const keys = [
    { name: 'Muhasebe programı aktarımı' },
    { name: 'Şube kasası, Ümraniye', permissions: permissionsOf({ faturaWrite: true, cariRead: true }) },
    { name: 'Rapor panosu (salt okunur)', permissions: permissionsOf({ faturaRead: true }) },
  ];
  for (const body of keys) await scenario.client.POST('/company/api', { params, body });
  return scenario;
}

/** The keys, their permissions and last use. */
export const Default: Story = { tags: ['looks'] };

/** No key yet. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Very long names, many permissions, and more than one page of keys. */
export const Long: Story = {
  parameters: { load: async () => ({ scenario: await openLong() }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(unbrokenTitle);
  },
};

async function openLong() {
  const scenario = await openWeek();
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  await client.PUT('/account/name', { body: { name: longPerson } });
  const permissions = permissionsOf({ faturaWrite: true, stokRead: true, cariRead: true, iptalItirazRead: true });
  await client.POST('/company/api', { params, body: { name: unbrokenTitle } });
  for (let n = 1; n <= 15; n += 1)
    await client.POST('/company/api', {
      params,
      body: {
        name: `Iğdır Işıklıçeşme irtibat bürosu ile İstanbul İkitelli deposunun ${n}. el terminali`,
        permissions,
      },
    });
  return scenario;
}

/** The permission was revoked while the dialog was open. */
export const Refused: Story = {
  parameters: {
    load: async () => {
      const owner = await openWeek();
      return { scenario: await asStaff(owner, { apiWrite: true }), takeBack: () => takeBack(owner) };
    },
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Anahtar oluştur' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'API anahtarı oluştur' }));
    await userEvent.type(dialog.getByLabelText('Ad'), 'Şube kasası');
    await loaded.takeBack();
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }));
    await expect(await dialog.findByText('Bu işlem için yetkiniz bulunmamaktadır.')).toBeVisible();
  },
};
