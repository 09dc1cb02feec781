import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvoiceList } from '@kalem/ui/invoice-list';
import { expect, waitFor, within } from 'storybook/test';
import { openWeek, weekNow } from '../../packages/ui/testing/openWeek';

const week = async () => ({ scenario: await openWeek() });

/** What the toolbar's scenario does to a story. */
const meta: Meta<typeof InvoiceList> = {
  title: 'Foundations/Scenarios',
  component: InvoiceList,
  tags: ['!dev'],
  globals: { scenario: 'fresh' },
  parameters: { provider: { clock: weekNow }, load: week },
};
export default meta;

const note = /brings its own data/;

/** A story on the data of its file renders the scenario. */
export const Shown: StoryObj<typeof InvoiceList> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Bu aralıkta fatura yok')).toBeVisible();
    await expect(canvas.queryByText(note)).toBeNull();
  },
};

/** A story with its own data keeps them and shows a note. */
export const Kept: StoryObj<typeof InvoiceList> = {
  parameters: { load: week },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(note)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(12));
  },
};
