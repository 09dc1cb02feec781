import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { ErrorText } from '../ErrorText';
import { Banner } from '../../primitives/feedback/Banner';
import { Button } from '../../primitives/Button';
import { DebtorAccount, type DebtorAccountProps } from './DebtorAccount';
import { messages } from './messages';

interface CustomerAccountProps extends Omit<DebtorAccountProps, 'debtorId' | 'paraBirim'> {
  vknTckn: string;
  /** The customer's name. Distinguishes customers with the same number. */
  alici: string;
}

/** The account of a customer's card, found by its number. Nothing in a company that tracks no receivables. */
export function CustomerAccount({ vknTckn, alici, companyId, ...account }: CustomerAccountProps) {
  const t = useMessages(messages);
  const api = useApi();
  const found = api.useQuery(
    'get',
    '/alacak',
    { params: { query: { companyId, vknTckn, alici } } },
    { meta: { kind: 'listDebtors' } },
  );
  const [first] = found.data?.items ?? [];
  const company = api.useQuery(
    'get',
    '/alacak/ozet',
    { params: { query: { companyId } } },
    { meta: { kind: 'sumReceivables' }, enabled: found.data?.items.length === 0 },
  );
  if (first) return <DebtorAccount debtorId={first.id} companyId={companyId} {...account} />;
  if (found.error)
    return (
      <Banner
        tone="danger"
        actions={
          <Button size="sm" onPress={() => void found.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('failed')} <ErrorText error={found.error} />
      </Banner>
    );
  if (!found.data)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="220px" />
      </div>
    );
  if (company.data?.baslangic == null) return null;
  return (
    <section className="kalem-card kalem-debtor__part" aria-label={t('account')}>
      <div className="kalem-debtor__head">
        <h2 className="kalem-heading">{t('account')}</h2>
      </div>
      <EmptyState title={t('noEntries')}>{t('noEntriesHelp')}</EmptyState>
    </section>
  );
}
