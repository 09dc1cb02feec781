import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { addLongCustomer } from '../../../testing/fillCards';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { newCustomerOf } from '../../../testing/startCustomerScenario';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { longTitle } from '../../../testing/week';
import { CustomerForm } from './CustomerForm';

const meta: Meta<typeof CustomerForm> = {
  title: 'Widgets/CustomerForm',
  component: CustomerForm,
  args: { onEvent: fn() },
  parameters: { load: async () => ({ scenario: await startScenario() }) },
};
export default meta;

type Story = StoryObj<typeof CustomerForm>;

/** A new customer. */
export const Default: Story = { tags: ['looks'] };

/** Loading an existing customer. */
export const Loading: Story = { args: { cariId: 'c1' }, parameters: { load: () => ({ scenario: noAnswer() }) } };

/** An existing customer while the server cannot be reached. */
export const Failed: Story = { args: { cariId: 'c1' }, parameters: { load: () => ({ scenario: noConnection() }) } };

/** A customer that was deleted. */
export const Missing: Story = { args: { cariId: '00000000-0000-4000-8000-000000000000' } };

/** A customer with very long values. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await startScenario();
      return { scenario: { ...scenario, cariId: await addLongCustomer(scenario) } };
    },
  },
  render: (args, { loaded: { scenario } }) => <CustomerForm {...args} cariId={scenario.cariId ?? 'yok'} />,
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Unvan' })).toHaveValue(longTitle);
  },
};

/** Submitting the empty form shows errors. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kaydet' }));
    await expect(screen.getByLabelText('VKN')).toHaveAccessibleDescription('Bu alan gereklidir');
  },
};

export const NaturalPerson: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Gerçek Kişi' }));
    await expect(screen.getByLabelText('Soyad')).toBeVisible();
  },
};

/** Another user saved the card first: shows the fields that both changed (API-06). */
export const Conflict: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: {
    load: async () => {
      const scenario = await startScenario();
      return { scenario, cariId: await newCustomerOf(scenario) };
    },
  },
  render: (args, { loaded }) => <CustomerForm {...args} cariId={String(loaded.cariId)} />,
  play: async ({ canvasElement, loaded }) => {
    const { client, companyId } = loaded.scenario as Scenario;
    const params = { path: { id: String(loaded.cariId) }, query: { companyId } };
    const street = await within(canvasElement).findByRole('textbox', { name: /^Adres/ });
    const { data } = await client.GET('/cari/{id}', { params });
    await client.PUT('/cari/{id}', { params, body: { ...data, adres: 'Kısıklı Mah. Alemdağ Cad. No: 7' } });
    await userEvent.clear(street);
    await userEvent.type(street, 'Libadiye Cad. No: 12');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Libadiye');
  },
};
