import { amountColour, fromDayFirst, isVoid, toScreenDate } from '@kalem/domain';
import type { Column } from '../../kit/list/columns';
import { messages as requestTexts } from '../../kit/requests/messages';
import type { RequestKind } from '../../kit/requests/RaiseRequest';
import { RequestFlow, wordsToObject } from '../../kit/requests/RequestFlow';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { StatusMark } from '../../primitives/feedback/Badge';
import { useMessages, type Translate } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { ReceivedInvoice } from './useIssuedToMe';

interface ColumnOptions {
  t: Translate<keyof (typeof messages)['texts']['tr']>;
  today: string;
  /** Undefined without permission. */
  onRequest: ((invoice: ReceivedInvoice, tip: RequestKind) => void) | undefined;
}

/** The columns of the list (REQ-10). */
export function issuedColumns({ t, today, onRequest }: ColumnOptions): Column<ReceivedInvoice>[] {
  return [
    {
      id: 'durum',
      head: t('durum'),
      cell: ({ durum, talepAkisi }) => (
        <span className="kalem-two">
          <StatusMark status={durum}>{t(durum)}</StatusMark>
          <RequestFlow talepAkisi={talepAkisi} />
        </span>
      ),
      card: 'start',
      width: 176,
      skeleton: '84px',
    },
    {
      id: 'satici',
      head: t('satici'),
      cell: ({ saticiUnvanAdSoyad, saticiVknTckn, belgeNumarasi }) => (
        <span className="kalem-two">
          <span className="kalem-two-lines kalem-issued__name" title={saticiUnvanAdSoyad}>
            {saticiUnvanAdSoyad}
          </span>
          <small className="kalem-num">
            {saticiVknTckn}
            <span className="kalem-issued__inline-number">
              {'\u00a0'}· <span className="kalem-num">{belgeNumarasi}</span>
            </span>
          </small>
        </span>
      ),
      card: 'title',
    },
    {
      id: 'odenecek',
      head: t('amounts'),
      cell: (invoice) => <Amounts invoice={invoice} />,
      card: 'amount',
      className: 'kalem-issued__amounts',
      isNumeric: true,
    },
    {
      id: 'belgeNumarasi',
      head: t('belgeNumarasi'),
      cell: ({ belgeNumarasi }) => belgeNumarasi,
      className: 'kalem-issued__number kalem-num',
      width: 150,
      skeleton: '120px',
    },
    {
      id: 'belgeTarihi',
      head: t('belgeTarihi'),
      cell: (invoice) => <IssueDate invoice={invoice} today={today} />,
      card: 'end',
      className: 'kalem-num',
      width: 130,
      skeleton: '76px',
    },
    {
      id: 'islemler',
      head: t('actions'),
      cell: (invoice) => <RowRequests invoice={invoice} onRequest={onRequest} />,
      card: 'foot',
      width: 196,
      skeleton: '140px',
    },
  ];
}

/** Payable amount, tax and total, in the colour of the newest request (REQ-13). */
function Amounts({ invoice }: { invoice: ReceivedInvoice }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { odenecek, vergi, toplam, paraBirim, talepAkisi } = invoice;
  const show = (amount: string | null) => (amount === null ? '-' : formatDecimal(amount, locale));
  return (
    <span
      className="kalem-issued__sums kalem-num"
      data-colour={amountColour(talepAkisi)}
      data-void={isVoid(talepAkisi)}
    >
      <b>
        {show(odenecek)}
        {odenecek !== null && paraBirim && <span className="kalem-currency"> {paraBirim}</span>}
      </b>
      {odenecek !== null && (
        <small>
          <span>{t('vergi', { amount: show(vergi) })}</span>
          <span>{t('toplam', { amount: show(toplam) })}</span>
        </small>
      )}
    </span>
  );
}

/** The day, and below it the days left to object to an approved invoice (REQ-22). */
function IssueDate({
  invoice: { belgeTarihi, durum, ettn, talepAkisi },
  today,
}: {
  invoice: ReceivedInvoice;
  today: string;
}) {
  const t = useMessages(requestTexts);
  const day = fromDayFirst(belgeTarihi);
  const left =
    durum === 'Onaylandi' && ettn !== null ? wordsToObject({ faturaTarih: day, talepAkisi }, today, t) : undefined;
  return (
    <span className="kalem-two">
      {toScreenDate(day)}
      {left && <small>{left}</small>}
    </span>
  );
}

/** The two buttons for requests, or why there are none (REQ-11). */
function RowRequests({ invoice, onRequest }: Pick<ColumnOptions, 'onRequest'> & { invoice: ReceivedInvoice }) {
  const t = useMessages(messages);
  const tRequest = useMessages(requestTexts);
  if (invoice.ettn === null) return <span className="kalem-issued__none kalem-muted">{t('noRequest')}</span>;
  if (invoice.durum !== 'Onaylandi' || !onRequest) return null;
  const button = (tip: RequestKind) => (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('requestOf', { request: tRequest(tip), name: invoice.saticiUnvanAdSoyad })}
      isDisabled={invoice.talepAkisi.length > 0}
      onPress={() => onRequest(invoice, tip)}
    >
      {tRequest(tip)}
    </Button>
  );
  return (
    <span className="kalem-issued__buttons">
      {button('IPTAL')}
      {button('ITIRAZ')}
    </span>
  );
}
