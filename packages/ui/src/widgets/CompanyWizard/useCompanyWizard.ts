import { useState } from 'react';
import { istanbulNow, licenceStatus, validateGibCredentials, validateNewCompany } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { byCode, useForm, type Form } from '../../kit/useForm';
import { callHost } from '../../provider/callHost';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import {
  companyDraft,
  companyToWire,
  fillFromRegistry,
  matchLists,
  type CompanyDraft,
} from '../../kit/company/companyDraft';

type Company = components['schemas']['Company'];

/** Events of the wizard. */
export type CompanyWizardEvent =
  /** Step 0 is done: the portal accepted the credentials and the company exists. */
  | { type: 'companyLinked'; company: Company }
  /** Step 1 is done: the company is saved. Make it the active one. */
  | { type: 'companySaved'; company: Company }
  /** The wizard is done: the company is in trial or licensed. */
  | { type: 'completed'; company: Company }
  /**
   * Step 2 is done: show the bank's page at this address, which leads back to /payment/{tx}. `coupon` is the applied
   * coupon or ''. Pass it to the wizard again after a declined payment.
   */
  | { type: 'navigate'; url: string; coupon: string }
  /** A coupon paid for the whole year: the company is licensed. */
  | { type: 'activated'; companyId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'company-wizard': CompanyWizardEvent;
  }
}

/** The current step: portal credentials, data of the active or the just linked company, or payment. */
export type WizardStep =
  | { at: 'gib' }
  | { at: 'active'; companyId?: string }
  | { at: 'company'; companyId: string; draft: CompanyDraft }
  /** Without an id, of the active company. */
  | { at: 'payment'; companyId?: string };

interface WizardOptions {
  activeStep?: 0 | 1 | 2;
  onEvent?: (event: CompanyWizardEvent) => void;
}

/** The sequence of the wizard's steps, without their views. `useGibStep` and `useCompanyStep` implement the steps. */
export function useCompanyWizard({ activeStep = 0, onEvent }: WizardOptions = {}): {
  /** The current step. */
  step: WizardStep;
  /** Call after step 0: shows step 1. */
  goOn: (company: Company, draft: CompanyDraft) => void;
  /** Call after step 1 if a payment is due: shows step 2. */
  pay: (companyId: string) => void;
  /** Shows the previous step. */
  back: () => void;
} {
  const [step, setStep] = useState<WizardStep>(firstSteps[activeStep]);
  return {
    step,
    goOn(company, draft) {
      callHost(onEvent, { type: 'companyLinked', company });
      setStep({ at: 'company', companyId: company.id, draft });
    },
    pay: (companyId) => setStep({ at: 'payment', companyId }),
    back: () => setStep(step.at === 'payment' ? { at: 'active', companyId: step.companyId } : { at: 'gib' }),
  };
}

const firstSteps = [{ at: 'gib' }, { at: 'active' }, { at: 'payment' }] as const;

/** The registry's data is optional, so the wait is short. */
const REGISTRY_TIMEOUT_MS = 8_000;

/** Step 0: links the company at the portal, and fills gaps in the portal's data from the tax registry. */
export function useGibStep({ onLinked }: { onLinked: (company: Company, draft: CompanyDraft) => void }): {
  form: Form<{ userCode: string; password: string }, Company>;
} {
  const { client, report } = useKalem();
  const invalidate = useInvalidate();

  async function complete(company: Company): Promise<CompanyDraft> {
    const draft = companyDraft(company);
    try {
      const query = { vknTckn: company.vknTckn, companyId: company.id };
      const { data: registry } = await client.GET('/info', { params: { query }, timeout: REGISTRY_TIMEOUT_MS });
      return await matchLists(fillFromRegistry(draft, registry), registry.vergiDairesiKodu);
    } catch (error) {
      report({ kind: 'registryLookup', error, silent: true });
      return matchLists(draft);
    }
  }

  const form = useForm({
    kind: 'linkCompany',
    initial: { userCode: '', password: '' },
    validate: validateGibCredentials,
    required: ['userCode', 'password'],
    async submit({ userCode, password }, { key }) {
      const { data: company } = await client.POST('/company/gib', {
        body: { userCode: userCode.trim(), password },
        params: { header: { 'Idempotency-Key': key } },
      });
      void invalidate('/company');
      onLinked(company, await complete(company));
      return company;
    },
    // CMP-14: shows our own text; the portal's is in the fault.
    blame: byCode({ PORTAL_CREDENTIALS_REFUSED: 'password' }),
  });
  return { form };
}

interface CompanyStepOptions {
  companyId: string;
  /** The initial values. */
  draft: CompanyDraft;
  /** Asks for a payment even if the company is in trial or licensed (CMP-11). */
  forcePayment?: boolean;
  onEvent?: (event: CompanyWizardEvent) => void;
  /** Called when the company is saved and a payment is due. */
  onUnpaid: (companyId: string) => void;
}

/** Step 1: saves the company. Done if it is in trial or licensed (CMP-16). */
export function useCompanyStep({ companyId, draft, forcePayment = false, onEvent, onUnpaid }: CompanyStepOptions): {
  form: Form<CompanyDraft, Company>;
} {
  const { client, now } = useKalem();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'saveCompany',
    initial: draft,
    validate: (values) => validateNewCompany(companyToWire(values), istanbulNow(now()).date),
    required: ['email'],
    async submit(values) {
      const { data: company } = await client.PUT('/company', {
        params: { query: { companyId } },
        body: companyToWire(values),
      });
      await invalidate('/company');
      callHost(onEvent, { type: 'companySaved', company });
      if (forcePayment || !licenceStatus(company, now()).active) onUnpaid(company.id);
      else callHost(onEvent, { type: 'completed', company });
      return company;
    },
  });
  return { form };
}
