import { sumAmounts } from '@kalem/domain';
import { collectionMark, paymentHint } from '@kalem/domain/ledger';
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
  invoice: Pick<
    Schemas['InvoiceSummary'],
    'id' | 'paraBirim' | 'faturaTip' | 'portalFaturaTip' | 'totals' | 'talepAkisi'
  >;
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
  const mark = collectionMark(invoice.talepAkisi);
  const hint = paymentHint(invoice, receivedOf(tahsilat, data?.items ?? [], invoice.paraBirim));
  return (
    <section aria-label={t('receipts')}>
      <dl className="kalem-invoice-preview__facts">
        <div>
          <dt className="kalem-muted">{t('tahsilat')}</dt>
          <dd>
            <Badge tone={collectionTone(tahsilat)}>{collectionText(tahsilat, t)}</Badge>
            {mark && <Badge tone="warning">{t(mark)}</Badge>}
          </dd>
        </div>
        <div>
          <dt className="kalem-muted">{t('kalan')}</dt>
          <dd>
            <Amount value={tahsilat.kalan} currency={invoice.paraBirim} />
          </dd>
        </div>
      </dl>
      {hint && <p className="kalem-sm kalem-muted">{t(hint)}</p>}
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

/** What was received for an invoice, with the credits of its payments. */
function receivedOf({ tahsilEdilen }: Schemas['InvoiceCollection'], receipts: readonly Receipt[], currency: string) {
  const credits = receipts.filter(({ paraBirim, dagitim }) => paraBirim === currency && dagitim.length === 1);
  return sumAmounts([tahsilEdilen, ...credits.map(({ kullanilmayan }) => kullanilmayan)]);
}
