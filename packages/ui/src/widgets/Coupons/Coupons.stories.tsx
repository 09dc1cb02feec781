import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fillCampaigns, fillLongCampaigns } from '../../../testing/fillCampaigns';
import { unbrokenTitle } from '../../../testing/longTexts';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { Coupons } from './Coupons';

const meta: Meta<typeof Coupons> = {
  title: 'Widgets/Coupons',
  component: Coupons,
  args: { onEvent: fn() },
  parameters: {
    ownData: true,
    provider: { clock: weekNow },
    load: async () => {
      const scenario = await openWeek();
      await fillCampaigns(scenario);
      return { scenario };
    },
  },
};
export default meta;

type Story = StoryObj<typeof Coupons>;

/** One card per campaign. */
export const Default: Story = { tags: ['looks'] };

/** No campaign yet. */
export const Empty: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await scenario.server.makeAdmin(scenario.account.email);
      return { scenario };
    },
  },
};

/** A user who is not an admin. */
export const Refused: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

const openCoupons: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /Meridyen Bank/ }));
  const dialog = await within(document.body).findByRole('dialog', { name: /Dağıtım|Distribution/ });
  await waitFor(() => expect(within(dialog).getAllByRole('textbox')).toHaveLength(15));
  await userEvent.type(within(dialog).getAllByRole('textbox')[2] ?? dialog, 'Çiğdem Öztürk Mim');
};

/** The coupons of a campaign, one with unsaved changes. */
export const Distributes: Story = { tags: ['!autodocs', 'looks'], play: openCoupons };

/** Very long names and texts, and many campaigns. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await fillLongCampaigns(scenario);
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: unbrokenTitle });
  },
};

/** The coupons of a campaign with a long name, for a customer with a long name. */
export const DistributesLong: Story = {
  ...Long,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: new RegExp(unbrokenTitle) }));
    const dialog = await within(document.body).findByRole('dialog', { name: /Dağıtım/ });
    await waitFor(() => expect(within(dialog).getAllByRole('textbox')).toHaveLength(15));
  },
};

export const Creates: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kampanya Oluştur' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Kampanya Oluştur' });
    await userEvent.type(within(dialog).getByLabelText('Kupon sayısı'), '10001');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Oluştur' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Kupon sayısı')).toHaveAccessibleDescription('En fazla 10.000 olabilir'),
    );
  },
};
