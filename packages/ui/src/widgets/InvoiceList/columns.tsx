import { daysLeftToSign, dueDaysWithoutTerm, faturaTipOf, hasFewDays, isVoid, toScreenDate } from '@kalem/domain';
import { collectionMark } from '@kalem/domain/ledger';
import { recipientOf, useInvoiceTypeTitle } from '../../fields/invoices';
import type { Column } from '../../kit/list/columns';
import { RowButton } from '../../kit/list/ListTable';
import { collectionText, collectionTone, isCollectable } from '../../kit/receipt/collectionWords';
import { messages as requestTexts } from '../../kit/requests/messages';
import { RequestFlow, wordsToObject } from '../../kit/requests/RequestFlow';
import { Amount } from '../../primitives/Amount';
import { Badge, StatusMark, type Tone } from '../../primitives/feedback/Badge';
import * as icons from '../../primitives/icons';
import { useMessages, type Translate } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { ListedInvoice } from './useInvoices';

/** The column ids, which a host uses to hide columns. */
export type InvoiceColumnId =
  'onayDurumu' | 'alici' | 'vknTckn' | 'belgeNumarasi' | 'faturaTarih' | 'vadeTarihi' | 'tahsilat' | 'kalan';

interface ColumnOptions {
  t: Translate<keyof (typeof messages)['texts']['tr']>;
  today: string;
  /** The company tracks what is left to pay: 'Vade' is shown, and 'Tahsilat' and 'Kalan' exist. */
  isTracked: boolean;
}

/** The columns of the list (LST-03, MNY-50). */
export function invoiceColumns({ t, today, isTracked }: ColumnOptions): Column<ListedInvoice, InvoiceColumnId>[] {
  const all: Column<ListedInvoice, InvoiceColumnId>[] = [
    {
      id: 'onayDurumu',
      head: t('onayDurumu'),
      cell: (invoice) => <InvoiceStatus invoice={invoice} />,
      card: 'start',
      className: 'kalem-invoice__status',
      width: 182,
      exportAs: ({ onayDurumu }) => t(onayDurumu),
      skeleton: '84px',
    },
    {
      id: 'alici',
      head: t('alici'),
      cell: (invoice) => <Recipient invoice={invoice} />,
      card: 'title',
      className: 'kalem-invoice__party',
      exportAs: recipientOf,
    },
    {
      id: 'vknTckn',
      head: t('vknTckn'),
      cell: ({ vknTckn }) => vknTckn,
      className: 'kalem-invoice__id kalem-num',
      width: 122,
      skeleton: '80px',
    },
    {
      id: 'belgeNumarasi',
      head: t('belgeNumarasi'),
      cell: ({ belgeNumarasi }) => belgeNumarasi ?? <span className="kalem-muted">{t('noNumber')}</span>,
      className: 'kalem-invoice__number kalem-num',
      width: 158,
      skeleton: '120px',
    },
    {
      id: 'faturaTarih',
      head: t('faturaTarih'),
      sort: true,
      cell: (invoice) => <InvoiceDate invoice={invoice} today={today} />,
      card: 'end',
      className: 'kalem-invoice__date',
      width: 142,
      exportAs: ({ faturaTarih }) => toScreenDate(faturaTarih),
      skeleton: '76px',
    },
    {
      id: 'vadeTarihi',
      head: t('vade'),
      sort: true,
      cell: (invoice) => <DueDay invoice={invoice} />,
      className: 'kalem-invoice__due',
      width: 110,
      isHiddenAtFirst: !isTracked,
      exportAs: (invoice) => dueText(invoice, t),
      skeleton: '76px',
    },
    {
      id: 'tahsilat',
      head: t('tahsilat'),
      cell: (invoice) => <InvoiceCollection invoice={invoice} />,
      card: 'foot',
      className: 'kalem-invoice__receipt',
      width: 136,
      skeleton: '84px',
    },
    {
      id: 'kalan',
      head: t('kalan'),
      cell: ({ tahsilat, paraBirim }) => tahsilat && <Amount value={tahsilat.kalan} currency={paraBirim} />,
      isNumeric: true,
      className: 'kalem-invoice__rest',
      width: 116,
      isHiddenAtFirst: true,
      skeleton: '76px',
    },
  ];
  return isTracked ? all : all.filter(({ id }) => id !== 'tahsilat' && id !== 'kalan');
}

/** The due date, or that an approved sale has none (MNY-16). */
export function dueText(invoice: ListedInvoice, t: Translate<'noTerm'>): string {
  const { vadeTarihi, onayDurumu } = invoice;
  if (vadeTarihi) return toScreenDate(vadeTarihi);
  const isSale = onayDurumu === 'Onaylandi' && faturaTipOf(invoice) !== 'IADE';
  return isSale ? t('noTerm', { n: dueDaysWithoutTerm }) : '';
}

function DueDay({ invoice }: { invoice: ListedInvoice }) {
  const t = useMessages(messages);
  const text = dueText(invoice, t);
  return invoice.vadeTarihi ? <span className="kalem-num">{text}</span> : <small className="kalem-muted">{text}</small>;
}

function Recipient({ invoice }: { invoice: ListedInvoice }) {
  const type = useInvoiceTypeTitle()(invoice);
  return (
    <span className="kalem-invoice__party-line">
      <span className="kalem-two">
        <RowButton>{recipientOf(invoice)}</RowButton>
        <small className="kalem-cut">
          {type}
          <span className="kalem-invoice__inline-id kalem-num">
            {type && ' · '}
            {invoice.vknTckn}
          </span>
        </small>
      </span>
      {invoice.totals.odenecekTutar && (
        <span className="kalem-invoice__amount" data-void={isVoid(invoice.talepAkisi)}>
          <Amount value={invoice.totals.odenecekTutar} currency={invoice.paraBirim} />
        </span>
      )}
    </span>
  );
}

const badges: Record<Exclude<ListedInvoice['portalDurumu'], 'GONDERILDI'>, { tone: Tone; icon: string }> = {
  BEKLIYOR: { tone: 'info', icon: icons.clock },
  REDDEDILDI: { tone: 'danger', icon: icons.error },
  BELIRSIZ: { tone: 'warning', icon: icons.refresh },
};

/**
 * onayDurumu (LST-04). Below it the two newest requests (REQ-07), and the state at the portal unless it is the normal
 * one (INV-38).
 */
function InvoiceStatus({
  invoice: { onayDurumu, portalDurumu, portalMesaji, talepAkisi },
}: {
  invoice: ListedInvoice;
}) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const badge =
    portalDurumu === 'GONDERILDI' || onayDurumu !== 'Onaylanmadi'
      ? undefined
      : { ...badges[portalDurumu], text: t(portalDurumu) };
  return (
    <span className="kalem-two kalem-invoice-status">
      <StatusMark status={onayDurumu}>{t(onayDurumu)}</StatusMark>
      <RequestFlow talepAkisi={talepAkisi} />
      {badge && (
        // The language of a `title` attribute is that of its element.
        <span title={portalMesaji ?? undefined} lang="tr">
          <Badge tone={badge.tone} icon={badge.icon}>
            <span lang={locale}>{badge.text}</span>
          </Badge>
        </span>
      )}
    </span>
  );
}

/** The issue date. Below it the days left to sign a draft or to object to an approved invoice. */
function InvoiceDate({ invoice, today }: { invoice: ListedInvoice; today: string }) {
  const { faturaTarih, onayDurumu } = invoice;
  const t = useMessages(messages);
  const tRequest = useMessages(requestTexts);
  const left = onayDurumu === 'Onaylanmadi' ? daysLeftToSign(faturaTarih, today) : undefined;
  const toObject = onayDurumu === 'Onaylandi' ? wordsToObject(invoice, today, tRequest) : undefined;
  return (
    <span className="kalem-two kalem-num">
      {toScreenDate(faturaTarih)}
      {left !== undefined && (
        <small data-tone={hasFewDays(left) ? 'warning' : undefined}>{wordsForDays(left, t)}</small>
      )}
      {toObject && <small>{toObject}</small>}
    </span>
  );
}

/** What was received for an invoice, what is left to pay, and its mark (MNY-36). */
function InvoiceCollection({ invoice: { tahsilat, takipDisi, talepAkisi, paraBirim } }: { invoice: ListedInvoice }) {
  const t = useMessages(messages);
  if (takipDisi) return <Badge>{t('untracked')}</Badge>;
  if (!tahsilat) return null;
  const mark = collectionMark(talepAkisi);
  return (
    <span className="kalem-two kalem-invoice__collection">
      <span>
        <Badge tone={collectionTone(tahsilat)}>{collectionText(tahsilat, t)}</Badge>
      </span>
      {isCollectable({ tahsilat }) && (
        <small title={t('kalan')}>
          <Amount value={tahsilat.kalan} currency={paraBirim} />
        </small>
      )}
      {mark && <small data-tone="warning">{t(mark)}</small>}
    </span>
  );
}

/** The days left to sign a draft, as text (LST-21). */
export function wordsForDays(left: number, t: Translate<'daysLeft' | 'lastDay' | 'daysOver'>): string {
  if (left < 0) return t('daysOver');
  return left === 0 ? t('lastDay') : t('daysLeft', { n: left });
}
