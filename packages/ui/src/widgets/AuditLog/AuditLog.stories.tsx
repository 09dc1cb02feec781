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

/** The log of a company, for its owner. */
export const Default: Story = { tags: ['looks'] };

/** The log of all companies and of actions outside companies, for an admin. */
export const AllCompanies: Story = { args: { scope: 'all' }, parameters: { load: openAdmin } };

/** Filtered by a subject and one of its actions. */
export const Filtered: Story = { args: { defaultQuery: { filter: { islem: 'approveInvoice' } } } };

/** No entries on these days. */
export const NotFound: Story = { args: { defaultQuery: { range: { start: '2025-01-01', end: '2025-01-31' } } } };

/** Members cannot read the log, whatever their permissions. */
export const Refused: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await openWeek(), { yetkilendirmeRead: true }) }) },
};

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Very long names and addresses. */
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

/** Opens the menu of a row with this action and filters by its company. */
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

/** Chips show the names of the filters. */
export const LongFiltered: Story = { ...Long, tags: ['!autodocs'], play: filterByCompany('Kullanıcı') };

/** The menu of a row filters by its company. */
export const FilteredByCompany: Story = {
  tags: ['!autodocs'],
  args: { scope: 'all' },
  parameters: { load: openAdmin },
  play: filterByCompany('Ödeme'),
};
