import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { uploadPictures } from '../../../testing/pictures';
import { asStaff } from '../../../testing/staff';
import { ImageUploads } from './ImageUploads';

const meta: Meta<typeof ImageUploads> = {
  title: 'Widgets/ImageUploads',
  component: ImageUploads,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openPictures() }) },
};
export default meta;

type Story = StoryObj<typeof ImageUploads>;

async function openPictures() {
  const scenario = await openWeek();
  await uploadPictures(scenario.client, scenario.companyId);
  return scenario;
}

/** Logo and signature, and their place on a document. */
export const Default: Story = { tags: ['looks'] };

/** Neither is uploaded. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await openWeek() }) } };

/** A user who may not change the company. */
export const WithoutPermission: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await openPictures(), { faturaRead: true }) }) },
};

export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

export const Crops: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'İmzayı kırp' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'İmzayı kırp' });
    await within(dialog).findByText(/^Sonuç \d+ × \d+ piksel JPEG olur\.$/);
    await expect(within(dialog).getByRole('checkbox', { name: 'Zemini beyazlat' })).toBeChecked();
  },
};
