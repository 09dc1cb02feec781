import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startRequestScenario, type RequestScenario } from '../../../testing/startRequestScenario';
import { startScenario } from '../../../testing/startScenario';
import { listNow, longTitle } from '../../../testing/week';
import { Requests } from './Requests';

const meta: Meta<typeof Requests> = {
  title: 'Widgets/Requests',
  component: Requests,
  args: { onEvent: fn() },
  parameters: { provider: { clock: listNow }, load: async () => ({ scenario: await startRequestScenario() }) },
};
export default meta;

type Story = StoryObj<typeof Requests>;

/** Received requests to accept or reject, with the days left. */
export const Default: Story = { tags: ['looks'] };

/** No requests in the range. */
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

/** The confirmation of accepting a request. */
export const Accepts: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const [accept] = await within(canvasElement).findAllByRole('button', { name: /^Talebi Kabul Et: Kızılırmak/ });
    await userEvent.click(accept ?? canvasElement);
    await expect(await screen.findByRole('alertdialog', { name: 'Talebi kabul et' })).toBeVisible();
  },
};

/** The portal refuses the answer and gives the reason. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    const { server } = loaded.scenario as RequestScenario;
    const [reject] = await within(canvasElement).findAllByRole('button', { name: /^Talebi Reddet: Kızılırmak/ });
    await userEvent.click(reject ?? canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Talebi reddet' }));
    await userEvent.type(dialog.getByLabelText('Ret gerekçesi'), 'Mal teslim alındı');
    const text = 'Talep cevabı kaydedilirken beklenmeyen bir hata ile karşılaşıldı.';
    server.simulator.setSwitches({
      faults: [{ kind: 'sentence', cmd: 'EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE', text }],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Talebi Reddet' }));
    await expect(await dialog.findByText(text, undefined, { timeout: 10_000 })).toBeVisible();
  },
};

/** Rejecting without a reason shows an error. */
export const Rejects: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const [reject] = await within(canvasElement).findAllByRole('button', { name: /^Talebi Reddet: Kızılırmak/ });
    await userEvent.click(reject ?? canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Talebi reddet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Talebi Reddet' }));
    await expect(await dialog.findByText('Bu alan gereklidir')).toBeVisible();
  },
};

/** Requests of the company; none in this scenario. */
export const Sent: Story = {
  args: { defaultQuery: { filter: { yon: 'gonderilen' } } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bu aralıkta gönderilen talep yok')).toBeVisible();
  },
};
