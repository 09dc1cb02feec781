'use client';
import { Suspense } from 'react';
import { useFocusOfStep } from '../../kit/useFocusOfStep';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Stepper } from '../../primitives/layout/Section';
import { useMessages } from '../../provider/messages';
import { ActiveCompanyStep, CompanyStep } from './CompanyStep';
import { GibStep } from './GibStep';
import type { PaymentStepProps } from './PaymentStep';
import { messages } from './messages';
import { useCompanyId } from '../../provider/useKalem';
import { useCompanyWizard } from './useCompanyWizard';

export {
  useCompanyStep,
  useCompanyWizard,
  useGibStep,
  type CompanyWizardEvent,
  type WizardStep,
} from './useCompanyWizard';

const PaymentStep = lazyPart(async () => (await import('./PaymentStep')).PaymentStep);

interface CompanyWizardViewProps extends Partial<ViewProps<'company-wizard'>> {
  /**
   * The first step: 0 asks for the portal credentials (default), 1 shows the data of the active company, 2 its payment.
   */
  activeStep?: 0 | 1 | 2 | undefined;
  /** Asks for a payment after step 1 even if the company is in trial or licensed. */
  forcePayment?: boolean | undefined;
  /** The bank's reason for a declined payment, shown at step 2. */
  declined?: string | undefined;
  /** The coupon of a declined payment (`coupon` of the event `navigate`). Step 2 contains it, not applied. */
  coupon?: string | undefined;
  /** Address of the membership agreement; default `/uyelik-sozlesmesi.html`. */
  agreementHref?: string | undefined;
  emit: ViewProps<'company-wizard'>['emit'];
}

export type CompanyWizardProps = PropsOf<'company-wizard', CompanyWizardViewProps>;

/**
 * Links a company with its portal user, completes its data and takes the payment for a year. `companyId` is the company
 * of steps 1 and 2.
 *
 * @example <CompanyWizard onEvent={(event) => event.type === 'completed' && openCompany(event.company.id)} />
 */
export const CompanyWizard = defineWidget('company-wizard', CompanyWizardView, { needs: 'nothing' });

const steps = { gib: 0, active: 1, company: 1, payment: 2 } as const;
const titles = { gib: 'title', active: 'activeTitle', company: 'title', payment: 'paymentTitle' } as const;
const stepNames = ['stepGib', 'stepCompany', 'stepPayment'] as const;

function CompanyWizardView({ activeStep, companyId, emit, ...payment }: CompanyWizardViewProps) {
  const { forcePayment = false, declined, coupon, agreementHref = '/uyelik-sozlesmesi.html' } = payment;
  const t = useMessages(messages);
  const { step, goOn, pay, back } = useCompanyWizard({ activeStep, onEvent: emit });
  const current = steps[step.at];
  const place = useFocusOfStep(step.at);
  const then = { forcePayment, onBack: back, onUnpaid: pay, emit };
  return (
    <div className="kalem-wizard">
      <div className="kalem-wizard__head">
        <h1 className="kalem-title">{t(titles[step.at])}</h1>
        <Stepper label={t('steps')} steps={stepNames.map((name) => t(name))} current={current} />
      </div>
      <div ref={place} className="kalem-wizard__step" role="group" aria-label={t(stepNames[current])} tabIndex={-1}>
        {step.at === 'gib' && <GibStep onLinked={goOn} />}
        {step.at === 'active' && <ActiveCompanyStep companyId={step.companyId ?? companyId} {...then} />}
        {step.at === 'company' && <CompanyStep companyId={step.companyId} draft={step.draft} isFromGib {...then} />}
        {step.at === 'payment' && (
          <Suspense fallback={<Skeleton height="560px" />}>
            <Payment
              companyId={step.companyId ?? companyId}
              {...{ agreementHref, declined, coupon, emit }}
              onBack={back}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Step 2 of the company that was just saved, or of the active one (CMP-17). */
function Payment({ companyId, ...props }: Omit<PaymentStepProps, 'companyId'> & { companyId: string | undefined }) {
  return <PaymentStep companyId={useCompanyId(companyId)} {...props} />;
}
