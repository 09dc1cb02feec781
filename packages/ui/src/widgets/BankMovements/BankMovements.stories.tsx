import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { asStaff } from '../../../testing/staff';
import { startMovementScenario } from '../../../testing/startMovementScenario';
import { startReceiptScenario } from '../../../testing/startReceiptScenario';
import { listNow, longTitle } from '../../../testing/week';
import { BankMovements } from './BankMovements';

const meta: Meta<typeof BankMovements> = {
  title: 'Widgets/BankMovements',
  component: BankMovements,
  args: { onEvent: fn() },
  parameters: {
    ownData: true,
    provider: { clock: listNow },
    load: async () => ({ scenario: await startMovementScenario() }),
  },
};
export default meta;

type Story = StoryObj<typeof BankMovements>;
const wait = { timeout: 10_000 };

/** Proposals of an uploaded statement. */
export const Default: Story = { tags: ['looks'] };

/** Movements that were matched, some of them without a person. */
export const Matched: Story = { tags: ['looks'], args: { defaultQuery: { filter: { sekme: 'ESLESEN' } } } };

/** Movements without an invoice. */
export const Unmatched: Story = { args: { defaultQuery: { filter: { sekme: 'ESLESMEYEN' } } } };

/** No statement was uploaded. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await startReceiptScenario() }) } };

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** A member who may read movements, and not match them. */
export const ReadOnly: Story = {
  parameters: {
    load: async () => ({ scenario: await asStaff(await startMovementScenario(), { tahsilatRead: true }) }),
  },
};

/** A member who may not read payments. */
export const Refused: Story = {
  parameters: { load: async () => ({ scenario: await asStaff(await startMovementScenario(), { cariRead: true }) }) },
};

/** A customer with a very long name. */
export const Long: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: { load: async () => ({ scenario: await startMovementScenario(longTitle) }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(longTitle, undefined, wait);
  },
};

/** The choice of another invoice. */
export const ChoosesInvoice: Story = {
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: 'Başka fatura seç' }, wait);
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Fatura seç/ }, wait));
    const [customer] = await dialog.findAllByText(/açık fatura/, undefined, wait);
    await userEvent.click(customer as HTMLElement);
    await expect(await screen.findByText('Dağıtım', undefined, wait)).toBeVisible();
  },
};

/** The columns of a statement, before anything is booked. */
export const ConfirmsColumns: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: { load: async () => ({ scenario: await startMovementScenario(undefined, { isWaiting: true }) }) },
  play: async ({ canvasElement }) => {
    const upload = await within(canvasElement).findAllByRole('button', { name: 'Dosya Yükle' }, wait);
    await userEvent.click(upload[0] as HTMLElement);
    await expect(await screen.findByRole('button', { name: 'Hareketleri al' }, wait)).toBeVisible();
  },
};
