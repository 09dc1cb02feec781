import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillLongCompanies } from '../../../testing/fillCompanies';
import { fillPayments } from '../../../testing/fillPayments';
import { longEmail, longPerson } from '../../../testing/longTexts';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { addStaff, asStaff } from '../../../testing/staff';
import { longTitle } from '../../../testing/week';
import { AuditLog } from './AuditLog';

const meta: Meta<typeof AuditLog> = {
  title: 'Widgets/AuditLog',
  component: AuditLog,
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof AuditLog>;

async function openAdmin() {
  const scenario = await openWeek();
  await fillPayments(scenario);
  return { scenario };
}

/** What was done in a company, for its owner. */
export const Default: Story = { tags: ['looks'] };

/** What was done in all companies and outside of them, for an admin. */
export const AllCompanies: Story = { args: { scope: 'all' }, parameters: { load: openAdmin } };

/** One subject, and within it one action. */
export const Filtered: Story = { args: { defaultQuery: { filter: { islem: 'approveInvoice' } } } };

/** Nothing was done in these days. */
export const NotFound: Story = { args: { defaultQuery: { range: { start: '2025-01-01', end: '2025-01-31' } } } };

/** Staff, whatever they may do. */
export const Refused: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await openWeek(), { yetkilendirmeRead: true }) }) },
};

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Names and addresses as long as they come. */
export const Long: Story = {
  args: { scope: 'all' },
  parameters: { load: async () => ({ scenario: await openLong() }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(longTitle);
  },
};

async function openLong() {
  const scenario = await openWeek();
  const { server, client, companyId, account } = scenario;
  await client.PUT('/account/name', { body: { name: longPerson } });
  await fillLongCompanies(client, companyId);
  await addStaff(scenario, { name: longPerson, email: longEmail, granted: { faturaRead: true } });
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
  return scenario;
}

/** Leads from a row of this action to all of its company. */
const filterByCompany =
  (action: string): Story['play'] =>
  async ({ canvasElement }) => {
    const menus = await within(canvasElement).findAllByRole('button', { name: new RegExp(`^İşlemler: ${action}`) });
    await userEvent.click(menus[0] ?? canvasElement);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Yalnız bu şirketin işlemleri' }));
    await expect(await within(canvasElement).findByRole('button', { name: /^Süzgeci kaldır: / })).toBeVisible();
    const table = within(canvasElement).getByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'), { timeout: 10_000 });
  };

/** The names of what is filtered by stand in chips. */
export const LongFiltered: Story = { ...Long, tags: ['!autodocs'], play: filterByCompany('Kullanıcı') };

/** A row leads to more of the same. */
export const FilteredByCompany: Story = {
  tags: ['!autodocs'],
  args: { scope: 'all' },
  parameters: { load: openAdmin },
  play: filterByCompany('Ödeme'),
};
