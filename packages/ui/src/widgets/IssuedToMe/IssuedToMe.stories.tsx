import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startRequestScenario, type RequestScenario } from '../../../testing/startRequestScenario';
import { startScenario } from '../../../testing/startScenario';
import { listNow, longTitle } from '../../../testing/week';
import { IssuedToMe } from './IssuedToMe';

const meta: Meta<typeof IssuedToMe> = {
  title: 'Widgets/IssuedToMe',
  component: IssuedToMe,
  args: { onEvent: fn() },
  parameters: { provider: { clock: listNow }, load: async () => ({ scenario: await startRequestScenario() }) },
};
export default meta;

type Story = StoryObj<typeof IssuedToMe>;

/** Invoices of other taxpayers, two of them with requests of the seller. */
export const Default: Story = { tags: ['looks'] };

/** No invoices in the range. */
export const Empty: Story = {
  args: { defaultQuery: { range: { start: '2024-01-01', end: '2024-01-02' } } },
  parameters: { load: async () => ({ scenario: await startScenario({ clock: { now: listNow } }) }) },
};

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Very long names and amounts. */
export const Long: Story = {
  parameters: {
    load: async () => ({ scenario: await startRequestScenario({ unvan: longTitle, birimFiyat: '98765432.10' }) }),
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(longTitle, undefined, { timeout: 10_000 });
  },
};

/** The empty dialog for an objection. */
export const Objects: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button', { name: /^İtiraz Talebi: / });
    await userEvent.click(buttons.find((button) => !button.hasAttribute('disabled')) ?? canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'İtiraz talebi' }));
    await expect(dialog.getByRole('button', { name: 'Talep Oluştur' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Talep Oluştur' }));
    await expect(await dialog.findAllByText('Bu alan gereklidir')).toHaveLength(4);
  },
};

/** The portal refuses a request and gives the reason. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    const { server } = loaded.scenario as RequestScenario;
    const buttons = await within(canvasElement).findAllByRole('button', { name: /^İptal Talebi: / });
    await userEvent.click(buttons.find((button) => !button.hasAttribute('disabled')) ?? canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'İptal talebi' }));
    await userEvent.type(dialog.getByLabelText('Açıklama'), 'Mükerrer düzenlendi');
    await userEvent.click(dialog.getByRole('checkbox'));
    const text = 'Bu belge iptal talebi oluşturmak için gerekli koşulları sağlamıyor!';
    server.simulator.setSwitches({ faults: [{ kind: 'sentence', cmd: 'EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', text }] });
    await userEvent.click(dialog.getByRole('button', { name: 'Talep Oluştur' }));
    await expect(await dialog.findByText(text, undefined, { timeout: 10_000 })).toBeVisible();
  },
};
