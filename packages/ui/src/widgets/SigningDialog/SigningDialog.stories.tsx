import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changeDraft, createDraft } from '../../../testing/createDraft';
import { moveAtPortal } from '../../../testing/atPortal';
import { openWeek } from '../../../testing/openWeek';
import { startSigningScenario, type SigningScenario } from '../../../testing/startSigningScenario';
import { longTitle, smsCode } from '../../../testing/week';
import { Button } from '../../primitives/Button';
import { SigningDialog, type SigningDialogProps } from './SigningDialog';

const sign = '0lhozfib5410mp';
const list = 'EARSIV_PORTAL_TASLAKLARI_GETIR';
const phone = 'EARSIV_PORTAL_TELEFONNO_SORGULA';

const meta: Meta<typeof SigningDialog> = {
  title: 'Widgets/SigningDialog',
  component: SigningDialog,
  args: { onEvent: fn() },
  argTypes: { isOpen: { control: false }, faturaIds: { control: false } },
  parameters: { ownData: true, load: async () => ({ scenario: await startSigningScenario() }) },
  // In the documentation page the dialog stays closed, because it would cover the page.
  render: ({ onEvent, onBeforeSign }, { loaded, viewMode }) => (
    <Page scenario={loaded.scenario} onEvent={onEvent} onBeforeSign={onBeforeSign} startsOpen={viewMode !== 'docs'} />
  ),
};
export default meta;

type Story = StoryObj<typeof SigningDialog>;

interface PageProps extends Pick<SigningDialogProps, 'onEvent' | 'onBeforeSign'> {
  scenario: SigningScenario;
  startsOpen: boolean;
}

function Page({ scenario, onEvent, onBeforeSign, startsOpen }: PageProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>İmzala</Button>
      <SigningDialog
        faturaIds={scenario.faturaIds}
        isOpen={isOpen}
        onBeforeSign={onBeforeSign}
        onEvent={(event) => {
          onEvent?.(event);
          if (event.type === 'signingClosed') setOpen(false);
        }}
      />
    </>
  );
}

const within = { timeout: 10_000 };
const ready = () => screen.findByRole('timer', {}, within);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'SMS kodu' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, within));

/** The code was sent. */
export const Default: Story = { tags: ['looks'], parameters: { load: async () => ({ scenario: await withDrafts() }) } };

/** Very long names and amounts. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await startSigningScenario();
      const { id } = await createDraft(scenario, { aliciUnvan: longTitle, birimFiyat: '98765432.10' });
      return { scenario: { ...scenario, faturaIds: [id, ...scenario.faturaIds] } };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async () => {
    await screen.findByText(longTitle, undefined, within);
  },
};

/** `onBeforeSign` of the host refuses the SMS with a reason. */
export const RefusedByHost: Story = {
  args: { onBeforeSign: () => 'Önce bankanızdaki bilgilerinizi doğrulayın.' },
  tags: ['!autodocs'],
  play: async () => {
    await expect(await screen.findByText('Önce bankanızdaki bilgilerinizi doğrulayın.', {}, within)).toBeVisible();
  },
};

/** The code was sent, and the user is typing it. */
export const Code: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await ready();
    await userEvent.type(field(), 'a7k2');
    await expect(field()).toHaveValue('A7K2');
    await expect(screen.getByRole('button', { name: 'Onayla' })).toBeDisabled();
  },
};

/** Signed invoices stay visible until the user closes the dialog. */
export const Signed: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await ready();
    await userEvent.type(field(), `${smsCode}{Enter}`);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('3 fatura imzalandı'), within);
    await userEvent.click(screen.getAllByRole('button', { name: 'Kapat' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEvent).toHaveBeenCalledWith({
      widget: 'signing-dialog',
      type: 'signingClosed',
      reason: 'signed',
    });
  },
};

/** The portal takes long to send the SMS. */
export const Asking: Story = {
  parameters: { load: async () => ({ scenario: await startSigningScenario({ latencyMs: 120_000 }) }) },
  tags: ['!autodocs'],
  play: async () => {
    await expect(await screen.findByText('Onay kodu isteniyor…')).toBeVisible();
    await screen.findByText('Toplam', undefined, within);
  },
};

export const WrongCode: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await ready();
    await userEvent.type(field(), 'B7K2M9{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('SMS kodu hatalı.'), within);
    await expect(field().selectionEnd).toBe(6);
  },
};

export const Confirming: Story = {
  parameters: {
    load: async () => ({ scenario: await startSigningScenario({ faults: [{ kind: 'timeout', cmd: sign }] }) }),
  },
  tags: ['!autodocs'],
  play: async () => {
    await ready();
    await userEvent.type(field(), `${smsCode}{Enter}`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vazgeç' })).toBeDisabled());
  },
};

/** The first answer was lost, so the outcome is unknown: the same code is sent again under the same key. */
export const AnswerLost: Story = {
  parameters: {
    load: async () => ({
      scenario: await startSigningScenario({
        faults: [
          { kind: 'maintenancePage', cmd: sign },
          { kind: 'maintenancePage', cmd: list },
        ],
      }),
    }),
  },
  tags: ['!autodocs'],
  play: async () => {
    await ready();
    await userEvent.type(field(), `${smsCode}{Enter}`);
    await screen.findByRole('button', { name: 'Yeniden dene' }, within);
    await expect(field()).toHaveAttribute('readonly');
  },
};

export const NewCodeNeeded: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await ready();
    const wrong = 'SMS kodu hatalı.';
    const told = [wrong, wrong, wrong, `${wrong} Bir deneme hakkınız kaldı.`, /^Çok fazla hatalı deneme/];
    for (const words of told) {
      await userEvent.type(field(), 'B7K2M9{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 6 });
      await waitFor(() => expect(field()).toHaveAccessibleDescription(words), within);
    }
    await screen.findByRole('button', { name: 'Yeni kod iste' });
  },
};

/** A colleague changed one of the three invoices after the code was requested. */
export const ChangedSince: Story = {
  tags: ['!autodocs'],
  play: async ({ loaded }) => {
    const scenario = loaded.scenario as SigningScenario;
    await ready();
    await changeDraft(scenario, { id: scenario.faturaIds[1] ?? '' }, { birimFiyat: '5000' });
    await userEvent.type(field(), `${smsCode}{Enter}`);
    await expect(await screen.findByText('Değişti', {}, within)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Yeni kod iste' })).toBeVisible();
  },
};

export const PortalDown: Story = {
  parameters: {
    load: async () => ({ scenario: await startSigningScenario({ faults: [{ kind: 'maintenancePage', cmd: phone }] }) }),
  },
  tags: ['!autodocs'],
  play: async () => {
    await screen.findByText(/^GİB portalına şu anda ulaşılamıyor/, undefined, within);
  },
};

/** Another user has already signed one of the three invoices. */
export const NotSignable: Story = {
  parameters: {
    load: async () => {
      const scenario = await startSigningScenario();
      const params = { query: { companyId: scenario.companyId } };
      const { data } = await scenario.client.POST('/fatura/imza', {
        params,
        body: { faturaIds: scenario.faturaIds.slice(1, 2) },
      });
      await scenario.client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: data.signatureId } });
      return { scenario };
    },
  },
  tags: ['!autodocs'],
  play: async () => {
    await screen.findByText('İmzalandı', undefined, within);
  },
};

/** One draft was moved on the portal's own screens, so the portal does not list it as approved. */
export const PartlySigned: Story = {
  parameters: {
    load: async () => {
      const scenario = await startSigningScenario();
      const [, , id = ''] = scenario.faturaIds;
      const { data: invoice } = await scenario.client.GET('/fatura/{id}', {
        params: { path: { id }, query: { companyId: scenario.companyId } },
      });
      await moveAtPortal(scenario, invoice);
      return { scenario };
    },
  },
  tags: ['!autodocs'],
  play: async () => {
    await ready();
    await userEvent.type(field(), `${smsCode}{Enter}`);
    await expect(await screen.findByRole('button', { name: 'Kalan 1 faturayı imzala' }, within)).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('3 faturanın 2 tanesi imzalandı');
  },
};

/** The portal's answer was lost and the portal cannot be reached, so the outcome is unknown. */
export const Unknown: Story = {
  parameters: {
    load: async () => ({
      scenario: await startSigningScenario({
        faults: [
          { kind: 'droppedConnection', when: 'after', cmd: sign, times: 1 },
          { kind: 'maintenancePage', cmd: list },
        ],
      }),
    }),
  },
  tags: ['!autodocs'],
  play: async () => {
    await ready();
    await userEvent.type(field(), `${smsCode}{Enter}`);
    await press('Yeniden dene');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('İmza kontrol ediliyor'), within);
    await expect(screen.queryByRole('button', { name: /yeniden/ })).toBeNull();
  },
};

/** Three drafts of the week. */
async function withDrafts(): Promise<SigningScenario> {
  const scenario = await openWeek();
  const { data } = await scenario.client.GET('/fatura', { params: { query: { companyId: scenario.companyId } } });
  const drafts = data.items.filter((one) => one.onayDurumu === 'Onaylanmadi' && one.portalDurumu === 'GONDERILDI');
  return { ...scenario, faturaIds: drafts.map(({ id }) => id) };
}
