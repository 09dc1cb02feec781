import { daysBetween, istanbulNow, sumAmounts, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useInvoiceTypeTitle } from '../../fields/invoices';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import type { Column } from '../list/columns';
import { DataList } from '../list/DataList';
import { RowButton } from '../list/ListTable';
import { latenessTone } from './lateness';
import { messages } from './messages';

export type OpenInvoice = components['schemas']['OpenInvoice'];

interface OpenInvoicesProps {
  /** By due day. */
  invoices: readonly OpenInvoice[];
  paraBirim: string;
  /** Called for invoices. */
  onOpen: (invoice: OpenInvoice) => void;
  /** Opens an opening balance. Undefined without permission. */
  onOpening: ((opening: OpenInvoice) => void) | undefined;
  /** Undefined without permission. */
  onCollect: ((invoice: OpenInvoice) => void) | undefined;
  /** Not called for an opening balance. */
  onPayLink: (invoice: OpenInvoice) => void;
}

/** The invoices of an account with an amount left to pay in one currency (MNY-49). */
export function OpenInvoices({ invoices, paraBirim, onOpen, onOpening, onCollect, onPayLink }: OpenInvoicesProps) {
  const t = useMessages(messages);
  return (
    <section className="kalem-card kalem-debtor__part" aria-label={t('open')}>
      <div className="kalem-debtor__head">
        <h2 className="kalem-heading">{t('open')}</h2>
        {invoices.length > 0 && (
          <span className="kalem-sm kalem-muted">
            {t('openCount', { n: invoices.length })} ·{' '}
            <Amount value={sumAmounts(invoices.map(({ kalan }) => kalan))} currency={paraBirim} />
          </span>
        )}
      </div>
      <DataList
        label={t('open')}
        className="kalem-debtor__open"
        columns={useColumns(onCollect)}
        rows={invoices}
        isStale={false}
        idOf={({ faturaId }) => faturaId}
        nameOf={(invoice) => invoice.belgeNumarasi ?? t(unnumbered(invoice))}
        menu={(invoice) =>
          invoice.tur === 'FATURA'
            ? [[{ id: 'payLink', label: t('payLink'), icon: icons.link, onAction: () => onPayLink(invoice) }]]
            : []
        }
        onOpen={(invoice) => {
          if (invoice.tur === 'FATURA') onOpen(invoice);
          else if (invoice.tur === 'ACILIS') onOpening?.(invoice);
        }}
        error={null}
        onRetry={() => undefined}
        empty={<EmptyState title={t('noOpen')}>{t('noOpenHelp')}</EmptyState>}
      />
    </section>
  );
}

/** The text in place of a number. */
function unnumbered({ tur }: Pick<OpenInvoice, 'tur'>) {
  return tur === 'FATURA' ? 'noNumber' : tur;
}

function useColumns(onCollect: OpenInvoicesProps['onCollect']): Column<OpenInvoice>[] {
  const t = useMessages(messages);
  const typeTitle = useInvoiceTypeTitle();
  const columns: Column<OpenInvoice>[] = [
    { id: 'vade', head: t('due'), cell: (invoice) => <DueDay invoice={invoice} />, card: 'title', width: 148 },
    {
      id: 'belgeNumarasi',
      head: t('number'),
      cell: ({ tur, belgeNumarasi, faturaTarih, faturaTip }) => (
        <span className="kalem-two">
          <RowButton>{belgeNumarasi ?? t(unnumbered({ tur }))}</RowButton>
          <small className="kalem-num">
            {[
              t('dated', { day: toScreenDate(faturaTarih) }),
              tur === 'FATURA' && typeTitle({ faturaTip, portalFaturaTip: null }),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </span>
      ),
      card: 'start',
    },
    {
      id: 'durum',
      head: t('tahsilat'),
      cell: ({ durum }) => <Badge tone={durum === 'KISMI' ? 'info' : 'neutral'}>{t(durum)}</Badge>,
      card: 'end',
      width: 110,
    },
    {
      id: 'tutar',
      head: t('amount'),
      cell: ({ tutar }) => <Amount value={tutar} />,
      isNumeric: true,
      width: 130,
      className: 'kalem-debtor__whole',
    },
    {
      id: 'kalan',
      head: t('kalan'),
      cell: ({ kalan, paraBirim }) => (
        <b className="kalem-debtor__rest">
          <Amount value={kalan} currency={paraBirim} />
        </b>
      ),
      card: 'amount',
      isNumeric: true,
      width: 150,
    },
  ];
  if (!onCollect) return columns;
  const collect: Column<OpenInvoice> = {
    id: 'tahsilatGir',
    head: t('collect'),
    cell: (invoice) => (
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${t('collect')}: ${invoice.belgeNumarasi ?? t(unnumbered(invoice))}`}
        onPress={() => onCollect(invoice)}
      >
        {t('collect')}
      </Button>
    ),
    card: 'foot',
    className: 'kalem-debtor__collect',
    width: 128,
  };
  return [...columns, collect];
}

/** The due day, and below it how many days are left or over. */
function DueDay({ invoice: { vade, gecikmeGunu } }: { invoice: OpenInvoice }) {
  const t = useMessages(messages);
  const { now } = useKalem();
  const left = daysBetween(istanbulNow(now()).date, vade);
  return (
    <span className="kalem-two kalem-num">
      <b className="kalem-debtor__due">{toScreenDate(vade)}</b>
      {gecikmeGunu > 0 ? (
        <small data-tone={latenessTone(gecikmeGunu)}>{t('late', { n: gecikmeGunu })}</small>
      ) : (
        <small>{left > 0 ? t('daysLeft', { n: left }) : t('dueToday')}</small>
      )}
    </span>
  );
}
