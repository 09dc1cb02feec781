import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { startLongNotes, startNotes } from '../../../testing/fillNotes';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { ReadyNotes } from './ReadyNotes';

const meta: Meta<typeof ReadyNotes> = {
  title: 'Widgets/ReadyNotes',
  component: ReadyNotes,
  args: { onEvent: fn() },
  parameters: { load: async () => ({ scenario: await startNotes() }) },
};
export default meta;

type Story = StoryObj<typeof ReadyNotes>;

/** Banks and explanations. */
export const Default: Story = { tags: ['looks'] };

/** A company without ready notes. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await startScenario() }) } };

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Forty explanations, and very long texts and names. */
export const Long: Story = {
  parameters: { load: async () => ({ scenario: await startLongNotes() }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Iğdır İli Işıklıçeşme İlçesi/);
    await within(canvasElement).findByText(/^39\. taksit/);
  },
};

export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Banka / IBAN ekle' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kaydet' }));
    const iban = screen.getByRole('textbox', { name: 'IBAN' });
    await waitFor(() => expect(iban).toHaveAccessibleDescription('Bu alan gereklidir'));
  },
};

/** Another user saved the note first: shows the fields that both changed (API-06). */
export const Conflict: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, loaded }) => {
    const { client, companyId } = loaded.scenario as Scenario;
    const { data } = await client.GET('/aciklama', { params: { query: { companyId } } });
    const [note] = data.items;
    if (!note) throw new Error('There is no note');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: note.aciklama }));
    const text = await screen.findByRole('textbox', { name: 'Açıklama' });
    const params = { path: { id: note.id }, query: { companyId } };
    await client.PUT('/aciklama/{id}', { params, body: { ...note, aciklama: 'Kargo bize aittir.' } });
    await userEvent.clear(text);
    await userEvent.type(text, 'Kargo alıcıya aittir.');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Kargo bize aittir.');
  },
};
