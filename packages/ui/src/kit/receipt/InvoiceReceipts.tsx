import type { components } from '@kalem/sdk';
import { Amount } from '../../primitives/Amount';
import { Badge } from '../../primitives/feedback/Badge';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { ErrorText } from '../ErrorText';
import { collectionText, collectionTone } from './collectionWords';
import { messages } from './messages';
import { ReceiptList } from './ReceiptList';

type Schemas = components['schemas'];
type Receipt = Schemas['Receipt'];

interface InvoiceReceiptsProps {
  invoice: Pick<Schemas['InvoiceSummary'], 'id' | 'paraBirim'>;
  tahsilat: Schemas['InvoiceCollection'];
  companyId: string;
  mayReverse: boolean;
  onReversed: (receipt: Receipt) => void;
  /** Money was paid back. */
  onRefunded: (receipts: readonly Receipt[]) => void;
}

/** What was received for an invoice: its state, its rest, and each payment (MNY-50). */
export function InvoiceReceipts(props: InvoiceReceiptsProps) {
  const { invoice, tahsilat, companyId, mayReverse, onReversed, onRefunded } = props;
  const t = useMessages(messages);
  const receipts = useApi().useQuery(
    'get',
    '/tahsilat',
    { params: { query: { companyId, faturaId: invoice.id } } },
    { meta: { kind: 'listReceipts' } },
  );
  const { data, error } = receipts;
  return (
    <section aria-label={t('receipts')}>
      <dl className="kalem-invoice-preview__facts">
        <div>
          <dt className="kalem-muted">{t('tahsilat')}</dt>
          <dd>
            <Badge tone={collectionTone(tahsilat)}>{collectionText(tahsilat, t)}</Badge>
          </dd>
        </div>
        <div>
          <dt className="kalem-muted">{t('kalan')}</dt>
          <dd>
            <Amount value={tahsilat.kalan} currency={invoice.paraBirim} />
          </dd>
        </div>
      </dl>
      {!data && !error && <Skeleton height="40px" />}
      {!data && error && (
        <p className="kalem-sm">
          {t('receiptsFailed')} <ErrorText error={error} />
        </p>
      )}
      {data && data.items.length > 0 && (
        <ReceiptList
          {...{ companyId, mayReverse, onReversed, onRefunded }}
          receipts={data.items}
          faturaId={invoice.id}
          label={t('receipts')}
        />
      )}
    </section>
  );
}
