import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { permissionsOf } from '../../../testing/staff';
import { ApiKeys } from './ApiKeys';

const meta: Meta<typeof ApiKeys> = {
  title: 'Widgets/ApiKeys',
  component: ApiKeys,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openKeyed() }) },
};
export default meta;

type Story = StoryObj<typeof ApiKeys>;

/** A key with every data permission, and narrower ones. */
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

/** The keys, what each may do, and when it was last used. */
export const Default: Story = {};

/** No key yet. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };
