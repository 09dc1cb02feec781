import { SyncNotice } from '../../fields/SyncNotice';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/Form';
import * as icons from '../../primitives/icons';
import { Section } from '../../primitives/Section';
import { useMessages } from '../../provider/messages';
import { AuthorizedFields } from './AuthorizedFields';
import type { CompanyDraft } from './companyDraft';
import { CompanyFields } from './CompanyFields';
import type { CompanyWizardEvent } from './CompanyWizardEvent';
import { FootNews } from './FootNews';
import { messages } from './messages';
import { useCompanyStep } from './useCompanyStep';

export interface CompanyStepProps {
  companyId: string;
  /** What the fields begin with. */
  draft: CompanyDraft;
  /** The draft came from the portal just now. */
  isFromGib: boolean;
  onBack: () => void;
  emit: (event: CompanyWizardEvent) => void;
}

/** Step 1: the company's own data, to be checked and completed. */
export function CompanyStep({ companyId, draft, isFromGib, onBack, emit }: CompanyStepProps) {
  const t = useMessages(messages);
  const { form, submit, isPending, refusal, isLicenceOver } = useCompanyStep({ companyId, draft, emit });
  return (
    <>
      <div className="kalem-wizard__sync">
        <SyncNotice companyId={companyId} />
      </div>
      <Form formRef={form.formRef} className="kalem-card" label={t('stepCompany')} onSubmit={() => void submit()}>
        <Section
          title={t('stepCompany')}
          actions={
            isFromGib && (
              <Badge tone="success" icon={icons.ok}>
                {t('fromGib')}
              </Badge>
            )
          }
        >
          <CompanyFields form={form} />
        </Section>
        <Section title={t('authorized')}>
          <AuthorizedFields form={form} />
        </Section>
        <div className="kalem-wizard__foot">
          <Button variant="quiet" icon={icons.arrowLeft} onPress={onBack} isDisabled={isPending}>
            {t('back')}
          </Button>
          {refusal && <FootNews tone="danger">{refusal}</FootNews>}
          {isLicenceOver && <FootNews tone="warning">{t('licenceOver')}</FootNews>}
          <span className="kalem-wizard__lead" />
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </>
  );
}
