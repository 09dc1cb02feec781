'use client';
import { useRef } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Stepper } from '../../primitives/layout/Section';
import { useMessages } from '../../provider/messages';
import { ActiveCompanyStep, CompanyStep } from './CompanyStep';
import { GibStep } from './GibStep';
import { messages } from './messages';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import { useCompanyWizard } from './useCompanyWizard';

export {
  useCompanyStep,
  useCompanyWizard,
  useGibStep,
  type CompanyWizardEvent,
  type WizardStep,
} from './useCompanyWizard';

interface CompanyWizardViewProps extends Partial<ViewProps<'company-wizard'>> {
  /** 0 asks for the portal's credentials (default); 1 begins with the data of the active company. */
  activeStep?: 0 | 1;
  emit: ViewProps<'company-wizard'>['emit'];
}

export type CompanyWizardProps = PropsOf<'company-wizard', CompanyWizardViewProps>;

/**
 * Links a company with its portal user and completes its data. `companyId` is the company that step 1 begins with.
 *
 * @example <CompanyWizard onEvent={(event) => event.type === 'completed' && openCompany(event.company.id)} />
 */
export const CompanyWizard = defineWidget('company-wizard', CompanyWizardView, { needs: 'nothing' });

function CompanyWizardView({ activeStep, companyId, emit }: CompanyWizardViewProps) {
  const t = useMessages(messages);
  const { step, goOn, back } = useCompanyWizard({ activeStep, onEvent: emit });
  const place = useFocusOfStep(step.at);
  return (
    <div className="kalem-wizard">
      <div className="kalem-wizard__head">
        <h1 className="kalem-title">{t('title')}</h1>
        <Stepper
          label={t('steps')}
          steps={[t('stepGib'), t('stepCompany'), t('stepPayment')]}
          current={step.at === 'gib' ? 0 : 1}
        />
      </div>
      <div
        ref={place}
        className="kalem-wizard__step"
        role="group"
        aria-label={t(step.at === 'gib' ? 'stepGib' : 'stepCompany')}
        tabIndex={-1}
      >
        {step.at === 'gib' && <GibStep onLinked={goOn} />}
        {step.at === 'active' && <ActiveCompanyStep companyId={companyId} onBack={back} emit={emit} />}
        {step.at === 'company' && (
          <CompanyStep companyId={step.companyId} draft={step.draft} isFromGib onBack={back} emit={emit} />
        )}
      </div>
    </div>
  );
}

/**
 * The button that had the focus goes with its step; the next one takes it, so that Tab leads to its first field
 * (USE-17).
 */
function useFocusOfStep(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useClientLayoutEffect(() => {
    if (shown.current !== step) queueMicrotask(() => place.current?.focus());
    shown.current = step;
  }, [step]);
  return place;
}
