import { licenceStatus } from '@kalem/domain';
import { SyncNotice } from '../../fields/SyncNotice';
import { Badge } from '../../primitives/feedback/Badge';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import * as icons from '../../primitives/icons';
import { Section } from '../../primitives/layout/Section';
import { useMessages } from '../../provider/messages';
import { AuthorizedFields, CompanyFields } from '../../kit/company/CompanyFields';
import { type CompanyDraft, companyDraft, matchLists } from '../../kit/company/companyDraft';
import { FootNews } from './GibStep';
import { messages } from './messages';
import { useCompanyStep, type CompanyWizardEvent } from './useCompanyWizard';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useApi, useOwnQuery, usePermission } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';

export interface CompanyStepProps {
  companyId: string;
  /** The initial values. */
  draft: CompanyDraft;
  /** True if the draft was just read from the portal. */
  isFromGib: boolean;
  forcePayment: boolean;
  onBack: () => void;
  onUnpaid: (companyId: string) => void;
  emit: (event: CompanyWizardEvent) => void;
}

/** Step 1: check and complete the company's data. */
export function CompanyStep({ companyId, draft, isFromGib, forcePayment, onBack, onUnpaid, emit }: CompanyStepProps) {
  const t = useMessages(messages);
  const mayWrite = usePermission('companyWrite', companyId) !== false;
  const isOver = useIsLicenceOver(companyId);
  const { form } = useCompanyStep({ companyId, draft, forcePayment, onUnpaid, onEvent: emit });
  return (
    <>
      <div className="kalem-wizard__sync">
        <SyncNotice companyId={companyId} />
      </div>
      {!mayWrite && <Banner tone={isOver ? 'warning' : 'info'}>{t(isOver ? 'ownerPays' : 'readOnly')}</Banner>}
      <Form formRef={form.formRef} className="kalem-card" label={t('stepCompany')} onSubmit={() => void form.submit()}>
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
        <AuthorizedFields form={form} />
        <div className="kalem-wizard__foot">
          <Button variant="quiet" icon={icons.arrowLeft} onPress={onBack} isDisabled={form.isPending}>
            {t('back')}
          </Button>
          {form.refusal && <FootNews>{form.refusal}</FootNews>}
          <span className="kalem-wizard__lead" />
          <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={!mayWrite}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** True if trial and licence have ended; false while unknown. */
function useIsLicenceOver(companyId: string): boolean {
  const { now } = useKalem();
  const { data } = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readCompany' } });
  const company = data?.items.find(({ id }) => id === companyId);
  return company !== undefined && !licenceStatus(company, now()).active;
}

/** Step 1 for an existing company: starts with its data (CMP-17). */
export function ActiveCompanyStep({
  companyId,
  ...props
}: Pick<CompanyStepProps, 'forcePayment' | 'onBack' | 'onUnpaid' | 'emit'> & { companyId: string | undefined }) {
  const t = useMessages(messages);
  const active = useCompanyId(companyId);
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readCompany' } });
  const company = companies.data?.items.find(({ id }) => id === active);
  const draft = useOwnQuery({
    queryKey: ['companyDraft', company],
    meta: { kind: 'companyDraft' },
    queryFn: () => (company ? matchLists(companyDraft(company)) : null),
    enabled: company !== undefined,
    staleTime: Infinity,
  });
  if (draft.data) return <CompanyStep companyId={active} draft={draft.data} isFromGib={false} {...props} />;
  if (companies.isPending || draft.isLoading) return <Loading label={t('stepCompany')} />;
  return (
    <Banner
      tone="danger"
      actions={
        <Button onPress={companies.isError ? () => void companies.refetch() : props.onBack}>
          {t(companies.isError ? 'retry' : 'back')}
        </Button>
      }
    >
      {t(companies.isError ? 'loadFailed' : 'notFound')}
    </Banner>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className="kalem-card kalem-wizard__loading" role="status" aria-label={label}>
      {['40%', '100%', '70%', '100%'].map((width, index) => (
        <Skeleton key={index} width={width} height="20px" />
      ))}
    </div>
  );
}
