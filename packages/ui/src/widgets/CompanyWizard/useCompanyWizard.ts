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

/** What the wizard tells its host. */
export type CompanyWizardEvent =
  /** Step 0 is done: the portal took the credentials and the company exists. */
  | { type: 'companyLinked'; company: Company }
  /** Step 1 is done: the company is saved; make it the active one. */
  | { type: 'companySaved'; company: Company }
  /** The wizard has nothing more to ask: the company is in trial or licensed. */
  | { type: 'completed'; company: Company }
  /**
   * Step 2 is done: show the bank's page at this address, which leads back to /payment/{tx}. `coupon` is the applied
   * one, or empty: pass it to the wizard again after a declined payment.
   */
  | { type: 'navigate'; url: string; coupon: string }
  /** A coupon paid the whole year: the company is licensed. */
  | { type: 'activated'; companyId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'company-wizard': CompanyWizardEvent;
  }
}

/** Where the wizard stands: the portal's credentials, the data of the active company, or those of one just linked. */
export type WizardStep =
  | { at: 'gib' }
  | { at: 'active'; companyId?: string }
  | { at: 'company'; companyId: string; draft: CompanyDraft }
  /** Without an id the active company's. */
  | { at: 'payment'; companyId?: string };

interface WizardOptions {
  activeStep?: 0 | 1 | 2;
  onEvent?: (event: CompanyWizardEvent) => void;
}

/** The order of the wizard's steps, without their looks; `useGibStep` and `useCompanyStep` are what each does. */
export function useCompanyWizard({ activeStep = 0, onEvent }: WizardOptions = {}): {
  /** The step that is shown. */
  step: WizardStep;
  /** Step 0 is done: shows step 1. */
  goOn: (company: Company, draft: CompanyDraft) => void;
  /** Step 1 is done, and the company is to be paid for: shows step 2. */
  pay: (companyId: string) => void;
  /** Shows the step before. */
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

/** The registry only helps, so it is not waited for long. */
const REGISTRY_TIMEOUT_MS = 8_000;

/** Step 0: links the company at the portal, and completes the portal's data from the tax registry. */
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
    // CMP-14: its text is ours; the portal's own stands in the fault.
    blame: byCode({ PORTAL_CREDENTIALS_REFUSED: 'password' }),
  });
  return { form };
}

interface CompanyStepOptions {
  companyId: string;
  /** What the fields begin with. */
  draft: CompanyDraft;
  /** Asks for a payment even of a company that is in trial or licensed (CMP-11). */
  forcePayment?: boolean;
  onEvent?: (event: CompanyWizardEvent) => void;
  /** The company is saved, and is to be paid for. */
  onUnpaid: (companyId: string) => void;
}

/** What step 1 does: saves the company, and is done when it is in trial or licensed (CMP-16). */
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
