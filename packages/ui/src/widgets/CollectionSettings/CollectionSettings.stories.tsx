import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Scenario } from '../../../testing/company';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { startReceiptScenario } from '../../../testing/startReceiptScenario';
import { asStaff } from '../../../testing/staff';
import { listNow } from '../../../testing/week';
import { startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { CollectionSettings } from './CollectionSettings';

const meta: Meta<typeof CollectionSettings> = {
  title: 'Widgets/CollectionSettings',
  component: CollectionSettings,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof CollectionSettings>;

/** A company without a default term. */
export const Default: Story = { tags: ['looks'] };

/** A company that tracks its receivables since the start of the year. */
export const Tracking: Story = {
  tags: ['looks'],
  parameters: { provider: { clock: listNow }, load: async () => ({ scenario: await startReceiptScenario() }) },
};

/** Starts the tracking of receivables at the start of the month. */
export const StartsTracking: Story = {
  tags: ['!autodocs'],
  parameters: { load: async () => ({ scenario: await openWeek() }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bu ay başı' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Takibi başlat' }));
    await expect(await canvas.findByText('01/11/2026 gününden beri')).toBeVisible();
  },
};

/** A user who may see but not change the settings. */
export const WithoutPermission: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await openWeek(), { tahsilatRead: true }) }) },
};

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Chooses a term, hides the due date and saves. */
export const Saves: Story = {
  tags: ['!autodocs'],
  parameters: { load: async () => ({ scenario: await openWeek() }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '30 gün' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Vadeyi faturada göster' }));
    await userEvent.click(within(canvas.getByRole('form', { name: 'Vade' })).getByRole('button', { name: 'Kaydet' }));
    const reminders = { hatirlatma: false, hatirlatmaGunleri: [-3, 0, 7, 15, 30] };
    const matching = { kismiKendiliginden: false, vknKendiliginden: false };
    const term = { vadeGunu: 30, vadeyiGoster: false, baslangic: null, isleniyor: false };
    const ayarlar: unknown = expect.objectContaining({ ...term, ...reminders, ...matching });
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith({ widget: 'collection-settings', type: 'changed', ayarlar }),
    );
  },
};

/** A term of more than a year. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const days = await canvas.findByRole('textbox', { name: 'Başka bir gün sayısı' });
    await userEvent.type(days, '366');
    await userEvent.click(within(canvas.getByRole('form', { name: 'Vade' })).getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(days).toHaveAccessibleDescription(/En fazla 365 olabilir/));
  },
};

/** Another user saved another term first: shows both terms (API-06). */
export const Conflict: Story = {
  tags: ['!autodocs'],
  parameters: { load: async () => ({ scenario: await openWeek() }) },
  play: async ({ canvasElement, loaded }) => {
    const { client, companyId } = loaded.scenario as Scenario;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '30 gün' }));
    const params = { query: { companyId } };
    await client.PUT('/tahsilat-ayarlari', { params, body: { vadeGunu: 60, vadeyiGoster: true } });
    await userEvent.click(within(canvas.getByRole('form', { name: 'Vade' })).getByRole('button', { name: 'Kaydet' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('60 gün');
  },
};

/** Automatic reminders turned on: the days, and how many mails the coming seven days bring. */
export const Reminders: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: { load: async () => ({ scenario: await startReceivablesScenario() }), provider: { clock: listNow } },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Hatırlatmalar' }));
    await userEvent.click(form.getByRole('switch'));
    await expect(await form.findByText(/önümüzdeki 7 günde/)).toBeVisible();
  },
};
