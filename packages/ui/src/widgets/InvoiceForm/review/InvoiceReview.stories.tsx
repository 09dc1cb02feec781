import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { keepDraft } from '../../../../testing/keepDraft';
import { openWeek, weekNow } from '../../../../testing/openWeek';
import { sampleInvoice } from '../../../../testing/sampleInvoice';
import { InvoiceForm } from '../InvoiceForm';

const now = new Date('2026-11-21T11:05:22Z');

const meta: Meta<typeof InvoiceForm> = {
  title: 'Widgets/InvoiceForm/Check and preview',
  component: InvoiceForm,
  args: { onEvent: fn() },
  parameters: {
    provider: { clock: weekNow, storage: keepDraft(sampleInvoice(6, now)) },
    load: async () => ({ scenario: await openWeek() }),
  },
};
export default meta;

type Story = StoryObj<typeof InvoiceForm>;

const sale = sampleInvoice(6, now);
const spoilt = keepDraft({
  ...sale,
  vknTckn: '7351902846',
  malHizmetler: sale.malHizmetler.map((line, index) => {
    if (index === 2) return { ...line, kdvOrani: '0' };
    return index === 4 ? { ...line, kdvOrani: '18' } : line;
  }),
});
const clear = keepDraft({ ...sale, vknTckn: '1234567890' });

/** A fault that blocks saving, and findings that GİB would refuse later. */
export const Findings: Story = { tags: ['looks'], parameters: { provider: { storage: spoilt } } };

/** No findings. */
export const NoFindings: Story = { parameters: { provider: { storage: clear } } };

const show = (view: string) => async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name: view }));
  const paper = () => document.querySelector('.kalem-preview__paper')?.shadowRoot?.textContent;
  await waitFor(() => expect(paper()).toContain('İğneada Lojistik'));
};

/** The form with the live preview beside it. */
export const SideBySide: Story = {
  parameters: { provider: { storage: clear } },
  tags: ['!autodocs'],
  play: ({ canvasElement }) => show('Yan yana')(canvasElement),
};

/** The preview stays white in dark mode. */
export const PreviewDark: Story = {
  parameters: { provider: { storage: clear } },
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
  play: ({ canvasElement }) => show('Önizleme')(canvasElement),
};

/** On a phone the preview is a dialog. */
export const PreviewNarrow: Story = {
  parameters: { provider: { storage: clear } },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: ({ canvasElement }) => show('Önizleme')(canvasElement),
};
