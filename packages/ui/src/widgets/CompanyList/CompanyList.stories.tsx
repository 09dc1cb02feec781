import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Scenario } from '../../../testing/company';
import { fillLongCompanies } from '../../../testing/fillCompanies';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { payYear } from '../../../testing/payYear';
import { asStaff, signUpProven, takeBack } from '../../../testing/staff';
import { longTitle } from '../../../testing/week';
import { CompanyList } from './CompanyList';

const meta: Meta<typeof CompanyList> = {
  title: 'Widgets/CompanyList',
  component: CompanyList,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openCompanies() }) },
};
export default meta;

type Story = StoryObj<typeof CompanyList>;

/** A company in its trial, a paid one, and an unverified one. */
async function openCompanies(): Promise<Scenario> {
  const scenario = await openWeek();
  const { client, server } = scenario;
  const { data: paid } = await client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
  await payYear({ server, client, companyId: paid.id });
  const body = { vknTckn: '5010298834', unvan: 'Yağız Kâmil İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi' };
  await client.POST('/company', {
    body: { ...body, email: 'muhasebe@yagizkamil.test', yetkiliAdi: 'Yağız', yetkiliSoyadi: 'Kâmil' },
  });
  return scenario;
}

/** The companies with their membership. */
export const Default: Story = { tags: ['looks'] };

/** All trials have ended, without a payment. */
export const Ended: Story = {
  parameters: { provider: { clock: () => new Date(weekNow().getTime() + 400 * 86_400_000) } },
};

/** A user who has just signed up and has no company. */
export const Empty: Story = {
  parameters: {
    load: async () => {
      const { server } = await openWeek();
      const { client } = await signUpProven(server, { name: 'İlgın Özçivelek', email: 'ilgin@ornek.test' });
      return { scenario: { server, client } };
    },
  },
};

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Very long names, and more than one page of companies. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await fillLongCompanies(scenario.client, scenario.companyId);
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('button', { name: longTitle });
  },
};

/** The permission was revoked while the dialog was open. */
export const Refused: Story = {
  parameters: {
    load: async () => {
      const owner = await openWeek();
      return { scenario: await asStaff(owner, { companyWrite: true }), takeBack: () => takeBack(owner) };
    },
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Çınaraltı/ }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Şirketi düzenle' }));
    await userEvent.type(await dialog.findByLabelText('Posta Kodu'), '1');
    await loaded.takeBack();
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    await expect(await dialog.findByText('Bu işlem için yetkiniz bulunmamaktadır.')).toBeVisible();
  },
};

/** One company, with a server that is ready at once. */
const alone = async () => ({ scenario: await openWeek() });

export const Edits: Story = {
  tags: ['!autodocs'],
  parameters: { load: alone },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Çınaraltı/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Şirketi düzenle' });
    const email = await within(dialog).findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'muhasebe@cinaralti');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Geçersiz email adresi'));
  },
};

export const EditsAsAdmin: Story = {
  tags: ['!autodocs'],
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await scenario.server.makeAdmin(scenario.account.email);
      return { scenario };
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Çınaraltı/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Şirketi düzenle' });
    await within(dialog).findByRole('button', { name: 'Denemeyi uzat' });
  },
};

export const Deletes: Story = {
  tags: ['!autodocs'],
  parameters: { load: alone },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Çınaraltı/ }));
    const edited = await within(document.body).findByRole('dialog', { name: 'Şirketi düzenle' });
    await userEvent.click(await within(edited).findByRole('button', { name: 'Şirketi sil' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Şirket silinsin mi?' });
    await userEvent.type(within(dialog).getByLabelText('Onaylamak için EMİNİM yazın'), 'EMİNİ');
    await expect(within(dialog).getByRole('button', { name: 'Şirketi sil' })).toBeDisabled();
  },
};
