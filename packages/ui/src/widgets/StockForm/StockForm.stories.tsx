import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { addLongItem, startStock } from '../../../testing/fillStock';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { StockForm } from './StockForm';

const meta: Meta<typeof StockForm> = {
  title: 'Widgets/StockForm',
  component: StockForm,
  args: { onEvent: fn() },
  parameters: { load: async () => ({ scenario: await startScenario() }) },
};
export default meta;

type Story = StoryObj<typeof StockForm>;

/** A new stock item. */
export const Default: Story = { tags: ['looks'] };

/** Loading an existing item. */
export const Loading: Story = { args: { stokId: 's1' }, parameters: { load: () => ({ scenario: noAnswer() }) } };

/** An existing item while the server cannot be reached. */
export const Failed: Story = { args: { stokId: 's1' }, parameters: { load: () => ({ scenario: noConnection() }) } };

/** An item with a very long name. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await startScenario();
      return { scenario: { ...scenario, stokId: await addLongItem(scenario) } };
    },
  },
  render: (args, { loaded: { scenario } }) => <StockForm {...args} stokId={scenario.stokId ?? 'yok'} />,
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByDisplayValue(/^Iğdır Işıklıçeşme yöresi/);
  },
};

/** Submitting the empty form shows errors. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kaydet' }));
    await expect(screen.getByRole('textbox', { name: 'Mal / Hizmet' })).toHaveAccessibleDescription(
      'Bu alan gereklidir',
    );
  },
};

/** Another user saved the item first: shows the fields that both changed (API-06). */
export const Conflict: Story = {
  tags: ['!autodocs'],
  parameters: {
    load: async () => {
      const scenario = await startStock();
      const { data } = await scenario.client.GET('/stok', {
        params: { query: { companyId: scenario.companyId, page: 1 } },
      });
      return { scenario, stokId: data.items[0]?.id };
    },
  },
  render: (args, { loaded }) => <StockForm {...args} stokId={String(loaded.stokId)} />,
  play: async ({ canvasElement, loaded }) => {
    const { client, companyId } = loaded.scenario as Scenario;
    const params = { path: { id: String(loaded.stokId) }, query: { companyId } };
    const price = await within(canvasElement).findByRole('textbox', { name: 'Birim Fiyat' });
    const { data } = await client.GET('/stok/{id}', { params });
    await client.PUT('/stok/{id}', { params, body: { ...data, birimFiyat: '77.5' } });
    await userEvent.clear(price);
    await userEvent.type(price, '99');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('77,50');
  },
};
