import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fillWebhooks, longAddresses } from '../../../testing/fillWebhooks';
import { unbrokenTitle } from '../../../testing/longTexts';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { longTitle } from '../../../testing/week';
import { Webhooks } from './Webhooks';

const meta: Meta<typeof Webhooks> = {
  title: 'Widgets/Webhooks',
  component: Webhooks,
  args: { onEvent: fn() },
  parameters: {
    ownData: true,
    provider: { clock: weekNow },
    load: async () => {
      const scenario = await openWeek();
      await fillWebhooks(scenario);
      return { scenario };
    },
  },
};
export default meta;

type Story = StoryObj<typeof Webhooks>;

/** Three addresses: working, paused, failing. */
export const Default: Story = { tags: ['looks'] };

/** A partner without an address. */
export const Empty: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await fillWebhooks(scenario, { addresses: [] });
      return { scenario };
    },
  },
};

/** No partner yet. */
export const NoPartner: Story = {
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

const openLog: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const [first] = await within(canvasElement).findAllByRole('button', { name: /^https:\/\/api/ });
  await userEvent.click(first ?? canvasElement);
  const dialog = await within(document.body).findByRole('dialog', { name: /^(İletimler|Deliveries)/ });
  await waitFor(() => expect(within(dialog).getAllByRole('row').length).toBeGreaterThan(2));
};

/** The log of deliveries. */
export const Log: Story = { tags: ['!autodocs', 'looks'], play: openLog };

/** Very long addresses and partner name. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      const { save } = await fillWebhooks(scenario, { ad: unbrokenTitle, addresses: longAddresses });
      for (let n = 0; n < 4; n += 1) await save();
      await scenario.client.POST('/admin/partner', {
        body: { ad: `İğneada, ${longTitle}`.slice(0, 100), kaynaklar: ['https://igdirli.example'], dakikadaOturum: 60 },
      });
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('button', { name: /^https:\/\/deneme/ });
  },
};

/** The deliveries of a webhook with a long URL. */
export const LogLong: Story = { ...Long, tags: ['!autodocs'], play: openLog };

/** One event with its attempts and body. */
export const Details: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await openLog(context);
    const [event] = await within(document.body).findAllByRole('button', { name: 'Fatura kaydedildi' });
    await userEvent.click(event ?? document.body);
    await expect(await within(document.body).findByText(/"type": "fatura.kaydedildi"/)).toBeVisible();
  },
};

/** A new address with errors. */
export const Adds: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Adres ekle' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Webhook adresi ekle' });
    await userEvent.type(within(dialog).getByLabelText('Adres'), 'banka.example');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ekle' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Adres')).toHaveAccessibleDescription(/Geçerli bir adres/),
    );
  },
};
