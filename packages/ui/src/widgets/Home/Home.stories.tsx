import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { asStaff } from '../../../testing/staff';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { bringOthers } from '../../../testing/startHomeScenario';
import { startRequestScenario } from '../../../testing/startRequestScenario';
import { startMovementScenario } from '../../../testing/startMovementScenario';
import { startScenario } from '../../../testing/startScenario';
import { fillLong, listNow, longTitle } from '../../../testing/week';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import { Home } from './Home';

const meta: Meta<typeof Home> = {
  title: 'Widgets/Home',
  component: Home,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await bringOthers(await openWeek()) }) },
};
export default meta;

type Story = StoryObj<typeof Home>;

/** Open tasks, the figures of a week, and the portal link. */
export const Default: Story = { tags: ['looks'] };

/** The figures of thirty days. */
export const Month: Story = { args: { days: 30 } };

/** Late invoices: a tile, and a line among the tasks. Another line for the proposals of bank movements. */
export const Overdue: Story = {
  parameters: { load: async () => ({ scenario: await startMovementScenario() }) },
};

/** A company without invoices. */
export const Empty: Story = {
  tags: ['looks'],
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: listNow } }) }) },
};

/** The portal's invoices are being downloaded. */
export const Syncing: Story = {
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: listNow }, sync: true }) }) },
};

/** The first download failed: shows the reason and a retry button. */
export const SyncFailed: Story = {
  tags: ['looks'],
  parameters: {
    load: async () => {
      const faults = [{ kind: 'maintenancePage' as const, cmd: 'EARSIV_PORTAL_TASLAKLARI_GETIR' }];
      return { scenario: await startScenario({ clock: { now: listNow }, sync: true, portalSwitches: { faults } }) };
    },
  },
};

/** A running Excel import, and a finished one with refused rows. */
export const Importing: Story = {
  tags: ['looks'],
  parameters: {
    load: async () => {
      const scenario = await bringOthers(await openWeek());
      const { client, companyId, server } = scenario;
      const params = { query: { companyId } };
      const stock = await writeWorkbook('Stok', [
        [
          ['Mal / Hizmet', 'Birim'],
          ['', 'Adet'],
        ],
      ]);
      await client.POST('/stok/aktarim', { params, body: { file: new File([stock], 'fiyat listesi_2026.xlsx') } });
      server.onRows = (from) => (from > 0 ? new Promise(() => undefined) : Promise.resolve());
      const cards = Array.from({ length: 1500 }, (_, place) => [String(3_000_000_000 + place), `Zeytin ${place}`]);
      const customers = await writeWorkbook('Cariler', [[['VKN / TCKN', 'Unvan'], ...cards]]);
      const file = new File([customers], 'cariler_İstanbul_Anadolu_2026_kasım_SON (2).xlsx');
      await client.POST('/cari/aktarim', { params, body: { file } });
      return { scenario };
    },
  },
};

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached: the tiles stay at 0. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** A member who may only read invoices. */
export const Refused: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await openWeek(), { faturaRead: true }) }) },
};

/** Very long names and amounts. */
export const Long: Story = {
  parameters: {
    provider: { clock: listNow },
    load: async () => {
      const scenario = await startRequestScenario({ unvan: longTitle, birimFiyat: '98765432.10' });
      await fillLong(scenario);
      return { scenario: await bringOthers(scenario) };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(longTitle, { exact: false }, { timeout: 10_000 });
  },
};

/** Screen readers get the figures of the chart as a table. */
export const ChartAsTable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Günlük ciro ve alış, TRY' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
  },
};
