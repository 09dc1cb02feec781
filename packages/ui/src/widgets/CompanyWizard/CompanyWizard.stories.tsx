import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { makeCoupon } from '../../../testing/coupons';
import { longCompany } from '../../../testing/fillCompanies';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../testing/openWeek';
import { startScenario } from '../../../testing/startScenario';
import { CompanyWizard } from './CompanyWizard';

const meta: Meta<typeof CompanyWizard> = {
  title: 'Widgets/CompanyWizard',
  component: CompanyWizard,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof CompanyWizard>;

async function link(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Kullanıcı kodu'), '33333302');
  await userEvent.type(canvas.getByLabelText('Parola'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Devam' }));
}

/** Step 0 asks for the portal credentials. */
export const Default: Story = { tags: ['looks'] };

/** Step 1, filled with the portal's data. */
export const Filled: Story = { tags: ['looks'], args: { activeStep: 1 } };

/** Step 2: a year's membership, a coupon, the card. */
export const Payment: Story = { tags: ['looks'], args: { activeStep: 2 } };

/** The bank declined the payment. */
export const Declined: Story = {
  args: { activeStep: 2, declined: 'Kart limiti yetersiz, bankanız ödemeyi onaylamadı.' },
};

/** The company is loading. */
export const Loading: Story = { args: { activeStep: 1 }, parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The company could not be read. */
export const Failed: Story = { args: { activeStep: 1 }, parameters: { load: () => ({ scenario: noConnection() }) } };

/** Step 1 with very long values. */
export const Long: Story = {
  args: { activeStep: 1 },
  parameters: { load: async () => ({ scenario: await openLong() }) },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Email')).toHaveValue(longCompany.email);
  },
};

/** Step 2 of a company with a long name. */
export const LongPayment: Story = {
  args: { activeStep: 2 },
  parameters: { load: async () => ({ scenario: await openLong() }) },
};

async function openLong() {
  const scenario = await openWeek();
  const { client, companyId } = scenario;
  await client.PUT('/company', { params: { query: { companyId } }, body: longCompany });
  return scenario;
}

export const WrongPortalPassword: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await link(canvasElement, 'yanlış');
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText('Parola')).toHaveAccessibleDescription(
        'GİB kullanıcı kodu veya parolası hatalı.',
      ),
    );
  },
};

export const Company: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await link(canvasElement, '1');
    await expect(await within(canvasElement).findByText("GİB'den getirildi")).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ widget: 'company-wizard', type: 'companyLinked' }),
    );
    await expect(await within(canvasElement).findByRole('combobox', { name: 'Vergi Dairesi' })).toBeEnabled();
  },
};

export const CompanySyncing: Story = {
  args: { activeStep: 1 },
  parameters: {
    load: async () => ({ scenario: await startScenario({ sync: true, portalSwitches: { latencyMs: 150 } }) }),
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Portaldaki faturalarınız indiriliyor: [1-9]/)).toBeVisible();
  },
};

export const PortalDown: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      scenario.server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
      return { scenario };
    },
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await link(canvasElement, '1');
    await expect(await within(canvasElement).findByText(/^GİB portalına şu anda ulaşılamıyor/)).toBeVisible();
  },
};

export const CompanyWithFaults: Story = {
  args: { activeStep: 1 },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'muhasebe@cinaralti');
    await userEvent.type(canvas.getByLabelText(/^TCKN/), '28415903');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet ve devam et' }));
    await expect(email).toHaveAccessibleDescription('Lütfen geçerli bir email adresi giriniz.');
    await expect(canvas.getByLabelText(/^TCKN/)).toHaveAccessibleDescription('11 haneli olmalıdır');
  },
};

export const AppliesCoupon: Story = {
  tags: ['!autodocs'],
  args: { activeStep: 2 },
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      return { scenario, kod: await makeCoupon(scenario.server, '40') };
    },
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Kupon/), String(loaded.kod));
    await userEvent.click(canvas.getByRole('button', { name: 'Uygula' }));
    await canvas.findByRole('button', { name: '899,28 TRY öde' });
  },
};
