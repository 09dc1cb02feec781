import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Skeleton } from '../../primitives/Skeleton';
import { useApi } from '../../provider/queries';
import { useCompanyId } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import { companyDraft } from './companyDraft';
import { CompanyStep } from './CompanyStep';
import type { CompanyWizardEvent } from './CompanyWizardEvent';
import { matchLists } from './matchLists';
import { messages } from './messages';

/** Step 1 of a company that exists already: begins with its data (CMP-17). */
export function ActiveCompanyStep({
  companyId,
  onBack,
  emit,
}: {
  companyId: string | undefined;
  onBack: () => void;
  emit: (event: CompanyWizardEvent) => void;
}) {
  const t = useMessages(messages);
  const active = useCompanyId(companyId);
  const companies = useApi().useQuery('get', '/company');
  const company = companies.data?.items.find(({ id }) => id === active);
  const draft = useQuery({
    queryKey: ['companyDraft', company],
    queryFn: () => (company ? matchLists(companyDraft(company)) : null),
    enabled: company !== undefined,
    staleTime: Infinity,
  });
  if (draft.data)
    return <CompanyStep companyId={active} draft={draft.data} isFromGib={false} onBack={onBack} emit={emit} />;
  if (companies.isPending || draft.isLoading) return <Loading label={t('stepCompany')} />;
  return (
    <Banner
      tone="danger"
      actions={
        <Button onPress={companies.isError ? () => void companies.refetch() : onBack}>
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
