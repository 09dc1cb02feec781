'use client';
import { useState } from 'react';
import type { components } from '@kalem/sdk';
import { Stepper } from '../../primitives/Stepper';
import { WidgetRoot } from '../../primitives/WidgetRoot';
import { useEmit } from '../../provider/useEmit';
import { useMessages } from '../../provider/messages';
import { ActiveCompanyStep, CompanyStep } from './CompanyStep';
import type { CompanyDraft } from './companyDraft';
import { GibStep } from './GibStep';
import { messages } from './messages';

export interface CompanyWizardProps {
  /** 0 asks for the portal's credentials (default); 1 begins with the data of the active company. */
  activeStep?: 0 | 1;
  /** The company that step 1 begins with; default the provider's. */
  companyId?: string;
  onEvent?: (event: CompanyWizardEvent) => void;
}

type Step = { at: 'gib' } | { at: 'active' } | { at: 'company'; companyId: string; draft: CompanyDraft };

/**
 * Links a company with its portal user and completes its data.
 *
 * @example <CompanyWizard onEvent={(event) => event.type === 'completed' && openCompany(event.company.id)} />
 */
export function CompanyWizard({ activeStep = 0, companyId, onEvent }: CompanyWizardProps) {
  const t = useMessages(messages);
  const emit = useEmit(onEvent);
  const [step, setStep] = useState<Step>({ at: activeStep === 1 ? 'active' : 'gib' });
  const back = () => setStep({ at: 'gib' });
  return (
    <WidgetRoot name="company-wizard">
      <div className="kalem-wizard">
        <div className="kalem-wizard__head">
          <h1 className="kalem-title">{t('title')}</h1>
          <Stepper
            label={t('steps')}
            steps={[t('stepGib'), t('stepCompany'), t('stepPayment')]}
            current={step.at === 'gib' ? 0 : 1}
          />
        </div>
        {step.at === 'gib' && (
          <GibStep
            onLinked={(company, draft) => {
              emit({ type: 'companyLinked', company });
              setStep({ at: 'company', companyId: company.id, draft });
            }}
          />
        )}
        {step.at === 'active' && <ActiveCompanyStep companyId={companyId} onBack={back} emit={emit} />}
        {step.at === 'company' && (
          <CompanyStep companyId={step.companyId} draft={step.draft} isFromGib onBack={back} emit={emit} />
        )}
      </div>
    </WidgetRoot>
  );
}

type Company = components['schemas']['Company'];

/** What the wizard tells its host. */
export type CompanyWizardEvent =
  /** Step 0 is done: the portal took the credentials and the company exists. */
  | { type: 'companyLinked'; company: Company }
  /** Step 1 is done: the company is saved; make it the active one. */
  | { type: 'companySaved'; company: Company }
  /** The wizard has nothing more to ask: the company is in trial or licensed. */
  | { type: 'completed'; company: Company };
